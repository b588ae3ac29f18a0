import { randomUUID } from 'node:crypto'
import type { Call } from '#src/app/permissions.ts'
import { shell } from '#src/audit/audit.ts'
import { samplePicture, typedProduct } from '#src/catalogue/admin/admin-product.sample.ts'
import { treeOf } from '#src/catalogue/categories/category.store.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { addPage } from '#src/content/page/change-pages.ts'
import { PageSave } from '#src/content/page/page.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { begin } from '#src/opening/opening.store.ts'
import { fileCourier } from '#src/orders/couriers/courier.sample.ts'
import { insertPayment } from '#src/orders/ledger/payment.store.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { insertChange } from '#src/orders/order/order-change.store.ts'
import { insertReturn } from '#src/orders/return-record/return.store.ts'
import { insertShipment, listShipments } from '#src/orders/shipments/shipment.store.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { ownLook } from '#src/settings/brand/own-look.ts'
import { saveOwnColour } from '#src/settings/colours/save-own-colour.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import type { TestShop } from '../shop.ts'
import { writeMessage } from './world.ts'

/** A call that succeeds: what fills its path, its query and its body. */
export type Ask = {
  path?: Record<string, string>
  query?: string
  body?: unknown
  /** A body that is no JSON. */
  text?: { type: string; body: string }
}

const pictureOf = async (shop: TestShop) => ({ image: await samplePicture(shop.shop), title: 'New bags' })

/** An order with a receipt that waits for staff. */
async function orderWithReceipt(shop: TestShop) {
  const proof = (await samplePicture(shop.shop, 'proof')).replace('/pictures/', '/proofs/')
  const order = await fileOrder(shop.db, { payment_proof: proof })
  const [id = ''] = /[0-9a-f]{32}/.exec(proof) ?? []
  await shop.db.updateTable('pictures').set({ order_id: order.id }).where('id', '=', id).execute()
  return order
}

/**
 * What makes a call of call-rows.ts succeed, where its row there does not: a call that staff may make has to leave a
 * line in the activity log, and only one that succeeds can be asked for it.
 */
