import { expect } from 'vitest'
import type { TestShop } from '#test/shop.ts'

/** What a list shows of an order, whatever it is: its test looks into it. */
type Shown = { _id: string; [field: string]: unknown }[]

/** Every page of a list as a screen walks it: by the address in `Link`. */
export async function walkPages(shop: TestShop, address: string, headers: Record<string, string>) {
  const pages: Shown[] = []
  for (let next: string | undefined = address; next; ) {
    const answer = await shop.get(next, headers)
    expect([next, answer.status]).toEqual([next, 200])
    pages.push(answer.json)
    next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.link ?? '')?.[1]
  }
  return pages
}

/** The record ids of a list as it was answered. */
export function idsOf(orders: Shown): string[] {
  return orders.map(({ _id }) => _id)
}
