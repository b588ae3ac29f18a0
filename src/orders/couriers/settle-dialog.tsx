import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { formatBaisa, inBaisa } from '#src/core/money.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { attemptFor, type CheckoutAttempt, randomKey } from '#src/orders/checkout-draft/checkout-attempt.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { NumberField, TextField } from '#src/ui/form/field.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { Price } from '#src/ui/price.tsx'
import { courierMessages } from './courier.messages.ts'
import { settleCash } from './courier.query.ts'
import type { Courier } from './courier.ts'
import { SettlementList } from './settlement-list.tsx'

type Draft = { amount: string; reference: string }

/** What a courier owes and brought; a part or all of it is booked here, once for each attempt (O32). */
export function SettleDialog({ courier, onClose }: { courier: Courier; onClose: () => void }) {
  const words = useMessages(courierMessages)
  const [api, queries] = [useApi(), useQueryClient()]
  const attempt = useRef<CheckoutAttempt>(undefined)
  const due = Math.max(0, inBaisa(courier.due))
  // Settlements when the dialog was opened, and those booked in it; the list behind it goes on. A refusal tells of the
  // others: then all are seen, by the next press, and after an answer that was lost the same ones again.
  const pinned = useRef<number | undefined>(courier.settlements)
  const form = useForm<Draft>({
    defaultValues: { amount: due > 0 ? formatBaisa(due).replaceAll(',', '') : '', reference: '' },
    shouldFocusError: false,
  })
  const { submit, busy, failure, field, kept } = useFormSend(form, {
    async send(draft) {
      const seen = pinned.current ?? courier.settlements
      pinned.current = seen
      const request = { ...draft, seen }
      attempt.current = attemptFor({ id: courier._id, ...request }, attempt.current, randomKey)
      try {
        toast({
          title: await settleCash(api, queries, { id: courier._id, key: attempt.current.key, request }),
        })
      } catch (problem) {
        if (problem instanceof ApiProblem && problem.status === 409) pinned.current = undefined
        throw problem
      }
      pinned.current = seen + 1
      form.reset({ amount: '', reference: '' })
    },
    words: { offline: words.offline, failed: words.failed },
    keep: `settlement ${courier._id}`,
  })
  function countTakenBack() {
    if (pinned.current !== undefined) pinned.current += 1
  }
  return (
    <Dialog open onClose={onClose} title={words.cashOf(courier.name)}>
      <p className="mb-5 flex items-baseline justify-between gap-4">
        <span className="text-muted">{courier.due < 0 ? words.over : words.due}</span>
        <Price amount={Math.abs(courier.due)} className="text-xl" />
      </p>
      {due > 0 && (
        <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
          <DraftOffer draft={kept} />
          <NumberField decimal label={words.amount} maxLength={12} {...field('amount', words.amountNeeded)} />
          <TextField label={words.reference} optional maxLength={100} dir="auto" {...field('reference')} />
          {failure && (
            <p role="alert" className="text-sm font-normal text-brick">
              {failure}
            </p>
          )}
          <div className="flex justify-end">
            <Button type="submit" busy={busy} className="grow sm:grow-0">
              {words.book}
            </Button>
          </div>
        </form>
      )}
      <SettlementList courierId={courier._id} onTakenBack={countTakenBack} />
    </Dialog>
  )
}
