import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { staffMovesOf } from '#src/orders/admin/use-order-change.tsx'
import type { Order } from '#src/orders/order/order.ts'
import type { OrderStatus, StaffListName } from '#src/orders/order/order-status.ts'
import { updateCachedOrder } from './order-cache.ts'

function order(id: string, orderStatus: OrderStatus): Order {
  return { _id: id, orderStatus, allowedChanges: [] } as unknown as Order
}

/** A browser that has looked at these lists. */
function browserWith(lists: Partial<Record<StaffListName, Order[]>>) {
  const queries = new QueryClient()
  for (const [list, items] of Object.entries(lists)) {
    const page = { items, total: items.length, nextCursor: undefined }
    queries.setQueryData(['orders', 'top', list, {}], page)
    queries.setQueryData(['orders', 'list', list, {}], { pages: [page], pageParams: [''] })
  }
  const ids = (list: StaffListName) => {
    const grown = queries.getQueryData<{ pages: { items: Order[]; total: number }[] }>([
      'orders',
      'list',
      list,
      {},
    ])
    const top = queries.getQueryData<{ items: Order[]; total: number }>(['orders', 'top', list, {}])
    expect(top).toEqual(grown?.pages[0])
    return top?.items.map((one) => `${one._id} ${one.orderStatus}`)
  }
  return { queries, ids }
}

test('a row leaves a list only when its new status does not belong there (O7)', async () => {
  const { queries, ids } = browserWith({ confirmed: [order('a', 'Confirmed'), order('b', 'Confirmed')] })
  await updateCachedOrder(queries, 'a', order('a', 'Shipping'))
  expect(ids('confirmed')).toEqual(['a Shipping', 'b Confirmed'])
  await updateCachedOrder(queries, 'a', order('a', 'Delivered'))
  expect(ids('confirmed')).toEqual(['b Confirmed'])
})

test('a row of a narrowed list leaves it when it is no longer what was asked for (O7, O24)', async () => {
  const queries = new QueryClient()
  const rows = [order('a', 'Pending'), order('b', 'Pending')]
  const narrowed = [{}, { status: 'Pending,Shipping' }, { needs: 'staff' }, { receipt: 'waiting' }]
  for (const filter of narrowed)
    queries.setQueryData(['orders', 'top', 'all', filter], { items: rows, total: 2, nextCursor: undefined })
  await updateCachedOrder(queries, 'a', order('a', 'Confirmed'))
  const left = narrowed.map((filter) => {
    const page = queries.getQueryData<{ items: Order[]; total: number }>(['orders', 'top', 'all', filter])
    return [page?.items.map(({ _id }) => _id).join(''), page?.total]
  })
  expect(left).toEqual([
    ['ab', 2],
    ['b', 1],
    ['b', 1],
    ['b', 1],
  ])
})

test('what somebody else made of an order stays in sight where it was seen (O5)', async () => {
  const lists = { pending: [order('a', 'Pending')], confirmed: [order('a', 'Confirmed')] }
  const { queries, ids } = browserWith(lists)
  await updateCachedOrder(queries, 'a', order('a', 'Cancelled'), 'pending')
  expect([ids('pending'), ids('confirmed')]).toEqual([['a Cancelled'], []])
})

test('a deleted order leaves every list, and the others stay (O12)', async () => {
  const { queries, ids } = browserWith({ return: [order('a', 'Return'), order('b', 'Return')] })
  await updateCachedOrder(queries, 'a', undefined)
  expect(ids('return')).toEqual(['b Return'])
})

test('a change of the order of new pieces makes the returns out of date that wait for it (O16)', async () => {
  const queries = new QueryClient()
  const keyOf = (id: string) => ['order', id, 'returns']
  queries.setQueryData(keyOf('waits'), { returns: [{}, { exchange: { _id: 'new' } }] })
  queries.setQueryData(keyOf('other'), { returns: [{ exchange: { _id: 'older' } }] })
  await updateCachedOrder(queries, 'new', order('new', 'Shipping'))
  expect(queries.getQueryState(keyOf('waits'))?.isInvalidated).toBe(true)
  expect(queries.getQueryState(keyOf('other'))?.isInvalidated).toBe(false)
})

test('staff see the moves the server allows, and Shipping while it is on its way (product.md section 4)', () => {
  const moves = (orderStatus: OrderStatus, ...allowedChanges: OrderStatus[]) =>
    staffMovesOf({ orderStatus, allowedChanges })
  expect(moves('Confirmed', 'Cancelled', 'Shipping', 'Delivered')).toEqual([
    'Shipping',
    'Delivered',
    'Cancelled',
  ])
  expect(moves('Shipping', 'Delivered', 'Cancelled')).toEqual(['Shipping', 'Delivered', 'Cancelled'])
  // Staff who ordered themselves may ask for a return as customers, not as staff.
  expect(moves('Delivered', 'Return')).toEqual([])
})
