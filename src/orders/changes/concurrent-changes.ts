import type { Context, MiddlewareHandler } from 'hono'
import type { ApiEnv } from '#src/http/api-router.ts'

/** A request to change an order that is under way; `overtaken` once another one changed it after this one came. */
export type Turn = { overtaken: boolean }

/** Which requests to change an order are under way in this process, by the order. */
export type OrderTurns = {
  /** Goes in front of everything else of the call, so that the order in which people came is known. */
  arrive: MiddlewareHandler<ApiEnv>
  turnOf(c: Context<ApiEnv>): Turn
  /** Tells all others who came before now that this one has changed the order. */
  overtake(id: string, by: Turn): void
}

/**
 * Two people who press at once have seen the same state, also where a second change would follow the first (Pending →
 * Confirmed → Cancelled): the slower one is told (O5). Callers who name the state they saw need none of this.
 */
export function orderTurns(): OrderTurns {
  const underWay = new Map<string, Set<Turn>>()
  const turns = new WeakMap<Request, Turn>()
  return {
    async arrive(c, next) {
      const id = c.req.param('id') ?? ''
      const turn: Turn = { overtaken: false }
      const others = underWay.get(id) ?? new Set()
      underWay.set(id, others.add(turn))
      turns.set(c.req.raw, turn)
      try {
        await next()
      } finally {
        others.delete(turn)
        if (others.size === 0) underWay.delete(id)
      }
    },
    turnOf: (c) => turns.get(c.req.raw) ?? { overtaken: false },
    overtake(id, by) {
      for (const turn of underWay.get(id) ?? []) if (turn !== by) turn.overtaken = true
    },
  }
}
