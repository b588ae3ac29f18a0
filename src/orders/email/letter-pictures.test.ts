import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect, it } from 'vitest'
import { emailTemplates } from '#src/app/email-templates.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { originalName, pictureUrl } from '#src/core/picture-name.ts'
import { emailFixture } from '#src/mail/email-fixture.sample.ts'
import { createFileTransport } from '#src/mail/file-transport.ts'
import { sharp } from '#src/media/decoding/sharp.ts'
import { ingestPicture } from '#src/media/ingest.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'

let customers = 0
/** Three confirmations a day go to one mailbox (O22). */
function newCustomer(): string {
  customers += 1
  return `maryam-${customers}@example.com`
}

const shades = { black: '#000000', red: '#ff0000', blue: '#0000ff' }

describeShop(
  'the pictures in letters about an order (P20)',
  (shop) => {
    const { serverThat, senderTo, stored, queue } = emailFixture(shop, emailTemplates)

    /** A picture of the shop, 300 pixels high, of one shade. */
    async function picture(background: string, width = 400): Promise<string> {
      const bytes = await sharp({ create: { width, height: 300, channels: 3, background } })
        .png()
        .toBuffer()
      return pictureUrl((await ingestPicture(shop.shop.pictures, bytes)).id)
    }

    /** A bag whose cover is black, with a red and a blue picture for those colours. */
    async function bagOfColours(): Promise<NewProduct> {
      const [cover, red, blue] = [
        await picture(shades.black),
        await picture(shades.red),
        await picture(shades.blue),
      ]
      const imageColors = JSON.stringify({ [red]: 'red', [blue]: 'blue' })
      const bag = sampleProduct({
        colors: ['red', 'blue', 'green'],
        sizes: ['S', 'M'],
        images: [cover, red, blue],
        imageColors,
      })
      await stockCatalogue(shop.db, bag)
      return bag
    }

    /** Places an order of a customer who is new, and sends what the shop writes then: to her, and to itself. */
    async function lettersOf(pieces: Parameters<typeof sampleOrder>[0], locale = 'en') {
      const server = await serverThat()
      const email = newCustomer()
      const order = sampleOrder(pieces, { email })
      expect((await shop.post('/api/postOrder', order, { 'accept-language': locale })).status).toBe(200)
      await senderTo(server).sendDue()
      const sentTo = (address: string) => {
        const found = server.taken.find(({ to }) => to[0] === address)
        if (!found) throw new Error(`no letter to ${address}`)
        return { ...found.mail, html: found.mail.html ?? '', raw: found.raw }
      }
      return { hers: sentTo(email), ours: sentTo('orders@shop.test') }
    }

    it.each(['en', 'ar'] as const)(
      'come with the letter and show the colour of each line, once each: %s',
      async (locale) => {
        const product = await bagOfColours()
        const pieces = [
          { product, color: 'blue', size: 'S' },
          { product, color: 'blue', size: 'M' },
          { product, color: 'green', size: 'M' },
        ]
        const { hers, ours } = await lettersOf(pieces, locale)
        const { attachments, html, raw } = hers
        expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
        const cids = cidsIn(html)
        expect([cids[0] === cids[1], new Set(cids).size, cids.length]).toEqual([true, 2, 3])
        expect(await shownBy(attachments, cids)).toEqual(['blue', 'blue', 'black'])
        expect(
          attachments.map(({ disposition, related, mimeType }) => [disposition, related, mimeType]),
        ).toEqual(Array(2).fill(['inline', true, 'image/jpeg']))
        for (const { content } of attachments)
          expect(await sharp(Buffer.from(content as ArrayBuffer)).metadata()).toMatchObject({
            width: 128,
            height: 128,
          })
        expect(html.match(/<img [^>]*>/g)).toEqual(
          cids.map((cid) => expect.stringMatching(`^<img src="cid:${cid}" width="64" height="64" alt="" `)),
        )
        expect(html, 'nothing from anywhere').not.toMatch(
          /<link|@import|url\(|src="(?!cid:)|srcset|background=/,
        )
        expect(raw.length).toBeLessThan(40_000)
        // Bytes are read when it is sent, and never rows; what the shop is told needs none.
        expect(JSON.stringify(await stored())).not.toContain('pictures')
        expect([ours.attachments, ours.html.includes('<img')]).toEqual([[], false])
      },
    )

    it('that are gone, damaged or not the shop’s are left out, and the letter is sent as it always was', async () => {
      const whole = await picture('#00ff00')
      const gone = await picture('#123456')
      const damaged = await picture('#654321')
      const name = (url: string) => originalName(/[0-9a-f]{32}/.exec(url)?.[0] ?? '')
      await shop.shop.pictures.remove(name(gone))
      await shop.shop.pictures.put(name(damaged), Buffer.from('RIFF0000WEBP'))
      const bags = [whole, gone, damaged, 'https://example.com/x.webp', '/pictures/../mail'].map((url) =>
        sampleProduct({ images: [url] }),
      )
      await stockCatalogue(shop.db, ...bags)
      const { hers: mail } = await lettersOf(bags.map((product) => ({ product })))
      expect([mail.attachments.length, cidsIn(mail.html).length]).toEqual([1, 1])
      for (const { name } of bags) expect(mail.html).toContain(name)

      const { hers: without } = await lettersOf(bags.slice(1).map((product) => ({ product })))
      expect([without.attachments, without.html.match(/<img|colspan|width="76"/)]).toEqual([[], null])
    })

    it('are twelve at most, of 8 kB each whatever they show', async () => {
      const bags: NewProduct[] = []
      for (let n = 0; n < 14; n++) {
        const noise = { type: 'gaussian', mean: 128, sigma: 120 } as const
        const bytes = await sharp({
          create: { width: 200, height: 200, channels: 3, background: '#fff', noise },
        })
          .png()
          .toBuffer()
        const { id } = await ingestPicture(shop.shop.pictures, bytes)
        bags.push(sampleProduct({ images: [pictureUrl(id)] }))
      }
      await stockCatalogue(shop.db, ...bags)
      const { hers: mail } = await lettersOf(bags.map((product) => ({ product })))
      const sizes = mail.attachments.map(({ content }) => (content as ArrayBuffer).byteLength)
      expect([sizes.length, Math.max(...sizes) <= 8192, cidsIn(mail.html).length]).toEqual([12, true, 12])
      expect(mail.raw.length).toBeLessThan(180_000)
    })

    it('are in the file of a shop without a mail server too, and in the letters about what becomes of the order', async () => {
      const product = await bagOfColours()
      const customer = newCustomer()
      const order = sampleOrder([{ product, color: 'red', size: 'S' }], { email: customer })
      const placed = await shop.post('/api/postOrder', order)
      const orderId: string = placed.json.insertedId
      const changed = { orderId, status: 'Confirmed' }
      await queue({ kind: 'order-status-changed', recipient: customer, locale: 'ar', payload: changed })
      const dir = await mkdtemp(path.join(tmpdir(), 'haqiba-letters-'))
      await senderTo({ url: '' }, createFileTransport(dir)).sendDue()
      const files = await Promise.all((await readdir(dir)).map((file) => readFile(path.join(dir, file))))
      await rm(dir, { recursive: true })
      const mails = await Promise.all(files.map((file) => PostalMime.parse(file)))
      const hers = mails.filter(({ to }) => to?.[0]?.address === customer)
      expect(hers).toHaveLength(2)
      for (const { attachments, html = '' } of hers)
        expect(await shownBy(attachments, cidsIn(html))).toEqual(['red'])
    })
  },
  { SHOP_MAIL: 'orders@shop.test' },
)

function cidsIn(html: string): string[] {
  return [...html.matchAll(/src="cid:([^"]*)"/g)].map(([, cid = '']) => cid)
}

/** Which shade each of these Content-IDs shows. */
async function shownBy(attachments: Email['attachments'], cids: string[]): Promise<(string | undefined)[]> {
  return Promise.all(
    cids.map(async (cid) => {
      const found = attachments.find(({ contentId }) => contentId === `<${cid}>`)
      const [red = 0, green = 0, blue = 0] = await sharp(Buffer.from(found?.content as ArrayBuffer))
        .resize(1, 1)
        .raw()
        .toBuffer()
      if (green > 60) return 'other'
      return red > 190 ? 'red' : blue > 190 ? 'blue' : red + blue < 60 ? 'black' : 'other'
    }),
  )
}
