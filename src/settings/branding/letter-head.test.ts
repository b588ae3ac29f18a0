import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emailTemplates } from '#src/app/email-templates.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { type Locale, locales } from '#src/core/locale.ts'
import { originalName, pictureUrl } from '#src/core/picture-name.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { emailFixture } from '#src/mail/email-fixture.sample.ts'
import { ownLetterLook } from '#src/mail/email-parts.ts'
import { sharp } from '#src/media/decoding/sharp.ts'
import { ingestPicture } from '#src/media/ingest.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import type { Brand } from '../brand/brand.ts'
import { corners } from '../brand/brand-options.ts'
import { brandTokens } from '../brand/brand-tokens.ts'
import { contrast, type Hex } from '../brand/colour.ts'
import { ownLook } from '../brand/own-look.ts'
import { writeSettings } from '../settings.store.ts'
import { defaultSettings } from '../settings.ts'
import { letterHead } from './letter-head.ts'

const look = async (brand: Partial<Brand>) =>
  (await letterHead({ ...defaultSettings, brand: { ...ownLook, ...brand } }, 'en', {})).look

it('is read in any accent, on white and on what mail programs have in the dark', async () => {
  const accents = fc.integer({ min: 0, max: 0xffffff }).map((n): Hex => `#${n.toString(16).padStart(6, '0')}`)
  await fc.assert(
    fc.asyncProperty(accents, async (accent) => {
      const { light, dark } = await look({ accent })
      for (const [one, other] of [
        [light.accent, '#ffffff'],
        [light.fill, light.onFill],
        [dark.accent, '#121212'],
        [dark.accent, '#1f1f1f'],
        [dark.fill, dark.onFill],
      ] as [Hex, Hex][])
        expect(contrast(one, other), `${accent}: ${one} and ${other}`).toBeGreaterThanOrEqual(4.5)
    }),
    { examples: [['#ffe600'], ['#14213d'], ['#ffffff'], ['#000000']] },
  )
})

it('has the corners of the pages', async () => {
  for (const shape of corners) {
    const { '--radius-md': said = '4px' } = brandTokens({ ...ownLook, corners: shape }).all
    expect(`${(await look({ corners: shape })).corners}px`).toBe(said)
  }
})

it('is the shop’s own for one that has no brand', async () => {
  expect(await letterHead(defaultSettings, 'ar', {})).toEqual({
    shopName: defaultSettings.shopNameAr,
    look: ownLetterLook,
  })
})

