import { expect, test } from 'vitest'
import { isSigned, proofId, proofUrl, signProofUrl } from './proof-address.ts'

const id = '0123456789abcdef'.repeat(2)
const other = 'f123456789abcdef'.repeat(2)
const now = new Date('2026-03-01T08:00:00.500Z')
const secret = 'a secret of the shop'

function parts(address: string): { until: string; signature: string } {
  const { searchParams } = new URL(address, 'https://shop.test')
  return { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' }
}

const later = (ms: number) => new Date(Date.parse('2026-03-01T08:00:00Z') + ms)

test('a signed address is good for ten minutes, and not at their end (F2)', () => {
  const signed = parts(signProofUrl(secret, id, now))
  expect(isSigned([secret], id, signed, now)).toBe(true)
  expect(isSigned([secret], id, signed, later(600_000 - 1))).toBe(true)
  expect(isSigned([secret], id, signed, later(600_000))).toBe(false)
})

test('it shows its own picture in its own shop only', () => {
  const signed = parts(signProofUrl(secret, id, now))
  expect(isSigned([secret], other, signed, now)).toBe(false)
  expect(isSigned(['another secret'], id, signed, now)).toBe(false)
})

test.each([
  ['a later end', { until: '1772352601' }],
  ['no end', { until: '' }],
  ['an endless number', { until: '9'.repeat(13) }],
  ['an end that is no number', { until: '1e12' }],
  ['an end with more behind it', { until: '1772352600 ' }],
  ['no signature', { signature: '' }],
  ['a longer signature', { signature: `${parts(signProofUrl(secret, id, now)).signature}A` }],
  ['another signature', { signature: 'A'.repeat(43) }],
])('with %s it is worth nothing', (_, changed) => {
  const signed = { ...parts(signProofUrl(secret, id, now)), ...changed }
  expect(isSigned([secret], id, signed, new Date(0))).toBe(false)
})

test('the address that an order keeps names its picture, and no other text does', () => {
  expect(proofId(proofUrl(id))).toBe(id)
  for (const text of [
    '',
    `/pictures/${id}.webp`,
    `x${proofUrl(id)}`,
    `${proofUrl(id)}?a`,
    `/proofs/${id}.png`,
  ])
    expect(proofId(text)).toBeUndefined()
})
