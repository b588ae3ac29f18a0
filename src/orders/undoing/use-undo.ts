import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { updateCachedOrder } from '#src/orders/changes/order-cache.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { statusWords } from '#src/orders/display/status-words.ts'
import type { Order } from '#src/orders/order/order.ts'
import { useApi } from '#src/ui/data/api.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { undoStatus } from './undo.query.ts'
import { undoingMessages } from './undoing.messages.ts'

/** How long a toast offers to take a change back, in ms: long enough to read it and to reach it. */
export const undoToastMs = 10_000

/** Takes the last change of an order's status back and says how it went (O5'). */
export function useUndo() {
  const words = useMessages(undoingMessages)
  const changes = useMessages(orderChangeMessages)
  const locale = useLocale()
  const tellFailure = useTellFailure()
  const api = useApi()
  const queries = useQueryClient()

  /** Throws ApiProblem, with the lists as they are now. */
  async function send(order: Order, reason?: string): Promise<void> {
    try {
      const undo = { from: order.orderStatus, ...(reason && { reason }) }
      const back = await undoStatus(api, order._id, undo)
      await updateCachedOrder(queries, order._id, back)
      // Lists that it left have it again.
      await queries.invalidateQueries({ queryKey: ['orders'] })
      const status = statusWords(back.orderStatus, back.customerData.deliveryArea).staffWords[locale]
      toast({
        title: words.undone,
        text: words.undoneText,
        about: changes.orderIsNow(back.orderId, status),
      })
    } catch (problem) {
      await queries.invalidateQueries({ queryKey: ['orders'] })
      await queries.invalidateQueries({ queryKey: ['order', order._id] })
      throw problem
    }
  }

  /** The same where nobody waits for it: a refusal is told in passing. */
  async function undo(order: Order): Promise<void> {
    const about = changes.theOrder(order.orderId)
    await send(order).catch((problem) => tellFailure(words.error, problem, undefined, about))
  }

  return { send, undo, label: words.undo }
}
