import type { Call } from '#src/app/permissions.ts'
import { samplePushDevice } from '#src/notices/push-service.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import type { World } from './world.ts'

/** Whom product.md section 6 and rules.md I2 and I9 let make a call; written down here a second time, on purpose. */
export type Audience = 'everybody' | 'signedIn' | 'staff' | 'admin'

/** A call that would do something if it were let through: parts of its path, its query and its body. */
export type CallRow = readonly [
  Audience,
  ask?: (world: World) => {
    path?: Record<string, string>
    query?: string
    body?: unknown
    /** What another customer than the owner of the thing gets; a refusal must change nothing. */
    others?: 'refused'
  },
]

const theOrder = ({ order }: World) => ({ path: { id: order.id }, others: 'refused' as const })
const theProduct = ({ product }: World) => ({ path: { id: product.id } })
const theSlide = ({ slide }: World) => ({ path: { id: slide } })
const theEmail = ({ email }: World) => ({ path: { id: email } })
const theMessage = ({ message }: World) => ({ path: { id: message } })
const theCustomer = ({ order }: World) => ({ path: { id: order.id } })
const theUser = ({ bystander }: World) => ({ path: { id: bystander.person.id } })
const theOwner = ({ owner }: World) => ({ path: { email: owner.person.email } })
const money = { amount: 1, method: 'cash', seen: 0 }
const courier = { name: 'Salim', phone: '91234567', trackingPattern: '', takesCash: true, active: true }
const slide = { image: '/pictures/0123456789abcdef0123456789abcdef.webp', time: '2026-03-01T08:00:00Z' }

const anAddress = { name: 'Salma', mobileNumber: '92345678', place: { line: 'Way 12' } }
const howToDeliver = {
  zones: [],
  deliveryDays: 3,
  cutOff: '',
  collection: true,
  countries: [],
  holidays: [],
}
const page = { slug: 'size-guide', content: { title: 'Size guide' }, publish: true }
const thePage = () => ({ path: { id: 'about-us' } })

const theEdit = {
  version: 1,
  products: [{ _id: 'tote-gone', quantity: 1, line: 0 }],
  customerData: {
    name: 'Somebody else',
    mobileNumber: '91234567',
    address: 'Elsewhere',
    deliveryArea: 'HOME DELIVERY',
  },
}