export const staffChanges: Partial<Record<Call, (shop: TestShop) => Promise<Ask>>> = {
  'DELETE /mySessions': async (shop) => {
    await sessionOfAdmin(shop)
    return {}
  },
  'DELETE /mySessions/{id}': async (shop) => ({ path: { id: await sessionOfAdmin(shop) } }),
  'DELETE /userSecondFactor/{id}': async (shop) => {
    const { id } = await idOfRole(shop, 'manager')
    const at = shop.now.toISOString()
    await shop.db
      .insertInto('second_factors')
      .values({ id: `key-${at}`, user_id: id, kind: 'totp', name: 'Phone', created_at: at, confirmed_at: at })
      .execute()
    return { path: { id } }
  },
  'DELETE /invitations/{id}': async (shop) => {
    const at = shop.now.toISOString()
    const id = randomUUID()
    const invitation = { role: 'manager', token_hash: id, invited_by: 'x', invited_at: at, expires_at: at }
    await shop.db
      .insertInto('invitations')
      .values({ id, email: `${id}@example.com`, ...invitation })
      .execute()
    return { path: { id } }
  },
  'PUT /updateWebsiteInfo': async () => ({
    body: {
      ...defaultSettings,
      emailAddress: 'shop@example.com',
      whatsappNumber: '96890000000',
      contactNumber: '96890000000',
      messenger: 'https://m.me/shop',
      address: 'Muscat',
      bankName: 'Bank Muscat',
      accountHolder: 'Haqiba Trading',
      accountNumber: '0123456789',
      bankMobile: '96890000000',
    },
  }),
  // The rows of the others go on with the collection that the first of them makes.
  'POST /postCollection': async () => ({ body: { name: 'Eid', nameAr: 'العيد' } }),
  'POST /postCategory': async (shop) => ({
    body: { version: await treeVersion(shop), name: 'Abayas', nameAr: 'عبايات' },
  }),
  'PATCH /updateCategory': async (shop) => ({
    body: { version: await treeVersion(shop), in: { category: 'bags' }, text: 'Carried with care.' },
  }),
  'PUT /categoryOrder': async (shop) => ({
    body: { version: await treeVersion(shop), in: { category: 'bags' }, place: 3 },
  }),
  'POST /removeCategory': async (shop) => ({
    body: { version: await treeVersion(shop), in: { category: 'bags', subCategory: 'gym-bags' } },
  }),
  'POST /categories/bulk': async (shop) => ({
    body: { version: await treeVersion(shop), shelves: [{ category: 'shoes' }], action: 'hide' },
  }),
  'DELETE /demo': async (shop) => {
    await fileOrder(shop.db, { demo: 1 })
    return {}
  },
  'PUT /opening': async (shop) => {
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await begin(trx, { open: false })
      catalogueChanged()
    })
    return { body: { open: true } }
  },
  'PUT /brand': async () => ({
    body: { ...ownLook, shopName: 'Haqiba', shopNameAr: 'حقيبة', accent: '#1f4e5f' },
  }),
  'DELETE /ownColour/{name}': async (shop) => {
    const colour = { name: 'Sea foam', nameAr: 'زبد البحر', shade: '#9fd8cb' }
    await saveOwnColour(shop.db, colour, { by: shell, now: shop.now })
    return { path: { name: 'sea-foam' } }
  },
  'POST /postSlider': async (shop) => ({ body: await pictureOf(shop) }),
  'PUT /updateSlider/{id}': async (shop) => ({
    path: { id: await firstSlide(shop) },
    body: await pictureOf(shop),
  }),
  'PUT /sliderOrder': async (shop) => {
    const slides = await shop.db.selectFrom('sliders').select('id').orderBy('position').execute()
    return { body: { ids: slides.map(({ id }) => id).reverse() } }
  },
  'PUT /editPage/{id}': async (shop) => ({
    path: { id: await writtenPage(shop) },
    body: { slug: 'about-us', content: { title: 'Who we are' }, publish: true, version: 1 },
  }),
  'DELETE /editPage/{id}': async (shop) => ({ path: { id: await writtenPage(shop) } }),
  'PUT /inbox/{id}': async (shop) => ({ path: { id: await writeMessage(shop) }, body: { answered: true } }),
  'POST /letter/{id}/resend': async (shop) => {
    const { id } = await shop.db.selectFrom('mail_outbox').select('id').executeTakeFirstOrThrow()
    await shop.db.updateTable('mail_outbox').set({ status: 'dead' }).where('id', '=', id).execute()
    return { path: { id } }
  },
  'PUT /proofReview/{id}': async (shop) => {
    const { id } = await orderWithReceipt(shop)
    return { path: { id }, body: { decision: 'approve' } }
  },
  'PUT /orderStatus/{id}': async (shop) => ({
    path: { id: (await fileOrder(shop.db, {})).id },
    body: { status: 'Cancelled' },
  }),
  'POST /staffOrder': async (shop) => ({ body: staffOrderOf([{ product: await stockOne(shop.db) }]) }),
  'POST /orderDraft': async (shop) => ({ body: staffOrderOf([{ product: await stockOne(shop.db) }]) }),
  'POST /orders/bulk': async (shop) => ({
    body: {
      orders: [{ id: (await fileOrder(shop.db, {})).id, from: 'Pending' }],
      status: 'Confirmed',
    },
  }),
  'PUT /orderReturn/{id}': async (shop) => ({
    path: {
      id: (await fileOrder(shop.db, { status: 'Delivered', delivered_at: shop.now.toISOString() })).id,
    },
    body: { status: 'Return', from: 'Delivered', reason: 'defect' },
  }),
  'PUT /returnStep/{id}': async (shop) => {
    const { id } = await fileOrder(shop.db, { status: 'Return', delivered_at: shop.now.toISOString() })
    const asked = {
      orderId: id,
      reason: 'defect',
      comment: '',
      wants: 'refund' as const,
      photos: [],
      value: 22_000,
      whole: true,
    }
    const lines = [{ position: 0, quantity: 1 }]
    const by = { id: null, role: 'customer' }
    const path = { id: await insertReturn(shop.db, { ...asked, lines }, by, shop.now) }
    return { path, body: { from: 'requested', to: 'approved' } }
  },
  'POST /undoStatus/{id}': async (shop) => {
    const { id } = await fileOrder(shop.db, { status: 'Confirmed' })
    const by = { id: 'clerk', role: 'manager' } as const
    const change = { orderId: id, from: 'Pending', to: 'Confirmed', by, now: shop.now } as const
    await insertChange(shop.db, { ...change, reason: null, comment: null })
    return { path: { id }, body: { from: 'Confirmed', reason: 'The wrong one' } }
  },
  'PUT /editOrder/{id}': async (shop) => {
    const order = await fileOrder(shop.db, {})
    const lines = await shop.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute()
    const products = lines.map(({ product_id: _id, size, color, quantity }, line) => ({
      _id,
      size,
      color,
      quantity,
      line,
    }))
    const customerData = {
      name: 'Another Name',
      mobileNumber: '96891234567',
      address: 'Muscat',
      deliveryArea: 'HOME DELIVERY',
    }
    return { path: { id: order.id }, body: { version: order.version, products, customerData } }
  },
  'POST /orderPayment/{id}': async (shop) => ({
    path: { id: (await fileOrder(shop.db, {})).id },
    body: { amount: 1, method: 'cash', seen: 0 },
  }),
  'POST /orderRefund/{id}': async (shop) => ({
    path: { id: (await paidOrder(shop)).id },
    body: { amount: 1, method: 'cash', seen: 1 },
  }),
  'POST /paymentReversal/{id}': async (shop) => {
    const { id, payment } = await paidOrder(shop)
    return { path: { id }, body: { payment } }
  },
  'PUT /couriers/{id}': async (shop) => ({
    path: { id: (await fileCourier(shop.db)).id },
    body: { name: 'Another', phone: '', trackingPattern: '', takesCash: true, active: false, version: 1 },
  }),
  'POST /courierSettlements/{id}': async (shop) => ({
    path: { id: (await owingCourier(shop)).id },
    body: { amount: 1, seen: 0 },
  }),
  'POST /settlementReversal/{id}': async (shop) => {
    const { id } = await fileCourier(shop.db)
    await shop.db
      .insertInto('courier_settlements')
      .values({
        id: `settled-${id}`,
        courier_id: id,
        number: 1,
        amount: 1000,
        reference: '',
        settled_at: shop.now.toISOString(),
      })
      .execute()
    return { path: { id }, body: { settlement: `settled-${id}` } }
  },
  'POST /handOver': async (shop) => {
    const { id } = await fileOrder(shop.db, { status: 'Confirmed' })
    return {
      body: { courier: (await fileCourier(shop.db)).id, orders: [{ id, from: 'Confirmed' }] },
    }
  },
  'PUT /orderDoor/{id}': async (shop) => {
    const { id } = await fileOrder(shop.db, { status: 'Shipping' })
    await insertShipment(shop.db, {
      orderId: id,
      courierId: (await fileCourier(shop.db)).id,
      trackingNumber: '',
      by: 'clerk',
      now: shop.now,
    })
    const [out] = await listShipments(shop.db, id)
    return { path: { id }, body: { shipment: out?.id, outcome: 'not there' } }
  },
  'POST /orderCalls/{id}': async (shop) => ({
    path: { id: (await fileOrder(shop.db, {})).id },
    body: { outcome: 'no answer' },
  }),
  'POST /restoreOrder/{id}': async (shop) => ({
    path: { id: (await fileOrder(shop.db, { status: 'Cancelled', deleted_at: shop.now.toISOString() })).id },
  }),
  'DELETE /deletedOrders': async (shop) => {
    const longAgo = '2001-03-01T08:00:00.000Z'
    await fileOrder(shop.db, { status: 'Cancelled', placed_at: longAgo, deleted_at: longAgo })
    return {}
  },
  'DELETE /deleteOrder/{id}': async (shop) => ({
    path: { id: (await fileOrder(shop.db, { status: 'Cancelled' })).id },
  }),
  'DELETE /customers/{id}/notes/{noteId}': async (shop) => {
    const { id } = await fileOrder(shop.db, {})
    const row = await shop.db
      .selectFrom('orders')
      .select('customer_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { customer_id } = row
    const note = { id: `note-${id}`, customer_id, note: 'Calls first', written_by: 'clerk' }
    await shop.db
      .insertInto('customer_notes')
      .values({ ...note, written_at: shop.now.toISOString() })
      .execute()
    return { path: { id: customer_id, noteId: note.id } }
  },
  'POST /postProduct': async () => ({
    body: typedProduct(),
  }),
  'POST /products/bulk': async (shop) => ({
    body: { ids: [(await stockOne(shop.db)).id], action: 'hide' },
  }),
  'PATCH /updateProducts': async (shop) => ({
    body: { products: [{ _id: (await stockOne(shop.db)).id, productType: 'Offer' }] },
  }),
  'POST /import/products': async () => ({
    query: '?apply=1',
    text: {
      type: 'text/csv',
      body: 'name,category,subCategory,originalPrice\r\nImported,Bags Collections,Tote Bags,4.000\r\n',
    },
  }),
}

