import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { formatBaisa, inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { attemptFor, type CheckoutAttempt, randomKey } from '#src/orders/checkout-draft/checkout-attempt.ts'
import { type MoneyMethod, moneyMethods } from '#src/orders/ledger/payment.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { NumberField, TextArea, TextField } from '#src/ui/form/field.tsx'
import { FormFoot } from '#src/ui/form/form-foot.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { moneyDialogMessages, moneyMessages } from './money.messages.ts'
import { type Booked, bookMoney, type MoneyDraft } from './money.query.ts'

type DialogProps = { order: OrderDetails; what: Booked; onClose: () => void }

/** Money that came in or went back, with the open amount filled in; sent again it is booked once (O17). */
export function MoneyDialog({ order, what, onClose }: DialogProps) {
  const words = useMessages(moneyDialogMessages)
  const locale = useLocale()
  const methods = useMessages(moneyMessages)
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const attempt = useRef<CheckoutAttempt>(undefined)
  const open = openAmount(order, what)
  // Entries when the dialog was opened; the page beside it goes on. A refusal tells of the others: then all are seen, by the
  // next press, and after an answer that was lost the same ones again.
  const pinned = useRef<number | undefined>(order.payments?.length ?? 0)
  const form = useForm<MoneyDraft>({
    defaultValues: {
      amount: open > 0 ? formatBaisa(open).replaceAll(',', '') : '',
      method: order.customerData.paymentMethod === 'Cash On Delivery' ? 'cash' : 'transfer',
      reference: '',
      note: '',
    },
    shouldFocusError: false,
  })
  const { submit, busy, failure, field, kept } = useFormSend(form, {
    async send(draft) {
      const seen = pinned.current ?? order.payments?.length ?? 0
      pinned.current = seen
      const request = {
        ...draft,
        method: draft.method as MoneyMethod,
        seen,
      }
      const book = (sent: typeof request & { sure?: true }) => {
        attempt.current = attemptFor({ what, id: order._id, ...sent }, attempt.current, randomKey)
        return bookMoney(api, queries, { id: order._id, what, key: attempt.current.key, request: sent })
      }
      const message = await book(request).catch(async (problem: unknown) => {
        if (!(problem instanceof ApiProblem && problem.body.askSure)) {
          if (problem instanceof ApiProblem && problem.status === 409) pinned.current = undefined
          throw problem
        }
        const question = { title: words.askSure, text: problem.message, yes: words.yesSure, no: words.cancel }
        if (!(await confirm(question))) throw problem
        return book({ ...request, sure: true })
      })
      toast({ title: message })
      onClose()
    },
    words: { offline: words.offline, failed: words.failed },
    keep: `${what} ${order._id}`,
  })
  const most = inBaisa(order.paid) - inBaisa(order.refunded)
  const hint =
    what === 'refund'
      ? words.atMost(amountInText(locale, most))
      : open > 0
        ? words.openIs(amountInText(locale, open))
        : undefined

  return (
    <Dialog open onClose={onClose} title={words[what]}>
      <p className="mb-5 text-muted">{words[`${what}Lead`]}</p>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
        <DraftOffer draft={kept} />
        <NumberField
          decimal
          label={words.amount}
          hint={hint}
          maxLength={12}
          {...field('amount', words.amountNeeded)}
        />
        <PillChoice
          legend={words.method}
          name="method"
          value={form.watch('method')}
          onChoose={(method) => form.setValue('method', method)}
          pills={moneyMethods.map((value) => ({ value, label: methods[value] }))}
        />
        <TextField
          label={words.reference}
          hint={words.referenceHint}
          optional
          maxLength={100}
          dir="auto"
          {...field('reference')}
        />
        <TextArea label={words.note} optional rows={2} maxLength={500} dir="auto" {...field('note')} />
        <FormFoot failure={failure} back={words.cancel} onBack={onClose} busy={busy} busyLabel={words.saving}>
          {what === 'refund' ? words.saveRefund : words.savePayment}
        </FormFoot>
      </form>
    </Dialog>
  )
}

/** What is filled in: what is still to be paid, or what the shop owes, else all that may go back; in baisa. */
function openAmount({ balance, paid, refunded }: OrderDetails, what: Booked): number {
  if (what === 'payment') return Math.max(0, inBaisa(balance))
  return balance < 0 ? -inBaisa(balance) : inBaisa(paid) - inBaisa(refunded)
}
