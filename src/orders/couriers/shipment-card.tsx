import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { isCollected } from '#src/orders/changes/move-name.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { isOwedTransfer } from '#src/orders/changes/unpaid-transfer.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import type { Order } from '#src/orders/order/order.ts'
import type { DoorOutcome, Shipment } from '#src/orders/shipments/shipment.ts'
import { outsideLink } from '#src/settings/contact-links.ts'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useReasonOf } from '#src/ui/overlay/use-tell-failure.ts'
import { shipmentMessages } from './courier.messages.ts'
import { shipmentsQuery, tellDoor } from './courier.query.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'

/** Who has an order, who had it, and what became of it at the door (O31). */
export function ShipmentCard({ order }: { order: Order }) {
  const words = useMessages(shipmentMessages)
  const { data: shipments = [] } = useQuery(shipmentsQuery(useApi(), order._id))
  const [handing, setHanding] = useState(false)
  const out = shipments.find(({ outcome }) => outcome === 'out')
  const away = shipments.filter(({ outcome }) => outcome === 'not there').length
  const isOpen = order.orderStatus === 'Confirmed' || order.orderStatus === 'Shipping'
  const canHand = isOpen && !isCollected(order)
  if (!canHand && !handing && shipments.length === 0) return null
  return (
    <DashboardCard title={words.title}>
      {!out && canHand && <p className="text-sm text-muted">{words.none}</p>}
      {away > 0 && <p className="mt-1 text-sm text-amber">{words.attempts(away)}</p>}
      <ul className="divide-y divide-hairline text-sm">
        {shipments.map((one) => (
          <ShipmentEntry key={one._id} shipment={one} />
        ))}
      </ul>
      {out && order.orderStatus === 'Shipping' && <DoorButtons order={order} shipment={out._id} />}
      {canHand && (
        <Button
          kind="secondary"
          size="small"
          className="mt-3"
          data-testid="hand-over"
          onClick={() => setHanding(true)}
        >
          {out ? words.handOverAgain : words.handOver}
        </Button>
      )}
      {handing && <HandOverDialog orders={[order]} onClose={() => setHanding(false)} />}
    </DashboardCard>
  )
}

function ShipmentEntry({ shipment }: { shipment: Shipment }) {
  const words = useMessages(shipmentMessages)
  const { courier, trackingNumber, link, outcome, endedDate, endedTime } = shipment
  const number = (
    <bdi dir="ltr" className="figures break-all">
      {trackingNumber}
    </bdi>
  )
  return (
    <li className="grid gap-0.5 py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <bdi className="font-normal break-words">{courier.name}</bdi>
        <span data-testid="shipment-outcome">{words[outcome]}</span>
      </p>
      {trackingNumber && (
        <p>
          {link ? (
            <a href={link} {...outsideLink} className="text-link">
              {number}
            </a>
          ) : (
            number
          )}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-xs text-muted">
        <DateTime date={shipment.date} time={shipment.time} />
        {endedDate && endedTime && (
          <span>
            – <DateTime date={endedDate} time={endedTime} />
          </span>
        )}
      </p>
    </li>
  )
}

/** In the order of their buttons. */
const questions = {
  delivered: ['tellDelivered', 'askDelivered', 'askDeliveredText'],
  'not there': ['tellAway', 'askAway', 'askAwayText'],
  refused: ['tellRefused', 'askRefused', 'askRefusedText'],
} as const satisfies Record<DoorOutcome, unknown>

const outcomes = Object.keys(questions) as DoorOutcome[]

function DoorButtons({ order, shipment }: { order: Order; shipment: string }) {
  const words = useMessages(shipmentMessages)
  const changes = useMessages(orderChangeMessages)
  const locale = useLocale()
  const reasonOf = useReasonOf()
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const [busy, setBusy] = useState<DoorOutcome>()
  async function tell(outcome: DoorOutcome) {
    const [, title, text] = questions[outcome]
    const owed =
      outcome === 'delivered' && isOwedTransfer(order)
        ? ` ${changes.owedTransfer(amountInText(locale, inBaisa(order.balance)))}`
        : ''
    const question = { title: words[title], text: words[text] + owed, yes: words.yes, no: words.notYet }
    if (busy || !(await confirm({ ...question, danger: outcome === 'refused' }))) return
    setBusy(outcome)
    try {
      toast({ title: await tellDoor(api, queries, order._id, { shipment, outcome }) })
    } catch (problem) {
      toast({ title: reasonOf(problem, words.failed), tone: 'error' })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <fieldset className="mt-2">
      <legend className="mb-2 text-sm text-muted">{words.atTheDoor}</legend>
      <div className="flex flex-wrap gap-2">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            kind="secondary"
            size="small"
            busy={busy === outcome}
            onClick={() => void tell(outcome)}
          >
            {words[questions[outcome][0]]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