/** One row for each call: a call without a row does not compile, and a new one is one line. */
export const callRows: Record<Call, CallRow> = {
  'GET /products': ['everybody'],
  'GET /product/{id}': ['everybody', theProduct],
  'GET /productOptions': ['everybody'],
  'GET /categories': ['everybody'],
  'GET /shelf': ['everybody', () => ({ query: '?category=bags' })],
  'GET /crumbs': ['everybody', () => ({ query: '?category=bags' })],
  'GET /categoryTree': ['staff'],
  'GET /collection': ['everybody', () => ({ query: '?slug=eid' })],
  'GET /editCollections': ['staff'],
  'POST /postCollection': ['staff', () => ({ body: { name: 'Eid', nameAr: 'العيد' } })],
  'PUT /updateCollection/{slug}': [
    'staff',
    () => ({ path: { slug: 'eid' }, body: { name: 'Feast', nameAr: 'العيد', slug: 'eid', version: 1 } }),
  ],
  'PUT /collectionOrder': ['staff', () => ({ body: { slugs: ['eid'] } })],
  'DELETE /deleteCollection/{slug}': ['staff', () => ({ path: { slug: 'eid' } })],
  'POST /postCategory': ['admin', () => ({ body: { version: 1, name: 'Abayas', nameAr: 'عبايات' } })],
  'PATCH /updateCategory': [
    'admin',
    () => ({ body: { version: 1, in: { category: 'bags' }, hidden: true } }),
  ],
  'PUT /categoryOrder': ['admin', () => ({ body: { version: 1, in: { category: 'bags' }, place: 3 } })],
  'POST /removeCategory': [
    'admin',
    () => ({ body: { version: 1, in: { category: 'bags', subCategory: 'gym-bags' } } }),
  ],
  'POST /categories/bulk': [
    'admin',
    () => ({ body: { version: 1, shelves: [{ category: 'shoes' }], action: 'hide' } }),
  ],
  'GET /getWebsiteInfo': ['everybody'],
  'GET /getSliders': ['everybody'],
  'GET /getSlider/{id}': ['everybody', theSlide],
  'GET /setup': ['admin'],
  'PUT /setup': ['admin', () => ({ body: { skipped: ['domain'] } })],
  'POST /testLetter': ['admin'],
  'GET /demo': ['admin'],
  'DELETE /demo': ['admin'],
  'GET /opening': ['staff'],
  // Open it is already: what follows needs a shop.
  'PUT /opening': ['admin', () => ({ body: { open: true } })],
  'POST /previewLink': ['admin'],
  'GET /backups': ['admin'],
  'PATCH /updateWebsiteInfo': ['admin', () => ({ body: { crNumber: '1358246' } })],
  'PUT /updateWebsiteInfo': ['admin', () => ({ body: { marquee: 'changed' } })],
  'GET /deliveryZones': ['everybody'],
  'PUT /deliveryZones': ['admin', () => ({ body: howToDeliver })],
  'GET /editSliders': ['staff'],
  'POST /postSlider': ['staff', () => ({ body: slide })],
  'PUT /updateSlider/{id}': ['staff', (world) => ({ ...theSlide(world), body: slide })],
  'PUT /sliderOrder': ['staff', (world) => ({ body: { ids: [world.slide] } })],
  'DELETE /deleteSlider/{id}': ['staff', theSlide],
  'GET /pageLinks': ['everybody'],
  'GET /writtenPage': ['everybody', () => ({ query: '?slug=policies' })],
  'GET /editPages': ['admin'],
  'GET /editPage/{id}': ['admin', thePage],
  'GET /editPage/{id}/version/{number}': ['admin', () => ({ path: { id: 'about-us', number: '1' } })],
  'POST /editPage': ['admin', () => ({ body: page })],
  'PUT /editPage/{id}': ['admin', () => ({ ...thePage(), body: { ...page, slug: 'about-us' } })],
  'DELETE /editPage/{id}': ['admin', thePage],
  'GET /homeSections': ['everybody'],
  'GET /editHome': ['admin'],
  'PUT /editHome': ['admin', () => ({ body: { sections: [{ id: 'banner', kind: 'banner' }], version: 0 } })],
  'POST /previewPage': ['staff', () => ({ body: { text: '**Hello**', language: 'en' } })],
  'POST /postOrder': ['everybody', ({ product }) => ({ body: sampleOrder([{ product }]) })],
  'POST /staffOrder': ['staff', ({ product }) => ({ body: staffOrderOf([{ product }]) })],
  'POST /orderDraft': ['staff', ({ product }) => ({ body: staffOrderOf([{ product }]) })],
  'GET /orderDraft/{token}': ['everybody', () => ({ path: { token: 'nobody-knows-it' } })],
  'POST /orderDraft/{token}/confirm': [
    'everybody',
    () => ({ path: { token: 'nobody-knows-it' }, body: { paymentMethod: 'Cash On Delivery' } }),
  ],
  'GET /trackOrder/{token}': ['everybody', ({ order }) => ({ path: { token: order.track_token } })],
  'POST /trackOrder': ['everybody', () => ({ body: { orderId: '1', mobileNumber: '91234567' } })],
  'POST /contact': [
    'everybody',
    () => ({ body: { fullName: 'N', email: 'n@example.com', message: 'Hello' } }),
  ],
  'GET /inbox': ['staff'],
  'GET /inboxCount': ['staff'],
  'GET /inbox/{id}': ['staff', theMessage],
  'POST /inbox/{id}/reply': [
    'staff',
    (world) => ({ ...theMessage(world), body: { text: 'We have it.', seen: 0 } }),
  ],
  'PUT /inbox/{id}': ['staff', (world) => ({ ...theMessage(world), body: { answered: true } })],
  'DELETE /inbox/{id}': ['admin', theMessage],
  'GET /notices': ['staff'],
  'GET /noticeStream': ['staff', () => ({ query: '?seconds=0' })],
  'GET /pushDevice': ['staff'],
  'PUT /pushDevice': ['staff', () => ({ body: samplePushDevice })],
  'DELETE /pushDevice': ['staff'],
  'PUT /noticesSeen': ['staff', () => ({ body: { upTo: '0'.repeat(26) } })],
  'GET /customers': ['staff'],
  'GET /customers/{id}': ['staff', theCustomer],
  'POST /customers/{id}/notes': ['staff', (world) => ({ ...theCustomer(world), body: { note: 'Seen' } })],
  'DELETE /customers/{id}/notes/{noteId}': [
    'staff',
    (world) => ({ path: { ...theCustomer(world).path, noteId: 'none' } }),
  ],
  'PUT /customers/{id}/tags': ['staff', (world) => ({ ...theCustomer(world), body: { tags: ['vip'] } })],
  'PUT /customers/{id}/block': ['staff', (world) => ({ ...theCustomer(world), body: { reason: 'Refused' } })],
  'DELETE /customers/{id}/block': ['staff', theCustomer],
  'GET /export/customerList.csv': ['admin'],
  'GET /audit': ['admin'],
  'GET /export/audit.csv': ['admin'],
  'GET /taxDocuments': ['admin', () => ({ query: '?month=2026-03' })],
  'GET /taxDocument/{id}/xml': ['admin', ({ taxDocument }) => ({ path: { id: taxDocument } })],
  'GET /taxMonth': ['admin', () => ({ query: '?month=2026-03' })],
  'GET /export/tax.csv': ['admin', () => ({ query: '?month=2026-03' })],
  'GET /letters': ['staff'],
  'GET /letter/{id}': ['staff', theEmail],
  'POST /letter/{id}/resend': ['staff', theEmail],
  'POST /upload': ['everybody'],
  'POST /uploadLogo': ['staff'],
  'PUT /brand': ['admin'],
  'PUT /ownColour': ['staff', () => ({ body: { name: 'Sea foam', nameAr: 'زبد البحر', shade: '#9fd8cb' } })],
  'DELETE /ownColour/{name}': ['staff', () => ({ path: { name: 'Sea foam' } })],
  'GET /proofs': ['staff'],
  'PUT /proofReview/{id}': ['staff', (world) => ({ ...theOrder(world), body: { decision: 'approve' } })],
  'POST /trackOrder/{token}/proof': [
    'everybody',
    ({ order }) => ({ path: { token: order.track_token }, body: { paymentProof: '/proofs/x.webp' } }),
  ],
  'GET /me': ['signedIn'],
  'GET /signInMethods': ['everybody'],
  'POST /jwt': ['everybody', () => ({ body: {} })],
  'GET /users': ['admin'],
  'POST /postUser': [
    'everybody',
    () => ({ body: { name: 'N', email: 'posted@example.com', role: 'admin' } }),
  ],
  'PUT /updateUserRole/{id}': ['admin', (world) => ({ ...theUser(world), body: { role: 'manager' } })],
  'DELETE /deleteUser/{id}': ['admin', theUser],
  'GET /invitations': ['admin'],
  'POST /invitations': ['admin', () => ({ body: { email: 'invited@example.com', role: 'manager' } })],
  'DELETE /invitations/{id}': ['admin', () => ({ path: { id: 'none' } })],
  'POST /invitation': ['everybody', () => ({ body: { token: 'none' } })],
  'POST /invitation/accept': ['everybody', () => ({ body: { token: 'none' } })],
  'GET /admin/{email}': ['signedIn', theOwner],
  'GET /manager/{email}': ['signedIn', theOwner],
  'GET /customer/{email}': ['signedIn', theOwner],
  'GET /myData': ['signedIn'],
  'GET /addresses': ['signedIn'],
  'POST /addresses': ['signedIn', () => ({ body: anAddress })],
  'PUT /addresses/{id}': ['signedIn', () => ({ path: { id: 'none' }, body: anAddress })],
  'DELETE /addresses/{id}': ['signedIn', () => ({ path: { id: 'none' } })],
  'GET /checkoutStart': ['signedIn'],
  'GET /mySessions': ['signedIn'],
  'DELETE /mySessions': ['signedIn'],
  'DELETE /mySessions/{id}': [
    'signedIn',
    ({ bystander }) => ({ path: { id: bystander.sessionId }, others: 'refused' }),
  ],
  'GET /secondFactor': ['signedIn'],
  'POST /secondFactor/totp': ['signedIn', () => ({ body: {} })],
  'POST /secondFactor/totp/confirm': ['signedIn', () => ({ body: {} })],
  'POST /secondFactor/passkey': ['signedIn'],
  'POST /secondFactor/passkey/confirm': ['signedIn', () => ({ body: {} })],
  'POST /secondFactor/recoveryCodes': ['signedIn'],
  'PUT /secondFactor/{id}': ['signedIn', () => ({ body: { name: 'Mine' } })],
  'DELETE /secondFactor/{id}': ['signedIn'],
  'DELETE /userSecondFactor/{id}': ['admin', theUser],
  'GET /staffSecurity': ['admin'],
  'PUT /staffSecurity': ['admin', () => ({ body: { requireSecondFactor: false } })],
  'GET /orders': ['staff'],
  'GET /orderCounts': ['staff'],
  'POST /orders/bulk': [
    'staff',
    ({ order }) => ({ body: { orders: [{ id: order.id, from: 'Pending' }], status: 'Cancelled' } }),
  ],
  'GET /order': ['signedIn', ({ owner }) => ({ query: `?email=${owner.person.email}`, others: 'refused' })],
  'GET /order/{id}': ['signedIn', theOrder],
  'PUT /orderStatus/{id}': ['signedIn', (world) => ({ ...theOrder(world), body: { status: 'Cancelled' } })],
  'PUT /orderReturn/{id}': [
    'staff',
    (world) => ({ ...theOrder(world), body: { status: 'Return', from: 'Delivered', reason: 'defect' } }),
  ],
  'GET /orderReturn/{id}': ['signedIn', theOrder],
  'PUT /returnStep/{id}': [
    'staff',
    () => ({
      path: { id: 'a return' },
      body: { from: 'requested', to: 'approved' },
      others: 'refused' as const,
    }),
  ],
  'GET /trackOrder/{token}/tax': ['everybody', ({ order }) => ({ path: { token: order.track_token } })],
  'GET /trackOrder/{token}/return': ['everybody', ({ order }) => ({ path: { token: order.track_token } })],
  'POST /trackOrder/{token}/change': [
    'everybody',
    ({ order }) => ({
      path: { token: order.track_token },
      body: { status: 'Cancelled', from: 'Pending' },
    }),
  ],
  'POST /undoStatus/{id}': ['staff', (world) => ({ ...theOrder(world), body: { from: 'Confirmed' } })],
  'PUT /editOrder/{id}': ['staff', (world) => ({ ...theOrder(world), body: theEdit })],
  'POST /editOrder/{id}/quote': ['staff', (world) => ({ ...theOrder(world), body: theEdit })],
  'DELETE /deleteOrder/{id}': ['staff', theOrder],
  'PUT /orderNote/{id}': [
    'staff',
    (world) => ({ ...theOrder(world), body: { staffNote: 'changed', version: 1 } }),
  ],
  'POST /orderPayment/{id}': ['staff', (world) => ({ ...theOrder(world), body: money })],
  'POST /orderRefund/{id}': ['staff', (world) => ({ ...theOrder(world), body: money })],
  'POST /paymentReversal/{id}': ['staff', (world) => ({ ...theOrder(world), body: { payment: 'x' } })],
  'GET /couriers': ['staff'],
  'POST /couriers': ['staff', () => ({ body: courier })],
  'PUT /couriers/{id}': ['staff', () => ({ path: { id: 'nobody' }, body: { ...courier, version: 1 } })],
  'GET /courierSettlements/{id}': ['staff', () => ({ path: { id: 'nobody' } })],
  'POST /courierSettlements/{id}': [
    'staff',
    () => ({ path: { id: 'nobody' }, body: { amount: 1, seen: 0 } }),
  ],
  'POST /settlementReversal/{id}': [
    'staff',
    () => ({ path: { id: 'nobody' }, body: { settlement: 'none' } }),
  ],
  'GET /orderShipments/{id}': ['staff', theOrder],
  'GET /handOverList/{id}': ['staff', () => ({ path: { id: 'nobody' } })],
  'POST /handOver': [
    'staff',
    ({ order }) => ({ body: { courier: 'nobody', orders: [{ id: order.id, from: 'Confirmed' }] } }),
  ],
  'PUT /orderDoor/{id}': [
    'staff',
    (world) => ({ ...theOrder(world), body: { shipment: 'none', outcome: 'refused' } }),
  ],
  'POST /nextCall': ['staff', () => ({ body: {} })],
  'GET /orderCalls/{id}': ['staff', theOrder],
  'POST /orderCalls/{id}': ['staff', (world) => ({ ...theOrder(world), body: { outcome: 'no answer' } })],
  'GET /deletedOrders': ['staff'],
  'POST /restoreOrder/{id}': ['admin', theOrder],
  'DELETE /deletedOrders': ['admin'],
  'GET /statistics': ['staff'],
  'GET /report': ['staff', () => ({ query: '?from=2026-03-01&to=2026-03-01' })],
  'GET /export/report.csv': ['staff', () => ({ query: '?by=area&from=2026-03-01&to=2026-03-01' })],
  'GET /myCounts': ['signedIn'],
  'POST /postProduct': ['staff', ({ product }) => ({ body: { ...product, name: 'New' } })],
  'PATCH /updateProduct/{id}': ['staff', (world) => ({ ...theProduct(world), body: { name: 'Changed' } })],
  'PATCH /updateProducts': ['staff', ({ product }) => ({ body: { products: [{ _id: product.id }] } })],
  'DELETE /deleteProduct/{id}': ['staff', theProduct],
  'POST /products/bulk': ['staff', ({ product }) => ({ body: { ids: [product.id], delete: true } })],
  'GET /export/products.csv': ['staff'],
  'GET /export/orders.csv': ['staff'],
  'GET /export/customers.csv': ['admin'],
  'GET /import/template.csv': ['staff'],
  'POST /import/products': ['staff'],
}