/** Calls that staff may make and that leave no line, and why. */
export const unlogged: Partial<Record<Call, string>> = {
  'POST /uploadLogo': 'stores a picture; what shows it leaves the line',
  'POST /postOrder': 'an order that staff place is a shopper’s order; placing is never slowed by the log',
  'POST /orderDraft/{token}/confirm': 'is made with the link of a prepared order, by whoever has it',
  'POST /trackOrder': 'reads an order by its number and phone',
  'POST /trackOrder/{token}/proof': 'is made with the customer’s link, by whoever has it',
  'POST /trackOrder/{token}/change': 'is made with the customer’s link, by whoever has it',
  'POST /nextCall': 'only says whose turn it is and keeps that order for a while',
  'POST /editOrder/{id}/quote': 'only says what an edit would come to',
  'POST /secondFactor/totp': 'begins what only its confirmation makes a factor',
  'POST /secondFactor/passkey': 'begins what only its confirmation makes a factor',
  'POST /secondFactor/totp/confirm': 'needs an app with codes: second-factor.test.ts reads its line',
  'POST /secondFactor/passkey/confirm': 'needs an authenticator; the line is that of the app with codes',
  'POST /secondFactor/recoveryCodes': 'needs a factor: second-factor.test.ts reads its line',
  'PUT /secondFactor/{id}': 'gives one of one’s own factors another name',
  'DELETE /secondFactor/{id}': 'needs a factor: second-factor.test.ts reads its line',
  'POST /previewPage': 'shows Markdown and keeps nothing',
  'POST /contact': 'is a visitor’s message to the shop',
  'POST /upload': 'a picture is nothing until a product, slide or order shows it, and that is logged',
  'PUT /noticesSeen': 'remembers which notices its reader has seen, and nothing of the shop',
  'PUT /pushDevice': 'says which notices reach one’s own device, and nothing of the shop',
  'DELETE /pushDevice': 'says that none reach one’s own device, and nothing of the shop',
  'POST /addresses': 'keeps an address of one’s own',
  'PUT /addresses/{id}': 'changes an address of one’s own',
  'DELETE /addresses/{id}': 'deletes an address of one’s own',
  'POST /invitation': 'reads what an invitation says',
  'POST /invitation/accept': 'is made with the link of a letter: invitations.test.ts reads its line',
  'POST /jwt': 'renews the token of a session whose sign-in is logged',
  'POST /postUser': 'makes a customer’s record and can set no role (I3)',
}

