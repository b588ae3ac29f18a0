import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '#src/orders/order/order.ts'
import { knownOrder, neighboursOf, placeFromNavigation, placeOf } from './order-place.ts'

const orders = (ids: readonly string[]) => ids.map((_id) => ({ _id })) as unknown as Order[]

test('walking a list by what comes next, and back by what came before, passes every order once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 40 }), (ids) => {
      const place = placeOf('/dashboard/orders', orders(ids))
      const walk = (from: string | undefined, to: 'before' | 'after') => {
        const passed: string[] = []
        for (let at = from; at !== undefined; at = neighboursOf(place, at)[to]) passed.push(at)
        return passed
      }
      expect(walk(ids[0], 'after')).toEqual(ids)
      expect(walk(ids.at(-1), 'before')).toEqual(ids.toReversed())
      expect(neighboursOf(place, 'stranger')).toEqual({})
    }),
  )
})

test('a long list travels in part, and an order that was opened by its address has no place', () => {
  const many = Array.from({ length: 900 }, (_, n) => `order-${n}`)
  expect(placeOf('/dashboard/orders', orders(many)).ids).toHaveLength(300)
  for (const state of [undefined, null, {}, 'x']) expect(placeFromNavigation(state)).toBeUndefined()
})

test('what a list knows of an order is shown before it is asked for (O10)', () => {
  const queries = new QueryClient()
  queries.setQueryData(['orders', 'list', 'all', {}], {
    pages: [{ items: orders(['a', 'b']) }],
    pageParams: [''],
  })
  expect(knownOrder(queries, 'b')).toEqual({ _id: 'b' })
  expect(knownOrder(queries, 'c')).toBeUndefined()
})
