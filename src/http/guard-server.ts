import type { Server } from 'node:http'
import { addressOf, isNeighbour } from './address.ts'

const limits = {
  /** A browser sends its headers in one piece; who drips them is cut. */
  headersMs: 15_000,
  /** Ten megabytes over a poor mobile line. */
  requestMs: 300_000,
  /** A browser keeps six; a household, an office or a small provider shares an address. */
  connectionsPerAddress: 200,
}

/** How often Node looks for who is too slow; by itself it does every 30 s, and 15 s would be up to 45. */
export const serverOptions = { connectionsCheckingInterval: 2_000 }

/**
 * What the server itself puts up with before any of our code runs (H3): slow senders are cut, and one address has so
 * many connections at a time. A neighbour may be a proxy and has as many as it wants.
 */
export function guardServer(server: Server, changes: Partial<typeof limits> = {}): void {
  const { headersMs, requestMs, connectionsPerAddress } = { ...limits, ...changes }
  const open = new Map<string, number>()
  server.headersTimeout = headersMs
  server.requestTimeout = requestMs
  server.on('connection', (socket) => {
    const address = addressOf({ socket, headers: {} }, 0)
    const count = (open.get(address) ?? 0) + 1
    if (count > connectionsPerAddress && !isNeighbour(address)) return socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}
