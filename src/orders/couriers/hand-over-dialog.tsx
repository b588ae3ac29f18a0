import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { isOwedTransfer } from '#src/orders/changes/unpaid-transfer.ts'
import type { Order } from '#src/orders/order/order.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { SelectField, TextField } from '#src/ui/form/field.tsx'
import { FormFoot } from '#src/ui/form/form-foot.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { courierMessages, shipmentMessages } from './courier.messages.ts'
import { couriersQuery, handOrders } from './courier.query.ts'
import { CourierDialog } from './courier-dialog.tsx'

type Draft = { courier: string; numbers: string[] }

type DialogProps = {
  orders: readonly Order[]
  onClose: () => void
  /** Told why orders were refused, by record id; without it the dialog says so and stays. */
  onRefused?: (reasons: ReadonlyMap<string, string>) => void
}

/** Hands one or many orders to a courier, each with its tracking number if there is one (O31). */
export function HandOverDialog({ orders: chosen, onClose, onRefused }: DialogProps) {
  // As they were when the dialog was opened: the page beside it goes on, and the shop refuses what is no longer so.
  const [orders] = useState(chosen)
  const words = useMessages(shipmentMessages)
  const { add } = useMessages(courierMessages)
  const [api, queries] = [useApi(), useQueryClient()]
  const couriers = useQuery(couriersQuery(api)).data?.filter(({ active }) => active)
  const form = useForm<Draft>({
    defaultValues: { courier: '', numbers: orders.map(() => '') },
    shouldFocusError: false,
  })
  const [refusal, setRefusal] = useState('')
  const [isAdding, setAdding] = useState(false)
  const [asksNumbers, setAsksNumbers] = useState(false)
  // Whoever has no tracking address, such as an own driver, seldom has numbers.
  const courier = couriers?.find(({ _id }) => _id === form.watch('courier'))
  const hasNumbers = asksNumbers || (courier !== undefined && courier.trackingPattern !== '')
  const { submit, busy, failure, field, kept } = useFormSend(form, {
    async send({ courier, numbers }) {
      setRefusal('')
      const results = await handOrders(api, queries, {
        courier,
        orders: orders.map(({ _id, orderStatus }, n) => ({
          id: _id,
          from: orderStatus,
          trackingNumber: (hasNumbers && numbers[n]) || '',
        })),
      })
      const refused = results.filter(({ outcome }) => outcome === 'refused')
      const [first] = refused
      if (first && !onRefused) {
        setRefusal(first.message ?? words.failed)
        return false
      }
      onRefused?.(new Map(refused.map(({ _id, message }) => [_id, message ?? words.failed])))
      if (first) toast({ title: words.someHanded(refused.length), tone: 'warning' })
      else toast({ title: words.handed })
      onClose()
      return true
    },
    words: { offline: words.offline, failed: words.failed },
    keep: `hand-over ${orders.map(({ _id }) => _id).join(' ')}`,
  })
  // In its place and not over it, on this page: what was chosen to be handed over stays chosen.
  if (isAdding) return <CourierDialog courier={undefined} onClose={() => setAdding(false)} />
  return (
    <Dialog open onClose={onClose} title={words.handOver}>
      <p className="mb-5 text-muted">
        {orders.length > 1 && `${words.handMany(orders.length)}. `}
        {words.lead}
        <Owed orders={orders} />
      </p>
      {couriers?.length === 0 ? (
        <p>
          {words.noCouriers}{' '}
          <Button kind="secondary" size="small" onClick={() => setAdding(true)}>
            {add}
          </Button>
        </p>
      ) : (
        <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
          <DraftOffer draft={kept} />
          <SelectField label={words.courier} {...field('courier', words.choose)}>
            <option value="">{words.chooseOne}</option>
            {couriers?.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
          {courier && !hasNumbers && (
            <Button
              kind="quiet"
              size="small"
              className="-ms-3.5 justify-self-start"
              onClick={() => setAsksNumbers(true)}
            >
              {words.addNumbers}
            </Button>
          )}
          {hasNumbers &&
            orders.map(({ _id, orderId }, n) => (
              <TextField
                key={_id}
                label={orders.length > 1 ? words.numberOf(orderId) : words.number}
                optional
                dir="ltr"
                maxLength={60}
                {...field(`numbers.${n}`)}
              />
            ))}
          <FormFoot failure={failure || refusal} back={words.cancel} onBack={onClose} busy={busy}>
            {words.handOver}
          </FormFoot>
        </form>
      )}
    </Dialog>
  )
}

/** What of these is to be paid by transfer and is not: no courier collects it. */
function Owed({ orders }: Pick<DialogProps, 'orders'>) {
  const words = useMessages(orderChangeMessages)
  const locale = useLocale()
  const owing = orders.filter(isOwedTransfer)
  const [first] = owing
  if (!first) return null
  const amount = amountInText(locale, inBaisa(first.balance))
  return <> {orders.length === 1 ? words.owedTransfer(amount) : words.owedTransfers(owing.length)}</>
}
