import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { type HeicParts, heicOf } from '#src/media/decoding/heic.sample.ts'
import { sharp } from '#src/media/decoding/sharp.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { signProofUrl } from './proof-address.ts'

/** 250 by 200 as stored, wine and blue above white and sand; shown it stands on its side. */
const photo: HeicParts = {
  tiles: ['wine', 'blue', 'white', 'sand'],
  columns: 2,
  width: 250,
  height: 200,
  turn: 3,
}

async function upload(shop: TestShop, bytes: Uint8Array, headers: Record<string, string> = {}) {
  const form = new FormData()
  form.set('image', new Blob([Uint8Array.from(bytes)], { type: 'image/heic' }), 'IMG_0001.HEIC')
  const reply = await fetch(`${shop.origin}/api/upload`, { method: 'POST', body: form, headers })
  return { status: reply.status, json: await reply.json() }
}

/** Type, size and the colours of the corners of what is shown at an address, clockwise from the top left. */
async function shownAt(shop: TestShop, address: string) {
  const reply = await fetch(shop.origin + address)
  const { data, info } = await sharp(Buffer.from(await reply.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const corners = [
    [20, 20],
    [info.width - 20, 20],
    [info.width - 20, info.height - 20],
    [20, info.height - 20],
  ].map(([x = 0, y = 0]) => {
    const from = (y * info.width + x) * info.channels
    return [...data.subarray(from, from + 3)].map((value) => Math.round(value / 32)).join('')
  })
  return [reply.status, reply.headers.get('content-type'), info.width, info.height, corners.join(' ')]
}
const upright = [200, 'image/webp', 200, 250, '888 412 127 765']

describeShop('a photo as an iPhone keeps it (F1)', (shop) => {
  it('is a product’s picture and a receipt, upright and in its colours', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const bag = await upload(shop, heicOf(photo), headers)
    expect([bag.status, bag.json.data.url]).toEqual([
      200,
      expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.webp$/),
    ])
    expect(await shownAt(shop, bag.json.data.url)).toEqual(upright)

    const receipt = await upload(shop, heicOf(photo))
    expect([receipt.status, receipt.json.data.url]).toEqual([
      200,
      expect.stringMatching(/^\/proofs\/[0-9a-f]{32}\.webp$/),
    ])
    const signed = signProofUrl(shop.shop.secret, receipt.json.data.url.slice(8, 40), shop.now)
    expect(await shownAt(shop, signed)).toEqual(upright)
  })

  it('is refused with its reason where it is broken, and the next one is taken', async () => {
    const whole = heicOf(photo)
    const rows: [string, number, Buffer][] = [
      ['cut off', 415, whole.subarray(0, whole.length - 60)],
      ['cut short', 415, whole.subarray(0, 200)],
      ['100,000 pixels a side', 415, heicOf({ tiles: ['wine'], width: 100_000, height: 100_000 })],
      ['24 megapixels packed whole', 413, heicOf({ tiles: ['wine'], width: 6000, height: 4000 })],
      ['set up for 8,192 pixels a side', 422, heicOf({ tiles: ['giant'] })],
    ]
    for (const [what, status, bytes] of rows) {
      const answer = await upload(shop, bytes)
      expect([what, answer.status, answer.json.detail]).toEqual([
        what,
        status,
        expect.stringMatching(/\w{4}/),
      ])
    }
    expect((await upload(shop, whole)).status).toBe(200)
  })
})
