import type { Server, ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

const patience = {
  /** A proxy may be sending on a connection that it keeps: it has so long to use it, and is told then that it ends. */
  keptMs: 1_500,
  /** Requests in flight get this long to finish. */
  longestMs: 8_000,
}

/** A turn of the event loop in which no connection can have come unnoticed, and after how many any turn will do. */
const quietTurnMs = 1
const mostTurns = 100

/**
 * Ends a server without a failed request: no connection is taken any more, what is in flight is answered, and
 * a connection that is kept ends with its next answer, or when nothing has come on it for a while.
 */
export async function endServer(server: Server, changes: Partial<typeof patience> = {}): Promise<void> {
  const { keptMs, longestMs } = { ...patience, ...changes }
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  await quietTurn()
  // That of HTTP would cut the kept connections at once, under a request that is on its way.
  const closed = new Promise<void>((tell) => {
    Listener.prototype.close.call(server, () => tell())
  })
  let watch: NodeJS.Timeout | undefined
  const kept = setTimeout(() => {
    watch = setInterval(() => server.closeIdleConnections(), 100)
  }, keptMs)
  const late = setTimeout(() => server.closeAllConnections(), longestMs)
  await closed
  for (const timer of [kept, late, watch]) clearTimeout(timer)
}

/** Connections that wait to be taken are reset with the listener: it ends right after a turn that took them all. */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const began = performance.now()
    await nextTurn()
    if (performance.now() - began < quietTurnMs) return
  }
}
