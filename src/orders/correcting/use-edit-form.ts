import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMessages } from '#src/i18n/use-locale.ts'
import { orderQuery } from '#src/orders/changes/admin-order.query.ts'
import { updateCachedOrder } from '#src/orders/changes/order-cache.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { useKeptDraft } from '#src/ui/form/use-kept-draft.ts'
import { useUnsavedGuard } from '#src/ui/form/use-unsaved-guard.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { draftOf, type EditDraft, rebased, requestOf } from './edit-draft.ts'
import { editOrderMessages } from './edit-order.messages.ts'
import { saveEdit } from './edit-order.query.ts'

/**
 * The form of an edit: what is typed, over which version, and how it is saved. What somebody else made of the order
 * meanwhile is `theirs`; nothing typed is lost by that, by a refusal, or by leaving without asking.
 */
export function useEditForm(order: OrderDetails, overview: string) {
  const words = useMessages(editOrderMessages)
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  // The order of when editing began: a fetch in the background must not change what is edited under the hands.
  const [began, setBegan] = useState(order)
  const [theirs, setTheirs] = useState<OrderDetails>()
  const form = useForm<EditDraft>({ defaultValues: draftOf(began), shouldFocusError: false })
  // With its version: what was typed over an older order is not offered over a newer one.
  const kept = useKeptDraft(form, `edit-order-${order._id}-${began.version ?? 0}`)
  const leaving = useRef(false)
  const unsaved = form.formState.isDirty
  useUnsavedGuard(() => unsaved && !leaving.current)
  const sending = useFormSend(form, {
    async send(draft) {
      const request = requestOf(draft, began.version ?? 0)
      const saved = await saveEdit(api, order._id, request).catch(takeConflict)
      if (!saved) return
      leaving.current = true
      kept.drop()
      queries.setQueryData(orderQuery(api, order._id).queryKey, saved)
      await updateCachedOrder(queries, order._id, saved)
      toast({ title: words.saved })
      await navigate(overview)
    },
    words: { failed: words.failed },
  })

  function takeConflict(problem: unknown): undefined {
    const fresh = problem instanceof ApiProblem && problem.status === 409 ? problem.body.order : undefined
    if (!fresh) throw problem
    setTheirs(fresh as OrderDetails)
  }

  /** Goes on from what somebody else made of the order: with their values, or with what is typed here over them. */
  function settle(keep: 'theirs' | 'mine') {
    if (!theirs) return
    const mine = rebased(form.getValues(), theirs)
    form.reset(draftOf(theirs))
    if (keep === 'mine')
      for (const field of ['products', 'customerData', 'discount'] as const)
        form.setValue(field, mine[field], { shouldDirty: true })
    setBegan(theirs)
    setTheirs(undefined)
    sending.setFailure('')
  }

  return { ...sending, form, kept, began, theirs, settle, unsaved }
}
