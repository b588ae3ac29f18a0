import type { Context, MiddlewareHandler } from 'hono'
import type { ApiEnv } from '#src/http/api-router.ts'

/** A request to change an order that is being answered; `overtaken` once another one changed the order. */
export type RunningChange = { overtaken: boolean }

/** The requests to change an order that this process is answering, by the order. */
export type ConcurrentChanges = {
  /** The first middleware of the call: a request counts from when it was received. */
  register: MiddlewareHandler<ApiEnv>
  changeOf(c: Context<ApiEnv>): RunningChange
  /** Marks all others received so far as overtaken: this one has changed the order. */
  overtakeOthers(id: string, by: RunningChange): void
}

/**
 * Two people who press at once have seen the same state, also where a second change would follow the first (Pending →
 * Confirmed → Cancelled): the slower one is told (O5). Callers who name the state they saw need none of this.
 */
export function trackConcurrentChanges(): ConcurrentChanges {
  const running = new Map<string, Set<RunningChange>>()
  const byRequest = new WeakMap<Request, RunningChange>()
  return {
    async register(c, next) {
      const id = c.req.param('id') ?? ''
      const change: RunningChange = { overtaken: false }
      const others = running.get(id) ?? new Set()
      running.set(id, others.add(change))
      byRequest.set(c.req.raw, change)
      try {
        await next()
      } finally {
        others.delete(change)
        if (others.size === 0) running.delete(id)
      }
    },
    changeOf: (c) => byRequest.get(c.req.raw) ?? { overtaken: false },
    overtakeOthers(id, by) {
      for (const change of running.get(id) ?? []) if (change !== by) change.overtaken = true
    },
  }
}
