import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { sightBackground } from '#src/core/picture-sight.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { storeDemoPicture } from '#src/media/ingest.ts'
import { demoPictures, plainPicture } from '#src/media/picture.sample.ts'
import { insertPictures } from '#src/media/picture.store.ts'
import type { PictureStore } from '#src/shop.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { makeSights } from './make-sights.ts'

const idle = { quiet: () => Promise.resolve() }
const sightIn = ({ db }: TestShop, id: string) =>
  db.selectFrom('pictures').select('sight').where('id', '=', id).executeTakeFirstOrThrow()

async function upload(
  shop: TestShop,
  picture: Buffer,
  headers: Record<string, string> = {},
): Promise<string> {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(picture)]), 'photo.png')
  const request = new Request('http://shop.test', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  const body = Buffer.from(await request.arrayBuffer())
  const { json } = await shop.send('POST', '/api/upload', body, { 'content-type': type, ...headers })
  return json.data.url
}

const imagesOf = (html: string, src: string) =>
  html.match(/<img [^>]*>/g)?.filter((img) => img.includes(` src="${src}"`)) ?? []

describeShop('until the bytes of a picture come (F5)', (shop) => {
  it('its colours stand in its place, in the HTML of every page that shows it', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const [bag = Buffer.alloc(0)] = await demoPictures(1)
    const image = await upload(shop, bag, headers)
    const product = typedProduct({ images: [image], sizes: [], colors: [] })
    const { insertedId } = (await shop.post('/api/postProduct', product, headers)).json
    const { sight } = await sightIn(shop, image.slice(10, 42))
    const background = sightBackground(sight ?? '')
    expect(background).toMatch(/^radial-gradient/)
    for (const path of ['/', '/ar/shop', `/product-details/${insertedId}`]) {
      const shown = imagesOf((await shop.get(path)).text, image)
      expect([path, shown.length > 0]).toEqual([path, true])
      for (const img of shown) {
        expect(img).toContain(` style="background:${background}"`)
        expect(Buffer.byteLength(` style="background:${background}"`)).toBeLessThan(100)
      }
    }
  })

  it('a receipt has none: nobody sees it on a page', async () => {
    const receipt = await upload(shop, await plainPicture(300, 500).toBuffer())
    expect(receipt).toMatch(/^\/proofs\//)
    expect(await sightIn(shop, receipt.slice(8, 40))).toEqual({ sight: null })
  })

  it('pictures of before get theirs in the background, once, and those that are gone are not looked for again', async () => {
    const { db, pictures } = shop.shop
    const [, one = Buffer.alloc(0), other = Buffer.alloc(0)] = await demoPictures(3)
    const stored = [await storeDemoPicture(pictures, one), await storeDemoPicture(pictures, other)]
    const gone = { id: 'f'.repeat(32), width: 10, height: 10, contentHash: 'f'.repeat(32) }
    await inTransaction(db, (trx) =>
      insertPictures(trx, [...stored, gone], { purpose: 'staff', now: shop.now }),
    )
    const over = new AbortController()
    await makeSights(shop.shop, idle, over.signal, { atOnce: 2, restMs: 0 })
    const sights = await Promise.all([...stored, gone].map(({ id }) => sightIn(shop, id)))
    expect(sights.map(({ sight }) => sight)).toEqual([
      expect.stringMatching(/^[rxy][0-9a-f]{24}$/),
      expect.stringMatching(/^[rxy][0-9a-f]{24}$/),
      '',
    ])
    over.abort()
    await db.updateTable('pictures').set({ sight: null }).where('id', '=', gone.id).execute()
    await makeSights(shop.shop, idle, over.signal)
    expect(await sightIn(shop, gone.id), 'none are made once it is over').toEqual({ sight: null })
  })

  it('those that cannot be read keep no older one from its own, and are looked at again at the next start', async () => {
    const { db, pictures } = shop.shop
    const [, , , older = Buffer.alloc(0), newer = Buffer.alloc(0)] = await demoPictures(5)
    const [read, stuck] = [await storeDemoPicture(pictures, older), await storeDemoPicture(pictures, newer)]
    const later = new Date(shop.now.getTime() + 1000)
    await inTransaction(db, async (trx) => {
      await insertPictures(trx, [read], { purpose: 'staff', now: shop.now })
      await insertPictures(trx, [stuck], { purpose: 'staff', now: later })
    })
    const unread: PictureStore['find'] = async (name) => {
      if (name.includes(stuck.id)) throw new Error('EIO')
      return pictures.find(name)
    }
    const start = (store: PictureStore) =>
      makeSights({ ...shop.shop, pictures: store }, idle, new AbortController().signal, {
        atOnce: 1,
        restMs: 0,
      })
    await start({ ...pictures, find: unread })
    expect(await sightIn(shop, read.id)).toEqual({ sight: expect.stringMatching(/^[rxy]/) })
    expect(await sightIn(shop, stuck.id)).toEqual({ sight: null })
    await start(pictures)
    expect(await sightIn(shop, stuck.id)).toEqual({ sight: expect.stringMatching(/^[rxy]/) })
  })
})
