/** SPEC section 6: what a signed-in person may be. */
export const roles = ['admin', 'manager', 'customer'] as const

export type Role = (typeof roles)[number]

/** Somebody whose access token was proved; role and e-mail are read from the database on each request (I1). */
export type Person = {
  id: string
  /** Lower case. */
  email: string
  emailVerified: boolean
  name: string
  role: Role
}

/** Who is asking: a person, or a visitor. */
export type Caller = Person | { role: 'visitor' }

/** Who may make a call. */
export type Permission = readonly Caller['role'][]

const everybody: Permission = ['visitor', 'customer', 'manager', 'admin']
const signedIn: Permission = ['customer', 'manager', 'admin']
const staff: Permission = ['manager', 'admin']
const adminOnly: Permission = ['admin']

/**
 * Every call of the API and who may make it (SPEC section 6, I2, I9). A call that is not here stops the start; a call
 * about somebody's own thing is narrowed further by the slice that owns it.
 */
export const permissions = {
  'GET /products': everybody,
  'GET /product/{id}': everybody,
  'GET /productOptions': everybody,
  'GET /categories': everybody,
  'GET /getWebsiteInfo': everybody,
  'GET /getSliders': everybody,
  'GET /getSlider/{id}': everybody,
  'PUT /updateWebsiteInfo': adminOnly,
  'POST /postSlider': staff,
  'PUT /updateSlider/{id}': staff,
  'PUT /sliderOrder': staff,
  'DELETE /deleteSlider/{id}': staff,
  'POST /postOrder': everybody,
  'GET /trackOrder/{token}': everybody,
  'POST /trackOrder': everybody,
  'POST /contact': everybody,
  'GET /letters': staff,
  'GET /letter/{id}': staff,
  'POST /letter/{id}/resend': staff,
  'POST /upload': everybody,
  'GET /proofs': staff,
  'PUT /proofReview/{id}': staff,
  'POST /trackOrder/{token}/proof': everybody,
  'GET /me': signedIn,
  'GET /signInMethods': everybody,
  'POST /jwt': everybody,
  'GET /users': adminOnly,
  'POST /postUser': everybody,
  'PUT /updateUserRole/{id}': adminOnly,
  'DELETE /deleteUser/{id}': adminOnly,
  'GET /admin/{email}': signedIn,
  'GET /manager/{email}': signedIn,
  'GET /customer/{email}': signedIn,
  'GET /myData': signedIn,
  'GET /orders': staff,
  'GET /order': signedIn,
  'GET /order/{id}': signedIn,
  'PUT /orderStatus/{id}': signedIn,
  'DELETE /deleteOrder/{id}': staff,
  'PUT /orderNote/{id}': staff,
  'GET /statistics': staff,
  'GET /myCounts': signedIn,
  'POST /postProduct': staff,
  'PATCH /updateProduct/{id}': staff,
  'DELETE /deleteProduct/{id}': staff,
  'POST /products/bulk': staff,
  'GET /export/products.csv': staff,
  'GET /export/orders.csv': staff,
  'GET /export/customers.csv': adminOnly,
  'POST /import/products': staff,
} as const satisfies Record<string, Permission>

/** A call of the API: method and path as the OpenAPI document has them. */
export type Call = keyof typeof permissions

/** True for somebody who works in the shop. */
export function isStaff(caller: Caller): caller is Person {
  return caller.role === 'admin' || caller.role === 'manager'
}

declare const proof: unique symbol

/** A thing whose caller was proved to have a right to it: what changes somebody's thing asks for this. */
export type Authorized<T> = T & { readonly [proof]: true }
