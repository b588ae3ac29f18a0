import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codeOf, newTotpSecret, stepAt, stepOfCode, totpUri } from './totp.ts'

// "12345678901234567890" in base32: the secret of RFC 6238's appendix B.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code %i seconds after 1970 is that of RFC 6238', (seconds, code) => {
  expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
})

it('a code counts one half minute before and after its own, and never twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1e8 }), fc.integer({ min: -5, max: 5 }), (step, off) => {
      const now = new Date((step * 30 + 15) * 1000)
      const code = codeOf(secret, step + off)
      const found = stepOfCode(secret, code, now)
      if (Math.abs(off) <= 1) expect(codeOf(secret, found ?? -1)).toBe(code)
      const taken = step + 1
      expect(stepOfCode(secret, code, now, taken)).toBeUndefined()
    }),
  )
})

it('a new secret has 160 bits and more, and an address that apps can read', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  expect(totpUri(secret, 'noor@shop.example', 'حقيبة & Co')).toBe(
    `otpauth://totp/${encodeURIComponent('حقيبة & Co')}:noor%40shop.example?secret=${secret}&issuer=${encodeURIComponent('حقيبة & Co')}`,
  )
})
