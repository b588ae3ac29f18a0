import type { Query, QueryClient } from '@tanstack/react-query'
import { showPresentOrders, waitsFor } from '#src/orders/changes/order-cache.ts'
import type { Api } from '#src/ui/data/api.ts'

/** What any change of an order makes out of date beside the order itself. */
export const orderChanged = [['order-counts'], ['orders', 'top'], ['orders', 'customer']]

/** Screens follow the changes of staff no more often. */
const everyMs = 1000
/** Whoever made a change has its answer by then. */
const soonMs = 300
/** An answer that takes longer is not waited for: its line may be dead. */
const patienceMs = 15_000

/**
 * Gathers which orders staff change, and shows it on their pages and in the lists on screen (N5). What comes while
 * answers are awaited waits for them: asked again each time, a slow line would never bring one.
 */
export function gatherChanges(api: Api, queries: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let gathered = new Set<string | undefined>()
  let earliest = 0
  let isStopped = false
  function plan() {
    if (isStopped || gathered.size === 0) return
    timer ??= setTimeout(() => void look(), Math.max(soonMs, earliest - performance.now()))
  }
  async function look() {
    const changed = gathered
    gathered = new Set()
    earliest = performance.now() + everyMs
    try {
      await Promise.race([show(api, queries, changed), new Promise((done) => setTimeout(done, patienceMs))])
    } finally {
      timer = undefined
      plan()
    }
  }
  return {
    add(ids: readonly string[] | undefined) {
      for (const id of ids ?? [undefined]) gathered.add(id)
      plan()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Asks again for what is on screen of these orders; undefined among them is all of them. */
async function show(api: Api, queries: QueryClient, changed: ReadonlySet<string | undefined>): Promise<void> {
  const ids = [...changed].filter((id) => id !== undefined)
  const isOf = (query: Query) => ids.some((id) => query.queryKey[1] === id || waitsFor(query, id))
  const asked = queries
    .getQueryCache()
    .findAll({ queryKey: ['order'] })
    .filter((query) => changed.has(undefined) || isOf(query))
    .filter((query) => !isDeletedHere(query))
  const pages = queries.invalidateQueries({ predicate: (query) => asked.includes(query) })
  await showPresentOrders(queries, api, ids)
  const lists = [...orderChanged, ['proofs'], ['couriers']]
  await Promise.all([pages, ...lists.map((queryKey) => queries.invalidateQueries({ queryKey }))])
}

/** What this tab deleted is marked and not asked for any more; its own change comes back to it, too. */
function isDeletedHere({ state }: Query): boolean {
  return state.isInvalidated && state.fetchStatus === 'idle' && state.status === 'success'
}
