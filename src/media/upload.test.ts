import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { plainPicture } from './picture.sample.ts'
import { signProofUrl } from './proof-address.ts'

type Part = { name: string; bytes: Uint8Array | string; file?: string; type?: string }

/** A form as a browser would send it, or as nobody would. */
function formOf(...parts: Part[]): { body: Buffer; type: string } {
  const boundary = 'the-boundary'
  const chunks = parts.flatMap(({ name, bytes, file, type = 'application/octet-stream' }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n`,
    file === undefined ? '\r\n' : `content-type: ${type}\r\n\r\n`,
    bytes,
    '\r\n',
  ])
  const body = Buffer.concat([...chunks, `--${boundary}--\r\n`].map((one) => Buffer.from(one as string)))
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}

function upload(shop: TestShop, form: { body: Buffer; type: string }, headers: Record<string, string> = {}) {
  return shop.send('POST', '/api/upload', form.body, { 'content-type': form.type, ...headers })
}

const picture = (bytes: Uint8Array | string, file = 'photo.jpg', type = 'image/jpeg') =>
  formOf({ name: 'image', bytes, file, type }, { name: 'expiration', bytes: '157680000' })

describeShop('a picture that is uploaded (F1)', (shop) => {
  it('by staff is public, and stands in the pages it is used on', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const { status, json } = await upload(
      shop,
      picture(await plainPicture(640, 480).jpeg().toBuffer()),
      headers,
    )
    expect([status, json.data.url]).toEqual([200, expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.webp$/)])
    const shown = await shop.get(json.data.url)
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    const again = await upload(shop, picture(await plainPicture(640, 480).jpeg().toBuffer()), headers)
    expect(again.json.data.url).toBe(json.data.url)
  })

  it('by anybody else is a private proof: seen under a signed address of ten minutes only (F2)', async () => {
    const bytes = await plainPicture(300, 500).png().toBuffer()
    const [first, second] = [await upload(shop, picture(bytes)), await upload(shop, picture(bytes))]
    const { url } = first.json.data
    expect(url).toMatch(/^\/proofs\/[0-9a-f]{32}\.webp$/)
    expect(second.json.data.url).not.toBe(url)
    const id = url.slice(8, 40)
    const signed = signProofUrl(shop.shop.secret, id, shop.now)
    const shown = await shop.get(signed)
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const forged = signProofUrl('another secret', id, shop.now)
    for (const address of [
      url,
      `/pictures/${id}.webp`,
      forged,
      signed.replace(/until=\d+/, 'until=99999999999'),
    ])
      expect([address, (await shop.get(address)).status]).toEqual([address, 404])
    shop.now = new Date(shop.now.getTime() + 10 * 60_000)
    expect((await shop.get(signed)).status).toBe(404)
  })

  it('that a page of another site has its visitor send is refused, and takes none of what the visitor may send', async () => {
    const form = picture(await plainPicture(30, 20).png().toBuffer())
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      for (let n = 0; n < 11; n += 1) {
        const sent = await upload(shop, form, headers)
        expect([sent.status, sent.json.code]).toEqual([403, 'INVALID_ORIGIN'])
      }
    expect((await upload(shop, form, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('pays for one order and no second', async () => {
    const [bag] = await stockCatalogue(shop.db, sampleProduct())
    if (!bag) throw new Error('the shelf is empty')
    await inTransaction(shop.db, (trx) => writeSettings(trx, { paymentMethods: ['Online Payment'] }))
    const { json } = await upload(shop, picture(await plainPicture(300, 500).webp().toBuffer()))
    const order = sampleOrder([{ product: bag }])
    order.customerData.paymentMethod = 'Online Payment'
    order.paymentProof = json.data.url
    expect((await shop.post('/api/postOrder', order)).status).toBe(200)
    const second = await shop.post('/api/postOrder', order)
    expect([second.status, second.json.errors[0].path]).toEqual([422, 'paymentProof'])
  })
})

describeShop('a hostile upload', (shop) => {
  it('is refused with a reason, and leaves nothing behind', async () => {
    const jpeg = await plainPicture(64, 64).jpeg().toBuffer()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
    const photo = await plainPicture(1600, 1200).jpeg().toBuffer()
    const bomb = await plainPicture(9000, 6000).png({ compressionLevel: 9 }).toBuffer()
    const rows: [string, number, { body: Buffer; type: string }][] = [
      ['SVG called a JPEG', 415, picture(svg)],
      ['SVG as itself', 415, picture(svg, 'x.svg', 'image/svg+xml')],
      ['HTML called a PNG', 415, picture('<!doctype html><script>alert(1)</script>', 'x.png', 'image/png')],
      [
        'GIF',
        415,
        picture(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')),
      ],
      ['PDF', 415, picture('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
      ['wrong magic', 415, picture(Buffer.concat([Buffer.from('xxxx'), jpeg]))],
      ['cut in the middle', 422, picture(photo.subarray(0, photo.length >> 1))],
      ['nothing', 422, picture('')],
      ['only NUL', 415, picture(Buffer.alloc(4000))],
      ['54 megapixels', 413, picture(bomb)],
      ['11 MB', 413, picture(Buffer.alloc(11 * 1024 * 1024, 1))],
      ['no such field', 422, formOf({ name: 'file', bytes: jpeg, file: 'x.jpg' })],
      [
        'ten thousand parts',
        400,
        formOf(...Array.from({ length: 10_000 }, (_, n) => ({ name: `f${n}`, bytes: 'x' }))),
      ],
      ['no form at all', 415, { body: jpeg, type: 'image/jpeg' }],
      ['no end', 400, { ...picture(jpeg), body: picture(jpeg).body.subarray(0, -20) }],
    ]
    const count = async () =>
      Number(
        (
          await shop.db
            .selectFrom('pictures')
            .select((row) => row.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    const before = await count()
    for (const [what, status, form] of rows) {
      const answer = await upload(shop, form)
      expect([what, answer.status, answer.json?.detail]).toEqual([
        what,
        status,
        expect.stringMatching(/\w{4}/),
      ])
    }
    expect(await count()).toBe(before)
    expect(await readdir(path.join(shop.shop.config.DATA_DIR, 'proofs/incoming'))).toEqual([])
  })

  it('with a path, NUL or script in its name is stored under a name of ours, as nothing but a picture', async () => {
    const jpeg = await plainPicture(64, 64).jpeg().toBuffer()
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script><?php evil(); ?>')])
    for (const name of [
      '../../../etc/passwd',
      'x.jpg\0.html',
      'a/b\\c.php',
      '<img onerror=alert(1)>.svg',
      '',
    ]) {
      const { status, json } = await upload(shop, picture(polyglot, name))
      expect([name, status, json.data?.url]).toEqual([
        name,
        200,
        expect.stringMatching(/^\/proofs\/[0-9a-f]{32}\.webp$/),
      ])
      const shown = await shop.get(signProofUrl(shop.shop.secret, json.data.url.slice(8, 40), shop.now))
      expect(shown.headers['content-type']).toBe('image/webp')
      expect(shown.headers['x-content-type-options']).toBe('nosniff')
      expect(shown.text).not.toMatch(/script|php/)
    }
  })

  it('in great numbers is slowed down for its address, and for no other (429)', async () => {
    const form = picture('nothing of use')
    const answers = []
    for (let n = 0; n < 62; n++) answers.push((await upload(shop, form)).status)
    expect(answers).toContain(429)
    expect((await shop.get('/api/products')).status).toBe(200)
  })
})
