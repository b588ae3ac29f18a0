import { expect } from 'vitest'
import type { Call } from '#src/app/permissions.ts'
import { samplePicture } from '#src/catalogue/admin/admin-product.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { fileCourier } from '#src/orders/couriers/courier.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { insertReturn } from '#src/orders/return-record/return.store.ts'
import { limited } from '#src/orders/returns/returns.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { sampleTaxDocument } from '#src/tax/tax-document.sample.ts'
import { issueDocument } from '#src/tax/tax-document.store.ts'
import { callRows } from '../../contract/call-rows.ts'
import { type Ask, staffChanges } from '../../contract/staff-changes.ts'
import type { World } from '../../contract/world.ts'
import type { TestShop } from '../../shop.ts'

export type There = { shop: TestShop; world: World }
type Way = (there: There) => Promise<Ask>

/** The good ways to ask a call; what most of them ask about is made for each ask alone. */
export function waysOf(call: Call): Way[] {
  const staffs = call in leftOut ? undefined : staffChanges[call]
  const ways: Way[] = [async ({ world }) => callRows[call][1]?.(world) ?? {}, ...(more[call] ?? [])]
  if (staffs) ways.push(({ shop }) => staffs(shop))
  return ways
}

/** What staff-changes.ts does for these keeps everybody out who asks afterwards. */
const leftOut: Partial<Record<Call, string>> = {
  'PUT /opening': 'closes the shop',
  'PUT /updateSlider/{id}': 'takes for granted that nobody deleted the slide',
  'POST /letter/{id}/resend': 'takes for granted that there is a letter',
  'DELETE /userSecondFactor/{id}': 'gives the manager a second factor, of which the session knows nothing',
}

const json = { 'content-type': 'application/json' }
const piece = { line: 0, quantity: 1 }
let made = 0

/** Does something as the admin beforehand; answers what it was answered. */
async function done({ shop, world }: There, method: string, path: string, body: unknown) {
  const from = { 'x-forwarded-for': `198.51.${(made >> 8) & 255}.${made++ & 255}` }
  const answer = await shop.send(method, path, JSON.stringify(body), { ...json, ...from, ...world.admin })
  expect([path, answer.status, answer.text]).toEqual([path, 200, answer.text])
  return answer.json
}

async function delivered({ shop, world }: There, status = 'Delivered') {
  const delivered_at = shop.now.toISOString()
  return fileOrder(shop.db, { status, delivered_at, user_id: world.owner.person.id })
}

/** A return of two pieces that exist, taken so far; answers its id. */
async function returnOf(there: There, ...steps: string[]): Promise<string> {
  const { shop } = there
  const { id: product_id } = await limited(shop, 5)
  const status = { status: 'Return', delivered_at: shop.now.toISOString() }
  const { id: orderId } = await fileOrder(shop.db, { ...status, lines: [{ product_id, quantity: 2 }] })
  const asked = { orderId, reason: 'defect', comment: 'Torn', wants: 'refund' as const, photos: [] }
  const lines = [{ position: 0, quantity: 2 }]
  const by = { id: null, role: 'customer' }
  const kept = { ...asked, value: 22_000, whole: true, lines }
  const id = await inTransaction(shop.db, (trx) => insertReturn(trx, kept, by, shop.now))
  let from = 'requested'
  for (const to of steps) {
    await done(there, 'PUT', `/api/returnStep/${id}`, {
      from,
      to,
      ...(to === 'received' && { restocked: [piece] }),
    })
    from = to
  }
  return id
}

/** A link that was made without an address, which its customer is asked for. */
async function draft(there: There): Promise<{ token: string }> {
  const discount = { omr: 1, reason: 'A friend' }
  const product = await limited(there.shop, 5)
  const body = staffOrderOf([{ product }], { customerData: { address: '' } })
  const { draftUrl } = await done(there, 'POST', '/api/orderDraft', {
    ...body,
    discount,
    total: body.total - 1,
  })
  return { token: String(draftUrl).split('/').at(-1) ?? '' }
}

