import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const present = new AsyncLocalStorage<string>()
const begin = randomBytes(6).toString('base64url')
let count = 0

/**
 * What this request is called in log, replies and traces. A proxy that is believed (`proxies` > 0) may have named it
 * already; a visitor may not. Letters, digits, `.`, `_` and `-` only, so that it can stand anywhere.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, proxies: number): string {
  const given = headers['x-request-id']
  if (proxies > 0 && typeof given === 'string' && /^[\w.-]{8,64}$/.test(given)) return given
  count += 1
  return `${begin}-${count.toString(36)}`
}

/** Does something as part of a request: errors that are logged meanwhile name it. */
export function inRequest<T>(id: string, work: () => T): T {
  return present.run(id, work)
}

/** The request that is being answered; undefined for work that nobody waits for. */
export function presentRequestId(): string | undefined {
  return present.getStore()
}