describeShop('letters in the look of the shop (B1)', (shop) => {
  const { serverThat, senderTo, queue } = emailFixture(shop, emailTemplates)

  async function setBrand(brand: Partial<Brand> | undefined): Promise<void> {
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await trx.deleteFrom('settings').where('name', '=', 'brand').execute()
      if (brand) await writeSettings(trx, { brand: { ...ownLook, ...brand } })
      catalogueChanged()
    })
  }

  /** A red logo on see-through ground, twice as wide as high, with hard edges. */
  async function logo(width = 1000, height = 500): Promise<{ url: string; width: number; height: number }> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="0" width="${width / 2}" height="${height}" fill="#d00"/></svg>`
    const stored = await ingestPicture(shop.shop.pictures, Buffer.from(svg), 'content', 'admin', 'drawing')
    return { url: pictureUrl(stored.id), width: stored.width, height: stored.height }
  }

  /** The letter with a link to choose a new password, as a mail server takes it. */
  async function sent(locale: Locale = 'en') {
    const server = await serverThat()
    const payload = { link: 'https://shop.test/reset?token=1' }
    await queue({ kind: 'reset-password', recipient: 'noor@example.com', locale, payload })
    await senderTo(server).sendDue()
    const [one] = server.taken
    if (!one) throw new Error('no letter came')
    return { html: one.mail.html ?? '', attachments: one.mail.attachments, raw: one.raw }
  }

  it.each(['#ffe600', '#14213d'])(
    'are %s where the owner chose it, and without a brand as they were',
    async (accent) => {
      await setBrand(undefined)
      const plain = await sent()
      for (const colour of [
        'color:#6b1e2e',
        'background-color:#6b1e2e;color:#ffffff',
        '.wine{color:#d98594!important}}',
      ])
        expect(plain.html).toContain(colour)
      expect(plain.html).not.toMatch(/class="fill"|<img/)

      await setBrand({ accent, corners: 'round' })
      const { light, dark } = await look({ accent })
      const { html } = await sent('ar')
      expect(html).not.toMatch(/#6b1e2e|#d98594|border-radius:4px/)
      expect(html).toContain(`background-color:${light.fill};color:${light.onFill}`)
      expect(html).toContain(
        `.wine{color:${dark.accent}!important}.fill{background-color:${dark.fill}!important;color:${dark.onFill}!important}`,
      )
      expect(html).toMatch(/<a class="fill" [^>]*border-radius:12px/)

      await setBrand(undefined)
      expect((await sent()).html).toBe(plain.html)
    },
  )

  it.each(locales)('carry the logo at their head, on white, named as the shop is: %s', async (locale) => {
    await setBrand({ logo: await logo() })
    const { html, attachments, raw } = await sent(locale)
    const [, cid, width, height, alt] =
      /<img class="logo" src="cid:([^"]+)" width="(\d+)" height="(\d+)" alt="([^"]*)"/.exec(html) ?? []
    const { shopName, shopNameAr } = defaultSettings
    expect([width, height, alt]).toEqual(['96', '48', locale === 'ar' ? shopNameAr : shopName])
    expect(html, 'a plate where the ground is dark').toContain('.logo{padding:8px;background-color:#fff')
    expect(
      attachments.map(({ contentId, disposition, related, mimeType }) => [
        contentId,
        disposition,
        related,
        mimeType,
      ]),
    ).toEqual([[`<${cid}>`, 'inline', true, 'image/jpeg']])
    const bytes = Buffer.from(attachments[0]?.content as ArrayBuffer)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 192, height: 96, hasAlpha: false })
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(-info.channels)], 'see-through is white').toEqual([255, 255, 255])
    expect(raw.length).toBeLessThan(30_000)
  })

  it('keep a logo of any shape and noise within 200 by 48 pixels and 16 kB', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 120 } as const
    for (const [width, height] of [
      [1000, 60],
      [60, 1000],
      [1000, 240],
    ] as const) {
      const bytes = await sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
        .png()
        .toBuffer()
      const stored = await ingestPicture(shop.shop.pictures, bytes)
      await setBrand({ logo: { url: pictureUrl(stored.id), width, height } })
      const { html, attachments } = await sent()
      const shown = /<img class="logo" [^>]*width="(\d+)" height="(\d+)"/.exec(html) ?? []
      const [wide, high] = [Number(shown[1]), Number(shown[2])]
      expect([wide <= 200, high <= 48, wide === 200 || high === 48]).toEqual([true, true, true])
      const carried = Buffer.from(attachments[0]?.content as ArrayBuffer)
      expect(carried.byteLength).toBeLessThanOrEqual(16 * 1024)
    }
  })

  it('go with the name where the logo is gone or damaged', async () => {
    for (const spoil of ['gone', 'damaged']) {
      const lost = await logo(800, spoil === 'gone' ? 200 : 300)
      const name = originalName(/[0-9a-f]{32}/.exec(lost.url)?.[0] ?? '')
      if (spoil === 'gone') await shop.shop.pictures.remove(name)
      else await shop.shop.pictures.put(name, Buffer.from('RIFF0000WEBP'))
      await setBrand({ logo: lost })
      const { html, attachments } = await sent()
      expect([attachments, html.includes('<img'), html.includes(`>${defaultSettings.shopName}</p>`)]).toEqual(
        [[], false, true],
      )
    }
  })

  it('show logo and goods beside each other, also where they are the same picture', async () => {
    const square = await logo(300, 300)
    await setBrand({ logo: square })
    const product = sampleProduct({ images: [square.url] })
    await stockCatalogue(shop.db, product)
    const server = await serverThat()
    const order = sampleOrder([{ product }], { email: 'salma@example.com' })
    expect((await shop.post('/api/postOrder', order)).status).toBe(200)
    await senderTo(server).sendDue()
    const { mail } = server.taken.find(({ to }) => to[0] === 'salma@example.com') ?? {}
    const cids = [...(mail?.html ?? '').matchAll(/src="cid:([^"]*)"/g)].map(([, cid]) => `<${cid}>`)
    expect(mail?.attachments.map(({ contentId }) => contentId)).toEqual(cids)
    expect(new Set(cids).size).toBe(2)
  })
})
