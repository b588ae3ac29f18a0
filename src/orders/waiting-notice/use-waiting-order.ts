import { useCallback, useEffect, useState } from 'react'
import { asMyself } from '#src/orders/checkout-address/as-myself.ts'
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
  const send = useCallback(async () => setWaiting(await sendAs(api)), [api])

  useEffect(() => {
    let gone = false
    const look = async () => {
      const found = await readWaiting()
      const now = found && !found.outcome && !isOverdue(found) ? await sendAs(api) : found
      if (!gone) setWaiting(now)
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

async function sendAs(api: Api): Promise<WaitingOrder | undefined> {
  const mine = await asMyself(api)
  return sendWaiting(mine.fetch)
}
