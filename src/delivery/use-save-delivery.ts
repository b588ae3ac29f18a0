import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useApi } from '#src/ui/data/api.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { asSaved, type DeliveryDraft } from './delivery-draft.ts'
import { saveDelivery } from './delivery-edit.query.ts'

/** Saves the form over the version that was opened, and again over what that made; what is typed stays, as it was saved. */
export function useSaveDelivery(opened: number) {
  const [api, queries] = [useApi(), useQueryClient()]
  const version = useRef(opened)
  return async (draft: DeliveryDraft, form: UseFormReturn<DeliveryDraft>): Promise<void> => {
    const message = await saveDelivery(api, queries, { ...draft, version: version.current })
    version.current += 1
    form.reset(asSaved(draft))
    toast({ title: message })
  }
}
