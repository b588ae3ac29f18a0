import { paymentProofStates, receiptOf } from '#src/orders/ledger/payment-proof-state.ts'
import { paymentStates } from '#src/orders/ledger/payment-state.ts'
import type { Order } from '#src/orders/order/order.ts'
import {
  orderStatuses,
  type StaffListName,
  statusesWith,
  statusNames,
} from '#src/orders/order/order-status.ts'
import { orderSources } from '#src/orders/order-source.ts'
import { deliveryAreas, paymentMethods } from '#src/settings/delivery.ts'

/** Product.md section 2's lists of the staff, and the one of every state. */
export type StaffView = StaffListName | 'all'

/** What a list is narrowed by, as the address and the call name it; each is left out where it narrows nothing. */
const kinds = {
  q: () => true,
  status: (value: string) => value.split(',').every((one) => isOne(statusNames, one)),
  method: (value: string) => isOne(paymentMethods, value),
  payment: (value: string) => isOne(paymentStates, value),
  receipt: (value: string) => isOne(paymentProofStates, value),
  area: (value: string) => isOne(deliveryAreas, value),
  source: (value: string) => isOne(orderSources, value),
  courier: () => true,
  from: isDay,
  to: isDay,
  needs: (value: string) => value === 'staff',
  customer: () => true,
}

export type FilterName = keyof typeof kinds
export type ListFilter = Partial<Record<FilterName, string>>

export const filterNames = Object.keys(kinds) as FilterName[]

/** What an address narrows a list by; what no call would take is left out. */
export function readFilter(search: URLSearchParams): ListFilter {
  const given = filterNames.map((name) => [name, search.get(name)?.trim() ?? ''] as const)
  return Object.fromEntries(given.filter(([name, value]) => value !== '' && kinds[name](value)))
}

/** The address of a list, narrowed by this. */
export function filterSearch(filter: ListFilter): string {
  const search = new URLSearchParams(
    filterNames.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])),
  )
  return search.size > 0 ? `?${search}` : ''
}

/** The states a list shows; undefined for all. */
export function statusesOf(view: StaffView, { status }: ListFilter): string | undefined {
  return view === 'all' ? status : statusesWith('staffList', view).join(',')
}

/** Whether an order belongs to a list by what it has become (O7, O24). What cannot change of an order is not asked. */
export function belongsTo(view: StaffView, filter: ListFilter, order: Order): boolean {
  const statuses = statusesOf(view, filter)
  if (statuses && !statuses.split(',').includes(order.orderStatus)) return false
  if (filter.receipt && receiptOf(order) !== filter.receipt) return false
  if (filter.payment && order.paymentState !== filter.payment) return false
  return filter.needs === undefined || needsStaff(order)
}

/** Somebody of the shop has to act (O24). */
export function needsStaff({ orderStatus, receipt }: Pick<Order, 'orderStatus' | 'receipt'>): boolean {
  return orderStatuses[orderStatus].needsStaff || receipt === 'waiting'
}

/** `2026-03-01`, and a day that there is. */
function isDay(value: string): boolean {
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) && value.length === 10
}

function isOne(values: readonly string[], value: string): boolean {
  return values.includes(value)
}
