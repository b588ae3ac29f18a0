import { expect, it } from 'vitest'
import { describeShop, type TestShop } from '#test/shop.ts'
import { plainPicture } from './picture.sample.ts'

const megabyte = 1024 * 1024

/** A form with one picture of these bytes; without an end where `cut`. */
function formOf(bytes: Uint8Array, { field = 'image', cut = false } = {}): Buffer {
  const head = `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(cut ? '' : '\r\n--edge--\r\n')])
}

function upload(shop: TestShop, body: Buffer) {
  return shop.send('POST', '/api/upload', body, { 'content-type': 'multipart/form-data; boundary=edge' })
}

describeShop('the places that uploads take (F4)', (shop) => {
  // An address has eight: refused uploads that kept theirs would close the door.
  it.each([
    ['no picture', 415, formOf(Buffer.alloc(9 * megabyte, 1))],
    ['too large', 413, formOf(Buffer.alloc(12 * megabyte, 1))],
    ['in another field', 422, formOf(Buffer.alloc(9 * megabyte, 1), { field: 'file' })],
    ['cut short', 400, formOf(Buffer.alloc(9 * megabyte, 1), { cut: true })],
  ])('are given back after each that is %s', async (_, status, form) => {
    for (let n = 0; n < 9; n += 1) expect((await upload(shop, form)).status, `upload ${n + 1}`).toBe(status)
  })

  it('are given back after each that is taken', async () => {
    const picture = await plainPicture(64, 64).jpeg().toBuffer()
    const form = formOf(Buffer.concat([picture, Buffer.alloc(9 * megabyte)]))
    for (let n = 0; n < 9; n += 1) expect((await upload(shop, form)).status, `upload ${n + 1}`).toBe(200)
  })
})