async function collection(there: There): Promise<{ slug: string; version: number }> {
  const name = `Feast ${made}`
  const { data } = await done(there, 'POST', '/api/postCollection', { name, nameAr: `عيد ${made}` })
  return data.find((one: { name: string }) => one.name === name)
}

/** An address that whoever asks next may keep, most likely the owner's. */
async function address({ shop, world }: There): Promise<{ id: string }> {
  const id = `address-${made++}`
  const person = { user_id: world.owner.person.id, label: 'Home', name: 'Salma', mobile: '92345678' }
  const place = { country: 'OM', wilayat: '', area: '', line: 'Way 12', pin: '' }
  await shop.db.deleteFrom('saved_addresses').execute()
  await shop.db
    .insertInto('saved_addresses')
    .values({ id, ...person, ...place, is_default: 0, created_at: shop.now.toISOString() })
    .execute()
  return { id }
}

/** The token of the letter that asks somebody to work here. */
async function invited(there: There): Promise<{ token: string }> {
  await done(there, 'POST', '/api/invitations', { email: `asked-${made}@example.com`, role: 'manager' })
  const letters = there.shop.db.selectFrom('mail_outbox').select('payload').where('kind', '=', 'invitation')
  const rows = await letters.orderBy('id', 'desc').execute()
  const wanted = rows.map(({ payload }) => /token=([\w-]+)/.exec(payload)?.[1] ?? '')
  return { token: wanted.find((token) => !used.has(token) && used.add(token)) ?? '' }
}
const used = new Set<string>()

async function courier({ shop }: There) {
  const { id } = await fileCourier(shop.db)
  const by = { settled_at: shop.now.toISOString(), reference: 'Bag 7' }
  await shop.db
    .insertInto('courier_settlements')
    .values({ id: `paid-${id}`, courier_id: id, number: 1, amount: 1000, ...by })
    .execute()
  return { path: { id } }
}

/** A slide of its own; answers its id. */
async function hung({ shop }: There): Promise<string> {
  const id = `slide-${made++}`
  const values = { image: '/pictures/x.webp', title: '', time: '2026-01-01T00:00:00.000Z', position: 1 }
  await shop.db
    .insertInto('sliders')
    .values({ ...values, id, demo: 0 })
    .execute()
  return id
}

/** A letter about an order, given up; answers its id. */
async function letter({ shop }: There): Promise<string> {
  const { id: orderId } = await fileOrder(shop.db)
  const [id, at] = [`letter-${made++}x`, shop.now.toISOString()]
  const to = { kind: 'order-received', recipient: 'maryam@example.com', locale: 'ar', status: 'dead' }
  await shop.db
    .insertInto('mail_outbox')
    .values({
      id,
      ...to,
      payload: JSON.stringify({ orderId }),
      attempts: 5,
      next_attempt_at: at,
      created_at: at,
    })
    .execute()
  return id
}

const anOrder: Way = async ({ shop }) => ({ path: { id: (await fileOrder(shop.db)).id } })

const words = { title: 'News', titleAr: 'أخبار', text: '**Open** on Friday', textAr: 'مفتوح', linkText: 'Go' }
const sections = [
  { id: 'banner', kind: 'banner' },
  { id: 'a', kind: 'text', ...words, link: '/shop' },
  { id: 'b', kind: 'shelf', shelf: 'bags', title: 'Bags' },
]

