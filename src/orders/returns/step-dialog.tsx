import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { type MoneyMethod, moneyMethods } from '#src/orders/ledger/payment.ts'
import type { Order } from '#src/orders/order/order.ts'
import type { ReturnStep } from '#src/orders/return-record/return-state.ts'
import { useApi } from '#src/ui/data/api.ts'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextArea, TextField } from '#src/ui/form/field.tsx'
import { FormFoot } from '#src/ui/form/form-foot.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { showFirstWrong } from '#src/ui/form/refused-fields.ts'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { chosenExchange, type Exchange, ExchangeChoice } from './exchange-choice.tsx'
import { ExchangeDifference } from './exchange-difference.tsx'
import type { OrderReturn } from './order-return.ts'
import { chosenPieces, PieceChoice, type Pieces } from './piece-choice.tsx'
import { returnCardMessages } from './returns.messages.ts'
import { takeReturnStep } from './returns.query.ts'
import { useExchangeStart } from './use-exchange-start.ts'

type StepDialogProps = {
  order: Order
  of: OrderReturn
  /** One step, or the whole road to the end of the return. */
  to: ReturnStep | 'finish'
  /** What is owed, in OMR, and how it was paid. */
  owed: number
  method: MoneyMethod
  onClose: () => void
}

type Draft = {
  words: string
  method: string
  reference: string
  pieces: Pieces
  /** Null while no exchange is meant. */
  exchange: Exchange | null
}

/** Asks what a step of a return needs: words, pieces for the stock, or how the money goes (O16). */
export function StepDialog({ to, method, onClose, ...asked }: StepDialogProps) {
  // As it was when the dialog was opened: the page beside it goes on, and the shop refuses what is no longer so.
  const [{ order, of, owed }] = useState(asked)
  const words = useMessages(returnCardMessages)
  const locale = useLocale()
  const [api, queries] = [useApi(), useQueryClient()]
  const isFinish = to === 'finish'
  const isMoney = to === 'refunded' || to === 'credited' || (isFinish && owed > 0)
  const isReceipt = to === 'received' || isFinish
  const start = useExchangeStart(of.lines, to === 'approved')
  const form = useForm<Draft>({
    defaultValues: {
      words: '',
      method,
      reference: '',
      pieces: piecesToStock(of),
      exchange: to === 'approved' && of.wants === 'exchange' ? {} : null,
    },
    shouldFocusError: false,
  })
  const { submit, busy, failure, field, kept } = useFormSend(form, {
    async send(draft) {
      const step = {
        from: of.state,
        to: isFinish ? ('closed' as const) : to,
        ...(isFinish && { finish: true as const }),
        ...(draft.exchange && { exchange: chosenExchange(of.lines, { ...start, ...draft.exchange }) }),
        ...(draft.words.trim() && { words: draft.words.trim() }),
        ...(isReceipt && { restocked: chosenPieces(of.lines, draft.pieces) }),
        ...(isMoney && { amount: owed, reference: draft.reference.trim() }),
        ...((to === 'refunded' || isFinish) && isMoney && { method: draft.method as MoneyMethod }),
      }
      toast({ title: await takeReturnStep(api, queries, { orderId: order._id, returnId: of._id, step }) })
      onClose()
    },
    words: { failed: words.failed },
    keep: `return ${of._id} ${to}`,
  })
  const [pieces, exchange] = form.watch(['pieces', 'exchange'])
  // For which lines another product is looked for and none chosen: to approve now would be the same again.
  const [searching, setSearching] = useState<readonly number[]>([])
  const [isUnfinished, setUnfinished] = useState(false)
  const amount = amountInText(locale, inBaisa(owed))
  const lead = to === 'refunded' || to === 'credited' ? words[`${to}Lead`](amount) : words[`${to}Lead`]
  function approve(event: FormEvent<HTMLElement>) {
    const isOpen = exchange !== null && searching.length > 0
    setUnfinished(isOpen)
    if (!isOpen) return submit(event)
    event.preventDefault()
    showFirstWrong(event.currentTarget)
  }
  return (
    <Dialog open onClose={onClose} title={words[to]}>
      <p className="mb-4 text-muted">{lead}</p>
      <form onSubmit={approve} noValidate className="grid grid-cols-1 gap-5">
        <DraftOffer draft={kept} />
        {to === 'approved' && of.comment && (
          <blockquote data-testid="return-wish" className="border-s-2 border-hairline ps-3 text-sm">
            <p className="text-muted">{words.wrote}</p>
            <p dir="auto" className="whitespace-pre-line">
              {of.comment}
            </p>
          </blockquote>
        )}
        {to === 'approved' && (
          <ExchangeChoice
            lines={of.lines}
            value={exchange}
            start={start}
            refused={form.formState.errors.exchange !== undefined}
            unfinished={isUnfinished}
            onChange={(chosen) => {
              form.setValue('exchange', chosen)
              if (!chosen) setSearching([])
            }}
            onSearch={(line, isSearching) => {
              setUnfinished(false)
              setSearching((lines) => [
                ...lines.filter((one) => one !== line),
                ...(isSearching ? [line] : []),
              ])
            }}
          />
        )}
        {exchange && (
          <ExchangeDifference order={order} of={of} owed={owed} value={{ ...start, ...exchange }} />
        )}
        {isReceipt && (
          <PieceChoice
            legend={words.toStock}
            lines={of.lines}
            value={pieces}
            onChange={(chosen) => form.setValue('pieces', chosen)}
          />
        )}
        {isReceipt && of.reason === 'defect' && <p className="text-sm text-muted">{words.defectStock}</p>}
        {isFinish && isMoney && <p>{words.finishMoney(amount)}</p>}
        {(to === 'refunded' || (isFinish && isMoney)) && (
          <PillChoice
            legend={words.method}
            name="method"
            value={form.watch('method')}
            onChoose={(value) => form.setValue('method', value)}
            pills={moneyMethods.map((value) => ({ value, label: words[value] }))}
          />
        )}
        {isMoney && (
          <TextField label={words.reference} optional maxLength={100} dir="auto" {...field('reference')} />
        )}
        {(to === 'approved' || isReceipt) && (
          <TextArea label={words.words} optional rows={3} maxLength={1000} dir="auto" {...field('words')} />
        )}
        <FormFoot failure={failure} back={words.back} onBack={onClose} busy={busy}>
          {words[to]}
        </FormFoot>
      </form>
    </Dialog>
  )
}

/** How many pieces of each line go to the stock unless staff say otherwise: all, and none of what came back for a defect. */
function piecesToStock({ reason, lines }: OrderReturn): Pieces {
  return reason === 'defect' ? Object.fromEntries(lines.map(({ line }) => [line, 0])) : {}
}
