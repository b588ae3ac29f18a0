import { adminOnly, everybody, type Permissions, signedIn, staff } from '#src/core/permission.ts'

/** Who may make the calls about orders; those of somebody's own are narrowed further by order/order-access.ts (I2). */
export const orderPermissions = {
  'POST /postOrder': everybody,
  'GET /trackOrder/{token}': everybody,
  'POST /trackOrder': everybody,
  'GET /proofs': staff,
  'PUT /proofReview/{id}': staff,
  'POST /trackOrder/{token}/proof': everybody,
  'GET /orders': staff,
  'GET /order': signedIn,
  'GET /order/{id}': signedIn,
  'PUT /orderStatus/{id}': signedIn,
  'DELETE /deleteOrder/{id}': staff,
  'PUT /orderNote/{id}': staff,
  'GET /statistics': staff,
  'GET /myCounts': signedIn,
  'GET /export/orders.csv': staff,
  'GET /export/customers.csv': adminOnly,
} as const satisfies Permissions