/** Somebody of this role in the world of the contract. */
function idOfRole(shop: TestShop, role: 'admin' | 'manager') {
  return shop.db.selectFrom('users').select('id').where('role', '=', role).executeTakeFirstOrThrow()
}

/** Another session of the admin. */
async function sessionOfAdmin(shop: TestShop): Promise<string> {
  const { id: user_id } = await idOfRole(shop, 'admin')
  const at = shop.now.toISOString()
  const expires_at = new Date(shop.now.getTime() + 60_000).toISOString()
  const id = `session-${Math.random()}`
  await shop.db
    .insertInto('sessions')
    .values({ id, user_id, token: id, expires_at, created_at: at, updated_at: at, factor_proved_at: null })
    .execute()
  return id
}

/** An order with one payment in its ledger. */
async function paidOrder(shop: TestShop) {
  const { id } = await fileOrder(shop.db, {})
  const by = { id: 'clerk', role: 'manager' } as const
  const entry = { orderId: id, kind: 'payment recorded', amount: 5000, method: 'cash' } as const
  await insertPayment(shop.db, { id: `paid-${id}`, ...entry, by, now: shop.now })
  return { id, payment: `paid-${id}` }
}

/** A courier who collected 5.000. */
async function owingCourier(shop: TestShop) {
  const courier = await fileCourier(shop.db)
  const { id } = await fileOrder(shop.db, {})
  const by = { id: 'clerk', role: 'manager' } as const
  const entry = { orderId: id, kind: 'cash collected', amount: 5000, method: 'cash' } as const
  await insertPayment(shop.db, { ...entry, by, now: shop.now, courierId: courier.id })
  return courier
}

async function firstSlide(shop: TestShop): Promise<string> {
  return (await shop.db.selectFrom('sliders').select('id').executeTakeFirstOrThrow()).id
}

async function treeVersion({ db }: TestShop): Promise<number> {
  return (await treeOf(db)).version
}

/** The owner's own About us, at its first version. */
async function writtenPage({ db, now }: TestShop): Promise<string> {
  await db.deleteFrom('pages').execute()
  const save = PageSave.parse({ slug: 'about-us', content: { title: 'About us' }, publish: true })
  return addPage(db, save, { by: shell, now })
}