/** Beside what the contract asks for each call: things that are there, in each of their states. */
const more: Partial<Record<Call, readonly Way[]>> = {
  'GET /orderDraft/{token}': [async (there) => ({ path: await draft(there) })],
  'POST /orderDraft/{token}/confirm': [
    async (there) => ({
      path: await draft(there),
      body: { paymentMethod: 'Cash On Delivery', address: 'Way 12' },
    }),
  ],
  'PUT /returnStep/{id}': [
    async (there) => ({
      path: { id: await returnOf(there) },
      body: {
        ...{ from: 'requested', to: 'approved', words: 'Bring it to the shop' },
        exchange: [{ line: 0, size: 'N/A', color: 'N/A', quantity: 1 }],
      },
    }),
    async (there) => ({
      path: { id: await returnOf(there, 'approved') },
      body: { from: 'approved', to: 'received', words: 'It is here', restocked: [piece] },
    }),
    async (there) => ({
      path: { id: await returnOf(there, 'approved', 'received') },
      body: { from: 'received', to: 'closed', words: 'Nothing was paid' },
    }),
    async (there) => ({
      path: { id: await returnOf(there) },
      body: {
        ...{ from: 'requested', to: 'closed', finish: true, restocked: [piece], amount: 0, method: 'cash' },
        reference: 'R-1',
      },
    }),
  ],
  'GET /orderReturn/{id}': [async (there) => ({ path: { id: (await delivered(there)).id } })],
  'PUT /orderReturn/{id}': [
    async (there) => ({
      path: { id: (await delivered(there)).id },
      body: {
        ...{ status: 'Return', from: 'Delivered', reason: 'defect', comment: 'The strap', wants: 'exchange' },
        ...{ lines: [piece], photos: [] },
      },
    }),
    async (there) => ({
      path: { id: (await delivered(there, 'Return')).id },
      body: { status: 'Delivered', from: 'Return', comment: 'It was worn' },
    }),
  ],
  'PUT /orderStatus/{id}': [
    async (there) => ({
      path: { id: (await delivered(there)).id },
      body: { status: 'Return', reason: 'change of mind', comment: 'Too small', lines: [piece], photos: [] },
    }),
  ],
  'POST /trackOrder/{token}/change': [
    async (there) => ({
      path: { token: (await delivered(there)).track_token },
      body: { status: 'Return', from: 'Delivered', reason: 'defect', comment: 'Torn', wants: 'refund' },
    }),
  ],
  'GET /trackOrder/{token}/return': [
    async (there) => ({ path: { token: (await delivered(there)).track_token } }),
  ],
  'GET /trackOrder/{token}/tax': [
    async ({ shop }) => {
      const { id: orderId, track_token: token } = await fileOrder(shop.db, { vat_rate: 500 })
      const { content } = sampleTaxDocument('invoice', [{ kind: 'line', rate: 500, gross: 10_500 }])
      const kept = { kind: 'invoice', orderId, content, now: shop.now } as const
      await inTransaction(shop.db, (trx) => issueDocument(trx, kept))
      return { path: { token } }
    },
  ],
  'POST /trackOrder/{token}/proof': [
    async (there) => {
      const { shop } = there
      const { path } = (await staffChanges['PUT /proofReview/{id}']?.(shop)) ?? {}
      const id = path?.id ?? ''
      await done(there, 'PUT', `/api/proofReview/${id}`, {
        decision: 'ask-again',
        comment: 'It cannot be read',
      })
      const rows = shop.db.selectFrom('orders').select('track_token').where('id', '=', id)
      const paymentProof = (await samplePicture(shop.shop, 'proof')).replace('/pictures/', '/proofs/')
      return { path: { token: (await rows.executeTakeFirstOrThrow()).track_token }, body: { paymentProof } }
    },
  ],
  'GET /orderShipments/{id}': [anOrder],
  'GET /orderCalls/{id}': [anOrder],
  'PUT /orderNote/{id}': [
    async (there) => ({ ...(await anOrder(there)), body: { staffNote: 'A gift', version: 1 } }),
  ],
  'GET /editPage/{id}/version/{number}': [
    async (there) => {
      const { path } = (await staffChanges['PUT /editPage/{id}']?.(there.shop)) ?? {}
      return { path: { id: path?.id ?? '', number: '1' } }
    },
  ],
  'POST /postOrder': [async ({ shop }) => ({ body: sampleOrder([{ product: await stockOne(shop.db) }]) })],
  'POST /secondFactor/totp': [async () => ({ body: { name: 'Phone' } })],
  'POST /trackOrder': [
    async ({ shop }) => {
      const { order_id: orderId, customer_mobile: mobileNumber } = await fileOrder(shop.db)
      return { body: { orderId, mobileNumber } }
    },
  ],
  'PUT /addresses/{id}': [
    async (there) => ({
      path: await address(there),
      body: {
        label: 'Work',
        name: 'Salma',
        mobileNumber: '92345678',
        place: { area: 'Ruwi', line: 'Way 1' },
      },
    }),
  ],
  'DELETE /addresses/{id}': [async (there) => ({ path: await address(there) })],
  'PUT /updateSlider/{id}': [
    async (there) => ({
      path: { id: await hung(there) },
      body: {
        ...{ image: await samplePicture(there.shop.shop), title: 'Eid', heading: 'New', headingAr: 'جديد' },
        ...{ text: 'Bags', textAr: 'حقائب', link: '/shop', linkText: 'Look', linkTextAr: 'تسوق' },
      },
    }),
  ],
  'DELETE /deleteSlider/{id}': [async (there) => ({ path: { id: await hung(there) } })],
  'GET /letter/{id}': [async (there) => ({ path: { id: await letter(there) } })],
  'POST /letter/{id}/resend': [async (there) => ({ path: { id: await letter(there) } })],
  'GET /couriers': [courier],
  'GET /courierSettlements/{id}': [courier],
  'GET /handOverList/{id}': [courier],
  'GET /collection': [async (there) => ({ query: `?slug=${(await collection(there)).slug}` })],
  'POST /postCollection': [
    async () => ({ body: { name: `Gifts ${made++}`, nameAr: 'هدايا', text: 'For her', textAr: 'لها' } }),
  ],
  'PUT /updateCollection/{slug}': [
    async (there) => {
      const { slug, version } = await collection(there)
      return { path: { slug }, body: { name: `New ${slug}`, nameAr: 'جديد', slug, version } }
    },
  ],
  'PUT /collectionOrder': [
    async (there) => {
      await collection(there)
      const rows = await there.shop.db.selectFrom('collections').select('slug').execute()
      return { body: { slugs: rows.map(({ slug }) => slug) } }
    },
  ],
  'DELETE /deleteCollection/{slug}': [async (there) => ({ path: { slug: (await collection(there)).slug } })],
  'PUT /editHome': [
    async ({ shop }) => {
      const row = await shop.db.selectFrom('home_layout').select('version').executeTakeFirst()
      return { body: { sections, version: row?.version ?? 0 } }
    },
  ],
  'POST /editPage': [
    async () => ({
      body: {
        slug: `guide-${made++}`,
        content: { ...words, linkText: undefined, description: 'How to wear it' },
        ...{ publish: true, inMenu: true, inFooter: true },
      },
    }),
  ],
  'DELETE /customers/{id}/block': [
    async (there) => {
      const { id } = await fileOrder(there.shop.db, { customer_mobile: `9${5_000_000 + made++}` })
      await done(there, 'PUT', `/api/customers/${id}/block`, { reason: 'Refused twice' })
      return { path: { id } }
    },
  ],
  'POST /invitation': [async (there) => ({ body: await invited(there) })],
  'POST /invitation/accept': [
    async (there) => ({ body: { ...(await invited(there)), name: 'Huda', password: 'Jabal-Akhdar-2400' } }),
  ],
}

/** Calls that nothing here makes succeed, and what does. */
export const neverGranted: Partial<Record<Call, string>> = {
  'POST /upload': 'a form with a picture: uploads.test.ts',
  'POST /uploadLogo': 'a form with a picture: uploads.test.ts',
  'POST /jwt': "the cookie of a browser's session",
  'POST /secondFactor/totp/confirm': 'an app with codes: second-factor.test.ts',
  'POST /secondFactor/passkey/confirm': 'an authenticator: passkey.test.ts',
  'POST /secondFactor/recoveryCodes': 'a session to which a factor was given: second-factor.test.ts',
  'PUT /secondFactor/{id}': 'a session to which a factor was given: second-factor.test.ts',
  'DELETE /secondFactor/{id}': 'a session to which a factor was given: second-factor.test.ts',
  'DELETE /userSecondFactor/{id}': 'somebody with a factor, who is kept out then: second-factor.test.ts',
}
