import { useCallback, useEffect, useState } from 'react'
import { asMyself } from '#src/orders/checkout-address/as-myself.ts'
import { isOfAnother } from '#src/orders/waiting/is-of-another.ts'
import {
  isOverdue,
  readWaiting,
  sendWaiting,
  type WaitingOrder,
  waitingChanged,
} from '#src/orders/waiting/waiting-order.ts'
import { type Api, useApi } from '#src/ui/data/api.ts'

const tryEveryMs = 20_000

/** The order that waits for a line, if there is one; sent as soon as a line is there, unless it has to be asked about. */
export function useWaitingOrder(): { waiting: WaitingOrder | undefined; send: () => Promise<void> } {
  const api = useApi()
  const [waiting, setWaiting] = useState<WaitingOrder>()
  const send = useCallback(async () => setWaiting(shown(await sendAsWhoPressed(api))), [api])

  useEffect(() => {
    let gone = false
    const look = async () => {
      const found = await readWaiting()
      const now = found && !found.outcome && !isOverdue(found) ? await sendAsWhoPressed(api) : found
      if (!gone) setWaiting(shown(now))
    }
    const lookNow = () => void look()
    lookNow()
    addEventListener('online', lookNow)
    addEventListener(waitingChanged, lookNow)
    navigator.serviceWorker?.addEventListener('message', lookNow)
    return () => {
      gone = true
      removeEventListener('online', lookNow)
      removeEventListener(waitingChanged, lookNow)
      navigator.serviceWorker?.removeEventListener('message', lookNow)
    }
  }, [api])

  // A phone with bars may have no line, and says nothing when it has.
  const waits = waiting !== undefined && !waiting.outcome && !isOverdue(waiting)
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => void send(), tryEveryMs)
    return () => clearInterval(timer)
  }, [waits, send])

  return { waiting, send }
}

/** An account's order goes out with its token, or without one where its session is over; a guest's always without. */
function sendAsWhoPressed(api: Api): Promise<WaitingOrder | undefined> {
  return sendWaiting(async (waiting) => {
    if (isOfAnother(waiting)) return undefined
    return waiting.of === undefined ? api.fetch : (await asMyself(api)).fetch
  })
}

/** Nobody learns of the order of somebody else who was signed in here before. */
function shown(waiting: WaitingOrder | undefined): WaitingOrder | undefined {
  return waiting && isOfAnother(waiting) ? undefined : waiting
}
