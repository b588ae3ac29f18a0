import { afterEach, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { recordNotice } from '#src/notices/record-notice.store.ts'
import { describeShop } from '#test/shop.ts'
import { followNotices } from './follow-notices.ts'

describeShop('a screen that follows notices (N2)', (shop) => {
  const over = new AbortController()
  afterEach(() => over.abort())

  it('gets each once across a cut line, also where the last one that came is not the newest', async () => {
    const tell = (name: string, now: Date) =>
      inTransaction(shop.db, (trx) =>
        recordNotice(trx, { kind: 'order-placed', thing: { id: name, name } }, now),
      )
    const { headers } = await signIn(shop.shop, 'manager')
    let line = new AbortController()
    const api = {
      base: shop.origin,
      origin: shop.origin,
      fetch: (url: string | URL | Request, { signal, ...how }: RequestInit = {}) => {
        line = new AbortController()
        return fetch(url, {
          ...how,
          headers: { ...headers, ...(how.headers as Record<string, string>) },
          signal: AbortSignal.any([line.signal, ...(signal ? [signal] : [])]),
        })
      },
    }
    const names: string[] = []
    const states: boolean[] = []
    void followNotices(api, over.signal, {
      onState: (live) => {
        if (states.at(-1) !== live) states.push(live)
      },
      onNotice: ({ thing }) => names.push(thing.name),
      onOrders: () => undefined,
    })
    await expect.poll(() => states).toEqual([true])
    await tell('newest', shop.now)
    await expect.poll(() => names).toEqual(['newest'])
    await tell('began before it', new Date(shop.now.getTime() - 20_000))
    await expect.poll(() => names).toEqual(['newest', 'began before it'])
    line.abort()
    await expect.poll(() => states).toEqual([true, false, true])
    await tell('after the cut', new Date(shop.now.getTime() + 1))
    await expect.poll(() => names).toContain('after the cut')
    expect(names).toEqual(['newest', 'began before it', 'after the cut'])
  })
})
