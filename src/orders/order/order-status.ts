import type { Text } from '#src/core/locale.ts'

/** All that is particular to one status of an order. */
type StatusRules<Name, StaffList, CustomerList> = {
  /** The list of the staff it is in (product.md section 2, O7), and the one of its customer (O4). */
  staffList: StaffList
  customerList: CustomerList
  /** What staff may change it to, and what its customer may (product.md section 4). */
  staffMoves: readonly Name[]
  ownerMoves: readonly Name[]
  /** What staff may change it to beside those, by calls of their own (O5'). */
  returnMoves: readonly Name[]
  /** Staff may still change what is in it (O18). */
  isEditable: boolean
  /** A step between order and delivery; other statuses are shown by themselves. */
  isStep: boolean
  /** Counts as sold in statistics and exports. */
  isSold: boolean
  /** Nothing is left to deliver: the customer's data can be erased (I8). */
  isFinal: boolean
  /** O12. */
  isDeletable: boolean
  /** Somebody of the shop has to act by the status alone (O24). */
  needsStaff: boolean
  /** What customers read, and what staff read. */
  words: Text
  staffWords: Text
}

/**
 * product.md section 4's statuses in the order of an order's life, stored by these names (O4); the only list of them.
 */
const statuses = {
  Pending: {
    staffList: 'pending',
    customerList: 'active',
    staffMoves: ['Confirmed', 'Cancelled'],
    ownerMoves: ['Cancelled'],
    returnMoves: [],
    isEditable: true,
    isStep: true,
    isSold: true,
    isFinal: false,
    isDeletable: false,
    needsStaff: true,
    words: { en: 'Pending', ar: 'بانتظار التأكيد' },
    staffWords: { en: 'Pending', ar: 'بانتظار التأكيد' },
  },
  Confirmed: {
    staffList: 'confirmed',
    customerList: 'active',
    staffMoves: ['Shipping', 'Delivered', 'Cancelled'],
    ownerMoves: ['Cancelled'],
    returnMoves: [],
    isEditable: true,
    isStep: true,
    isSold: true,
    isFinal: false,
    isDeletable: false,
    needsStaff: false,
    words: { en: 'Confirmed', ar: 'تم التأكيد' },
    staffWords: { en: 'Confirmed', ar: 'مؤكد' },
  },
  Shipping: {
    staffList: 'confirmed',
    customerList: 'active',
    staffMoves: ['Delivered', 'Cancelled'],
    ownerMoves: ['Cancelled'],
    returnMoves: [],
    isEditable: false,
    isStep: true,
    isSold: true,
    isFinal: false,
    isDeletable: false,
    needsStaff: false,
    words: { en: 'Shipping', ar: 'في الطريق' },
    staffWords: { en: 'Shipping', ar: 'قيد الشحن' },
  },
  Delivered: {
    staffList: 'delivered',
    customerList: 'shopping',
    staffMoves: [],
    ownerMoves: ['Return'],
    returnMoves: ['Return'],
    isEditable: false,
    isStep: true,
    isSold: true,
    isFinal: true,
    isDeletable: true,
    needsStaff: false,
    words: { en: 'Delivered', ar: 'تم التوصيل' },
    staffWords: { en: 'Delivered', ar: 'تم التوصيل' },
  },
  Cancelled: {
    staffList: 'cancelled',
    customerList: 'cancellations',
    staffMoves: ['Confirmed'],
    ownerMoves: ['Confirmed'],
    returnMoves: [],
    isEditable: false,
    isStep: false,
    isSold: false,
    isFinal: true,
    isDeletable: true,
    needsStaff: false,
    words: { en: 'Cancelled', ar: 'ملغى' },
    staffWords: { en: 'Cancelled', ar: 'ملغى' },
  },
  Return: {
    staffList: 'return',
    customerList: 'returns',
    staffMoves: [],
    ownerMoves: [],
    returnMoves: ['Delivered'],
    isEditable: false,
    isStep: false,
    isSold: false,
    isFinal: true,
    isDeletable: true,
    needsStaff: true,
    words: { en: 'Return', ar: 'قيد الإرجاع' },
    staffWords: { en: 'Return', ar: 'مرتجع' },
  },
} as const satisfies Record<string, StatusRules<string, string, string>>

export type OrderStatus = keyof typeof statuses
type StatusRule = StatusRules<OrderStatus, StaffListName, CustomerListName>
type Has<Field extends keyof StatusRule> = (typeof statuses)[OrderStatus][Field]

/** The same record as others read it. A move to a status without a line of its own does not compile here. */
export const orderStatuses: Readonly<Record<OrderStatus, StatusRule>> = statuses

export const statusNames = Object.keys(statuses) as OrderStatus[]

/** What a new order is. */
export const initialStatus = 'Pending' satisfies OrderStatus

/** product.md section 2's lists of the staff, and of a customer. */
export type StaffListName = Has<'staffList'>
export type CustomerListName = Has<'customerList'>

/** What staff change an order to, and what its customer does (product.md section 4). */
export type StaffMove = Has<'staffMoves'>[number]
export type OwnerMove = Has<'ownerMoves'>[number]

/** The statuses between order and delivery. */
export type StepStatus = {
  [Name in OrderStatus]: (typeof statuses)[Name]['isStep'] extends true ? Name : never
}[OrderStatus]

/** The statuses whose line says this, in the order of the record. */
export function statusesWith<Field extends keyof StatusRule>(
  field: Field,
  value: StatusRule[Field],
): OrderStatus[] {
  return statusNames.filter((name) => orderStatuses[name][field] === value)
}

/** Who acts on an order. Staff who ordered themselves are both. */
export type Actor = { staff: boolean; owner: boolean }

/** What somebody may change an order to from this status (O5); whether a return is still in time is asked apart. */
export function movesFrom(status: OrderStatus, actor: Actor): OrderStatus[] {
  const { staffMoves, ownerMoves } = orderStatuses[status]
  const moves = [...(actor.staff ? staffMoves : []), ...(actor.owner ? ownerMoves : [])]
  return statusNames.filter((one) => moves.includes(one))
}

/** Where staff take many orders at once (O25): the next steps, the first of them first, and giving up. */
export const bulkMoves = [
  'Confirmed',
  'Shipping',
  'Delivered',
  'Cancelled',
] as const satisfies readonly StaffMove[]
