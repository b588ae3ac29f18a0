import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { sharp } from '#src/media/decoding/sharp.ts'
import { plainPicture } from '#src/media/picture.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { typefacePairs } from '../brand/brand-options.ts'
import { ownLook } from '../brand/own-look.ts'
import { typefaceRules } from '../brand/typefaces.ts'

const names = { shopName: 'Safa', shopNameAr: 'صفا' }

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80"><script>alert(1)</script>
<rect width="240" height="80" fill="#0b3d5c"/></svg>`

function upload(
  shop: TestShop,
  bytes: string | Uint8Array,
  headers: Record<string, string>,
  to = 'uploadLogo',
) {
  const start = '--cut\r\ncontent-disposition: form-data; name="image"; filename="logo.svg"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(start), Buffer.from(bytes), Buffer.from('\r\n--cut--\r\n')])
  return shop.send('POST', `/api/${to}`, body, {
    ...headers,
    'content-type': 'multipart/form-data; boundary=cut',
  })
}

function save(shop: TestShop, look: object, headers: Record<string, string>) {
  const body = JSON.stringify({ ...ownLook, ...names, ...look })
  return shop.send('PUT', '/api/brand', body, { 'content-type': 'application/json', ...headers })
}

const sheetOf = ({ text }: { text: string }) => /href="(\/brand-[0-9a-f]{12}\.css)"/.exec(text)?.[1]

describeShop('the brand of a shop (B1)', (shop) => {
  it('is a stylesheet that every page names, and back to default leaves the pages as they were', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const before = await shop.get('/')
    expect(sheetOf(before)).toBeUndefined()
    const look = { shopName: 'Haqiba', shopNameAr: 'حقيبة', accent: 'FFE600', corners: 'round' }
    const { status, json } = await save(shop, { ...look, typefaces: 'modern', cards: 'portrait' }, headers)
    expect([status, json.data.brand.accent]).toEqual([200, '#ffe600'])
    const page = await shop.get('/ar')
    expect(page.headers['content-security-policy']).toBe(before.headers['content-security-policy'])
    const sheet = sheetOf(page) ?? ''
    const { text, headers: said } = await shop.get(sheet)
    expect(said['cache-control']).toContain('immutable')
    for (const part of ['--color-wine:#ffe600', '--radius-md:12px', '--card-ratio:0.8', 'Cairo Variable'])
      expect(text).toContain(part)
    expect(text, 'cards and gallery alike').toMatch(/\.card-picture img,\[data-shared-picture\]\{[^}]*cover/)
    for (const [, font = ''] of text.matchAll(/url\((\/typefaces\/[^)]+)\)/g))
      expect([font, (await shop.get(font)).headers['content-type']]).toEqual([font, 'font/woff2'])

    await save(shop, { ...look, accent: '#123456' }, headers)
    const other = sheetOf(await shop.get('/ar')) ?? ''
    expect(other).not.toBe(sheet)
    const old = await shop.get(sheet)
    expect([old.text.includes('#123456'), old.headers['cache-control']]).toEqual([
      true,
      'public, max-age=0, must-revalidate',
    ])

    await save(shop, { shopName: 'Haqiba', shopNameAr: 'حقيبة' }, headers)
    const version = /"version":\d+/
    expect((await shop.get('/')).text.replace(version, '')).toBe(before.text.replace(version, ''))
  })

  it('has the typefaces of every pair for its preview', async () => {
    for (const pair of typefacePairs) {
      const { status, headers, text } = await shop.get(`/typefaces/${pair}.css`)
      expect([pair, status, text]).toEqual([pair, 200, typefaceRules(pair)])
      expect(headers['content-type']).toMatch(/^text\/css/)
    }
  })

  it('takes a logo as SVG and keeps its pixels, of which the icons are made', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const { status, json } = await upload(shop, svg, headers)
    expect([status, json.data.width, json.data.height]).toEqual([200, 1024, 341])
    const logo = await shop.get(json.data.url)
    expect([logo.headers['content-type'], logo.text.includes('<s')]).toEqual(['image/webp', false])
    expect((await shop.get('/icon-192.png')).status).toBe(404)
    expect((await save(shop, { logo: json.data.url }, headers)).status).toBe(200)
    const sheet = async () => (await shop.get(sheetOf(await shop.get('/')) ?? '')).text
    const inTheDark =
      /\[data-theme=dark\] \.brand-name\{mix-blend-mode:normal;background-color:#f6f1e9;background-blend-mode:multiply;/
    expect(await sheet()).toContain(json.data.url)
    expect(await sheet(), 'made for light ground').toMatch(inTheDark)
    expect(await sheet(), 'a white ground of its own is not seen').toContain(
      '.brand-name{mix-blend-mode:multiply}',
    )
    expect(await sheet(), 'one for the names of both languages').toContain(
      '.brand-name+.brand-name{display:none}',
    )
    await save(shop, { logo: json.data.url, logoDark: json.data.url }, headers)
    expect(await sheet()).not.toMatch(inTheDark)
    const icon = await fetch(`${shop.origin}/icon-192.png`)
    const { width, height, format } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata()
    expect([format, width, height]).toEqual(['png', 192, 192])
    const tab = await shop.get('/icon.svg')
    expect([tab.headers['content-type'], /script|alert/.test(tab.text)]).toEqual(['image/svg+xml', false])
    const again = await shop.get('/icon.svg', { 'if-none-match': tab.headers.etag ?? '' })
    expect(again.status).toBe(304)
  })

  it('stands with a bag, a letter or the logo where a product has no picture, as the admin chose (P14)', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const seen = () => shop.get('/no-picture.svg')
    const bag = await seen()
    expect([bag.status, bag.headers['content-type'], bag.text.includes('<text')]).toEqual([
      200,
      'image/svg+xml',
      false,
    ])
    const haqiba = { shopName: 'Haqiba', shopNameAr: 'حقيبة' }
    await save(shop, { ...haqiba, placeholder: 'letter' }, headers)
    const own = await seen()
    expect(own.text).not.toBe(bag.text)
    for (const [shopNameAr, letter] of [
      ['صفا', 'ص'],
      ['البستان', 'ب'],
      ['<script>', 's'],
    ]) {
      await save(shop, { shopNameAr, placeholder: 'letter' }, headers)
      expect([shopNameAr, (await seen()).text.match(/<text[^>]*>([^<]*)</)?.[1]]).toEqual([
        shopNameAr,
        letter,
      ])
    }
    await save(shop, { shopNameAr: '2026', placeholder: 'letter' }, headers)
    expect((await seen()).text, 'a name without letters').toBe(bag.text)
    await save(shop, { shopName: 'Zain', shopNameAr: '', placeholder: 'letter' }, headers)
    expect((await seen()).text, 'no Arabic name').toContain('>Z<')
    await save(shop, { placeholder: 'logo' }, headers)
    expect((await seen()).text, 'no logo to show').toBe(bag.text)

    const { data: logo } = (await upload(shop, svg, headers)).json
    await save(shop, { logo: logo.url, placeholder: 'logo' }, headers)
    const drawn = await seen()
    expect(drawn.text).toContain('data:image/png;base64,')
    expect((await shop.get('/no-picture.svg', { 'if-none-match': drawn.headers.etag ?? '' })).status).toBe(
      304,
    )
    expect((await shop.get('/no-picture.svg', { 'if-none-match': bag.headers.etag ?? '' })).status).toBe(200)
    await save(shop, haqiba, headers)
    expect((await shop.get('/no-picture.svg', { 'if-none-match': bag.headers.etag ?? '' })).status).toBe(304)
    expect((await save(shop, { placeholder: 'hat' }, headers)).status).toBe(422)
  })

  it('refuses drawings that are none, and SVG wherever else pictures come in', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const bomb = '<svg xmlns="http://www.w3.org/2000/svg">'
    const entity = `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${bomb}<text>&a;</text></svg>`
    const bad: [string, string | Uint8Array][] = [
      ['entities', entity],
      ['half a drawing', bomb],
      ['too much of it', `${bomb}${'<g/>'.repeat(150_000)}</svg>`],
      ['a text', 'just words'],
    ]
    for (const [what, bytes] of bad)
      expect([what, [413, 415, 422].includes((await upload(shop, bytes, headers)).status)]).toEqual([
        what,
        true,
      ])
    expect((await upload(shop, svg, headers, 'upload')).status).toBe(415)
    const photo = await plainPicture(300, 200).toBuffer()
    expect((await upload(shop, photo, headers)).json.data).toMatchObject({ width: 300, height: 200 })
    expect((await upload(shop, svg, headers, 'upload')).status).toBe(415)
  })

  it('refuses what is no look, field by field, and strangers', async () => {
    const [admin, manager] = [await signIn(shop.shop, 'admin'), await signIn(shop.shop, 'manager')]
    const wrong = {
      shopName: ' ',
      shopNameAr: '',
      accent: 'yellow',
      corners: 'wavy',
      logo: `/pictures/${'b'.repeat(32)}.webp`,
    }
    const paths = async (look: object) =>
      (await save(shop, look, admin.headers)).json.errors?.map(({ path }: { path: string }) => path)
    expect(await paths(wrong)).toEqual(['accent', 'corners', 'shopName'])
    expect(await paths({ logo: wrong.logo })).toEqual(['logo'])
    expect((await save(shop, {}, manager.headers)).status).toBe(403)
    expect((await upload(shop, svg, (await signIn(shop.shop, 'customer')).headers)).status).toBe(403)
  })

  it('that is named in Arabic alone is called so in both languages, and not by the name it came with', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const named = async () => {
      const { data } = (await shop.get('/api/getWebsiteInfo')).json
      return [data.shopName, data.shopNameAr]
    }
    expect((await save(shop, { shopName: 'Haqiba', shopNameAr: 'حقيبة' }, headers)).status).toBe(200)
    expect(await named()).toEqual(['Haqiba', 'حقيبة'])
    expect((await save(shop, { shopName: 'Haqiba', shopNameAr: 'دار الندى' }, headers)).status).toBe(200)
    expect(await named()).toEqual(['دار الندى', 'دار الندى'])
    // Whoever types the name it came with afterwards means it.
    expect((await save(shop, { shopName: 'Haqiba', shopNameAr: 'دار الندى' }, headers)).status).toBe(200)
    expect(await named()).toEqual(['Haqiba', 'دار الندى'])
    expect((await save(shop, { shopName: 'Haqiba', shopNameAr: 'حقيبة' }, headers)).status).toBe(200)
    const body = JSON.stringify({ shopNameAr: 'دار الندى' })
    const json = { 'content-type': 'application/json', ...headers }
    expect((await shop.send('PATCH', '/api/updateWebsiteInfo', body, json)).status).toBe(200)
    expect(await named()).toEqual(['دار الندى', 'دار الندى'])
  })
})
