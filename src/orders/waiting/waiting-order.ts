import type { Locale } from '#src/core/locale.ts'
import type { PlacedOrder } from '#src/orders/order/tracked-order.ts'

/** How the sending of an order that waited ended: it is there, or the shop said why not. */
export type WaitingOutcome = { placed: PlacedOrder } | { refused: string }

/** An order that was confirmed without a line, as this browser keeps it until the shop has answered (O41). */
export type WaitingOrder = {
  /** The body of postOrder, and the idempotency key it was pressed with. */
  content: string
  key: string
  locale: Locale
  /** When it was confirmed; ISO 8601. */
  since: string
  /** The account that pressed it; none of a guest's. Only a page, which has the account's token, sends it. */
  of?: string | undefined
  /** What checkout is filled in with again where the shop refuses it, and what the success page shows. */
  draft: unknown
  lines: unknown
  arrives?: string | undefined
  outcome?: WaitingOutcome
}

/** Later nobody expects it to be sent: it is asked about. Far below the life of its key (src/db/idempotency-keys.ts). */
const sentUnaskedMs = 24 * 3600 * 1000

/** Without an answer for so long the shop has said nothing; others wait for their turn meanwhile. */
const answerTimeoutMs = 30_000

/** The one store that pages and the service worker share. Missing where the shop is reached without https. */
const store = 'waiting-order'
const address = '/waiting-order'
/** Told to pages of this tab, when an order has begun to wait or waits no longer. */
export const waitingChanged = 'waiting-order'

/** Whether this browser can keep an order and send it later. */
export function canWait(): boolean {
  return 'caches' in globalThis && 'locks' in navigator
}

export function isOverdue({ since }: WaitingOrder, now = Date.now()): boolean {
  return !(now - Date.parse(since) < sentUnaskedMs)
}

export async function readWaiting(): Promise<WaitingOrder | undefined> {
  if (!canWait()) return undefined
  const kept = await (await caches.open(store)).match(address)
  return kept && ((await kept.json()) as WaitingOrder)
}

/** Keeps an order until it is sent, in the place of an earlier one. */
export function keepWaiting(order: WaitingOrder): Promise<void> {
  return inTurn(() => write(order))
}

/** The order is not to be sent any more; false where it is placed by now, which is still to be told. */
export function takeBackWaiting(): Promise<boolean> {
  return inTurn(async () => {
    const outcome = (await readWaiting())?.outcome
    if (outcome && 'placed' in outcome) return false
    await caches.delete(store)
    return true
  })
}

/** What became of the order has been told. */
export function forgetWaiting(): Promise<void> {
  return inTurn(async () => {
    await caches.delete(store)
  })
}

/**
 * Sends the order that waits, once: whoever asks, page or service worker, waits for its turn, and its key makes a second
 * sending harmless (O2). Answers it as it stands then; undefined where none waits. `sendAs` answers what sends this one: fetch,
 * or one that carries the token of its account; undefined where it has to wait on.
 */
export function sendWaiting(
  sendAs: (waiting: WaitingOrder) => MaybePromise<typeof fetch | undefined>,
): Promise<WaitingOrder | undefined> {
  return inTurn(async () => {
    const waiting = await readWaiting()
    if (!waiting || waiting.outcome) return waiting
    const send = await sendAs(waiting)
    const outcome = send && (await outcomeOf(waiting, send))
    if (!outcome) return waiting
    const answered = { ...waiting, outcome }
    await write(answered)
    return answered
  })
}

type MaybePromise<T> = T | Promise<T>

/** Undefined where the shop has not said yes or no. */
async function outcomeOf(
  { content, key, locale }: WaitingOrder,
  send: typeof fetch,
): Promise<WaitingOutcome | undefined> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key, 'accept-language': locale }
  const signal = AbortSignal.timeout(answerTimeoutMs)
  const reply = await send('/api/postOrder', { method: 'POST', headers, body: content, signal }).catch(
    () => undefined,
  )
  const body: unknown = await reply?.json().catch(() => undefined)
  if (!reply || typeof body !== 'object' || body === null) return undefined
  if (reply.ok) return { placed: body as PlacedOrder }
  const asksAgain = reply.status >= 500 || reply.status === 408 || reply.status === 429
  return asksAgain ? undefined : { refused: String((body as { detail?: unknown }).detail ?? '') }
}

async function write(order: WaitingOrder): Promise<void> {
  await (await caches.open(store)).put(address, new Response(JSON.stringify(order)))
}

function inTurn<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks.request(store, act) as Promise<T>
}
