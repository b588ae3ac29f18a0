import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Product } from '#src/catalogue/product/product.ts'
import { plainPicture } from '#src/media/picture.sample.ts'
import { openShopFile } from '../running-shop.ts'

/** Of everybody in these journeys. */
export const password = 'Jabal-Akhdar-2400'
export const admin = 'owner@haqiba.example'

// The shop hangs up on a line that was silent for seconds, which the next call only learns by trying.
const maxRetries = 2

export type SignedIn = {
  page: Page
  call: (method: string, path: string, body: unknown, more?: Record<string, string>) => Promise<unknown>
}

/** Somebody's own browser profile with an open session; `name` signs them up first. */
export async function enter(
  browser: Browser,
  origin: string,
  email: string,
  name?: string,
): Promise<SignedIn> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: { origin },
  })
  const way = name ? 'sign-up' : 'sign-in'
  const entered = await context.request.post(`/api/auth/${way}/email`, { data: { email, password, name } })
  expect(entered.status()).toBe(200)
  const { token } = await (await context.request.post('/api/jwt', { data: { email } })).json()
  const page = await context.newPage()
  return {
    page,
    async call(method, path, data, more) {
      const headers = { authorization: `Bearer ${token}`, ...more }
      const reply = await context.request.fetch(path, { method, data, headers, maxRetries })
      expect([path, reply.status(), await reply.text()]).toEqual([path, 200, expect.anything()])
      return reply.json()
    },
  }
}

const cash = { paymentMethod: 'Cash On Delivery', paymentProof: '' }

/** An order of two of the demo's pumps, placed as this person; brought free above an amount of the settings. */
export async function place(
  { page, call }: SignedIn,
  email: string,
  payment = cash,
  freeOver = 50,
  /** The parts of its address beside way and house. */
  parts?: { wilayat: string },
) {
  const reply = await page.request.get('/api/product/black-patent-stiletto-pumps', { maxRetries })
  const { data }: { data: Product } = await reply.json()
  const price = data.offerPrice ?? data.originalPrice
  const subTotal = Math.round(price * 2000) / 1000
  const deliveryCharge = subTotal > freeOver ? 0 : 2
  const total = (subTotal * 1000 + deliveryCharge * 1000) / 1000
  const [color, size] = [data.colors[0] ?? 'N/A', data.sizes[0] ?? 'N/A']
  const order = {
    products: [{ _id: data._id, name: data.name, color, size, quantity: 2, originalPrice: price }],
    customerData: {
      name: 'Salma Al Harthi',
      email,
      mobileNumber: '92345678',
      address: 'Way 12, Ruwi',
      ...(parts && { place: parts }),
      comment: '',
      deliveryArea: 'HOME DELIVERY',
      paymentMethod: payment.paymentMethod,
      deliveryCharge,
    },
    paymentProof: payment.paymentProof,
    subTotal,
    total,
  }
  const placed = (await call('POST', '/api/postOrder', order)) as { insertedId: string; orderId: string }
  return { id: placed.insertedId, number: placed.orderId, name: data.name, nameAr: data.nameAr, price, total }
}

/** As if all that happened to an order had been so many hours ago. */
export function setBack(dataDir: string, order: string, hours: number): void {
  const file = openShopFile(dataDir)
  const changes = file
    .prepare('select rowid, changed_at from order_status_changes where order_id = ?')
    .all(order)
  const move = file.prepare('update order_status_changes set changed_at = ? where rowid = ?')
  for (const { rowid, changed_at: at } of changes)
    move.run(new Date(Date.parse(String(at)) - hours * 3_600_000).toISOString(), Number(rowid))
  file.close()
}

let receipts = 0

/** The address of a receipt that was just uploaded. Each is its own: of one that two orders show, each names the other. */
export async function receiptOf(page: Page, height?: number): Promise<string> {
  receipts += 1
  const buffer = await plainPicture(500, height ?? 700 + receipts)
    .jpeg()
    .toBuffer()
  const image = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer }
  const reply = await page.request.post('/api/upload', { multipart: { image } })
  return (await reply.json()).data.url
}
