import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seal, unseal } from './sealed.ts'

const mine = { use: 'second-factor', whose: 'noor' } as const

it('what is sealed opens under the same secret for the same person and use, and not after any change', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (text, place) => {
      const sealed = seal('a secret', text, mine)
      expect(sealed).not.toBe(seal('a secret', text, mine))
      expect(unseal(['a secret'], sealed, mine)).toEqual({ text, isOld: false })
      expect(unseal(['another'], sealed, mine)).toBeUndefined()
      expect(unseal(['a secret'], sealed, { ...mine, whose: 'salma' })).toBeUndefined()
      expect(unseal(['a secret'], sealed, { ...mine, use: 'hosted-identity' })).toBeUndefined()
      const bytes = Buffer.from(sealed, 'base64url')
      bytes.writeUInt8(bytes.readUInt8(place % bytes.length) ^ 1, place % bytes.length)
      expect(unseal(['a secret'], bytes.toString('base64url'), mine)).toBeUndefined()
    }),
  )
})

it('what an older secret sealed opens while that one is still named, and says so', () => {
  const sealed = seal('the old one', 'a text', mine)
  expect(unseal(['the new one', 'the old one'], sealed, mine)).toEqual({ text: 'a text', isOld: true })
  expect(unseal(['the new one'], sealed, mine)).toBeUndefined()
})
