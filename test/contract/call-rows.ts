import type { Call } from '#src/app/permissions.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
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
const theUser = ({ bystander }: World) => ({ path: { id: bystander.person.id } })
const theOwner = ({ owner }: World) => ({ path: { email: owner.person.email } })
const slide = { image: '/pictures/0123456789abcdef0123456789abcdef.webp', time: '2026-03-01T08:00:00Z' }

/** One row for each call: a call without a row does not compile, and a new one is one line. */
export const callRows: Record<Call, CallRow> = {
  'GET /products': ['everybody'],
  'GET /product/{id}': ['everybody', theProduct],
  'GET /productOptions': ['everybody'],
  'GET /categories': ['everybody'],
  'GET /getWebsiteInfo': ['everybody'],
  'GET /getSliders': ['everybody'],
  'GET /getSlider/{id}': ['everybody', theSlide],
  'PUT /updateWebsiteInfo': ['admin', () => ({ body: { marquee: 'changed' } })],
  'POST /postSlider': ['staff', () => ({ body: slide })],
  'PUT /updateSlider/{id}': ['staff', (world) => ({ ...theSlide(world), body: slide })],
  'PUT /sliderOrder': ['staff', (world) => ({ body: { ids: [world.slide] } })],
  'DELETE /deleteSlider/{id}': ['staff', theSlide],
  'POST /postOrder': ['everybody', ({ product }) => ({ body: sampleOrder([{ product }]) })],
  'GET /trackOrder/{token}': ['everybody', ({ order }) => ({ path: { token: order.track_token } })],
  'POST /trackOrder': ['everybody', () => ({ body: { orderId: '1', mobileNumber: '91234567' } })],
  'POST /contact': [
    'everybody',
    () => ({ body: { fullName: 'N', email: 'n@example.com', message: 'Hello' } }),
  ],
  'GET /letters': ['staff'],
  'GET /letter/{id}': ['staff', theEmail],
  'POST /letter/{id}/resend': ['staff', theEmail],
  'POST /upload': ['everybody'],
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
  'GET /admin/{email}': ['signedIn', theOwner],
  'GET /manager/{email}': ['signedIn', theOwner],
  'GET /customer/{email}': ['signedIn', theOwner],
  'GET /myData': ['signedIn'],
  'GET /orders': ['staff'],
  'GET /order': ['signedIn', ({ owner }) => ({ query: `?email=${owner.person.email}`, others: 'refused' })],
  'GET /order/{id}': ['signedIn', theOrder],
  'PUT /orderStatus/{id}': ['signedIn', (world) => ({ ...theOrder(world), body: { status: 'Cancelled' } })],
  'DELETE /deleteOrder/{id}': ['staff', theOrder],
  'PUT /orderNote/{id}': [
    'staff',
    (world) => ({ ...theOrder(world), body: { staffNote: 'changed', version: 1 } }),
  ],
  'GET /statistics': ['staff'],
  'GET /myCounts': ['signedIn'],
  'POST /postProduct': ['staff', ({ product }) => ({ body: { ...product, name: 'New' } })],
  'PATCH /updateProduct/{id}': ['staff', (world) => ({ ...theProduct(world), body: { name: 'Changed' } })],
  'DELETE /deleteProduct/{id}': ['staff', theProduct],
  'POST /products/bulk': ['staff', ({ product }) => ({ body: { ids: [product.id], delete: true } })],
  'GET /export/products.csv': ['staff'],
  'GET /export/orders.csv': ['staff'],
  'GET /export/customers.csv': ['admin'],
  'POST /import/products': ['staff'],
}
