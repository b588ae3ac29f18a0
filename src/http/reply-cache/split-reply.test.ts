import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { packReply } from './cached-reply.ts'
import { gzipPieces, shareText, wholeOf } from './shared-text.ts'
import { splitReply } from './split-reply.ts'

const common = '.bag{margin:0}'.repeat(500)
const split = { before: '<style>', common, after: '</style><p>حقيبة</p>' }
const text = split.before + split.common + split.after
const html = { headers: { 'content-type': 'text/html' } }

it('is taken in its pieces by the cache that has their text in common, without being put together', async () => {
  const reply = splitReply(split, html)
  const { plain, keep } = await packReply(reply, [], shareText(common))
  expect([keep, reply.bodyUsed]).toEqual([true, false])
  expect(String(wholeOf(plain))).toBe(text)
  expect(plain.before.buffer.byteLength + plain.after.buffer.byteLength).toBe(
    Buffer.byteLength(split.before + split.after),
  )
  expect(String(gunzipSync(await gzipPieces(plain)))).toBe(text)
})

it('is all there for whoever else reads it', async () => {
  expect(await splitReply(split, html).text()).toBe(text)
  // As where the reply was made anew on its way.
  const { plain } = await packReply(new Response(splitReply(split, html).body, html), [], shareText(common))
  expect(String(wholeOf(plain))).toBe(text)
  for (const shared of [undefined, shareText('.cap{}')])
    expect(String(wholeOf((await packReply(splitReply(split, html), [], shared)).plain))).toBe(text)
})

it('is all there where it may not be kept', async () => {
  const missing = splitReply(split, { status: 404, ...html })
  const { keep, variants } = await packReply(missing, [], shareText(common))
  expect([keep, String(variants.identity?.body)]).toEqual([false, text])
})
