import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gzipPieces, piecesOf, shareText, wholeOf } from './shared-text.ts'

const sheet = Array.from({ length: 4000 }, (_, n) => `.m-${n}{margin:${n % 97}px}`).join('')
const shared = shareText(sheet)

it('unpacks to the bytes that were packed, whatever stands around the shared text', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 2000 })
  const property = fc.asyncProperty(
    text,
    text,
    fc.string({ minLength: 1 }),
    async (before, after, common) => {
      const bytes = Buffer.from(before + common + after)
      const pieces = piecesOf(bytes, shareText(common))
      expect(wholeOf(pieces).equals(bytes)).toBe(true)
      expect(gunzipSync(await gzipPieces(pieces)).equals(bytes)).toBe(true)
    },
  )
  await fc.assert(property, { numRuns: 200 })
})

it('leaves a reply without the shared text as it is', async () => {
  const bytes = Buffer.from('<p>bag</p>')
  expect(wholeOf(piecesOf(bytes, shared))).toBe(bytes)
  expect(wholeOf(piecesOf(bytes, shareText('')))).toBe(bytes)
  expect(gunzipSync(await gzipPieces(piecesOf(bytes, undefined))).equals(bytes)).toBe(true)
})

it('keeps none of the shared bytes beside a page, and looks back to them when it packs what follows', async () => {
  const like = sheet.slice(-10_000)
  const bytes = Buffer.from(`<style>${sheet}</style>${like}`)
  const pieces = piecesOf(bytes, shared)
  expect(pieces.before.buffer.byteLength + pieces.after.buffer.byteLength).toBe(bytes.length - sheet.length)
  const packed = await gzipPieces(pieces)
  expect(gunzipSync(packed).equals(bytes)).toBe(true)
  expect(packed.length).toBeLessThan(shared.packed.length + 300)
})
