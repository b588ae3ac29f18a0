import { useState } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { isCollected, moveName } from '#src/orders/changes/move-name.ts'
import { shipmentMessages } from '#src/orders/couriers/courier.messages.ts'
import { HandOverDialog } from '#src/orders/couriers/hand-over-dialog.tsx'
import { bulkMoves, type StaffMove } from '#src/orders/order/order-status.ts'
import { printPath } from '#src/orders/papers/paper-kind.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { saveFile } from '#src/ui/data/save-file.ts'
import { ChosenBar } from '#src/ui/overlay/chosen-bar.tsx'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { Link } from '#src/ui/router/link.tsx'
import { bulkMessages } from './all-orders.messages.ts'
import { canMove } from './use-bulk-change.ts'
import type { Chosen } from './use-chosen.ts'

type BulkBarProps = {
  chosen: Chosen
  busy: StaffMove | undefined
  onMove: (to: StaffMove) => void
  /** Told why orders could not be handed to a courier, by record id. */
  onRefused: (reasons: ReadonlyMap<string, string>) => void
}

/** What can be done with the chosen orders; the first is the next step, and papers where they have none in common. */
export function BulkBar({ chosen, busy, onMove, onRefused }: BulkBarProps) {
  const words = useMessages(bulkMessages)
  const shipment = useMessages(shipmentMessages)
  const [handing, setHanding] = useState(false)
  const offered = bulkMoves.filter((to) => chosen.orders.some((order) => canMove(order, to)))
  const next = offered.find((to) => to !== 'Cancelled')
  const able = chosen.orders.filter(
    (order) => ['Confirmed', 'Shipping'].includes(order.orderStatus) && !isCollected(order),
  )
  const move = (to: StaffMove, close?: () => void) => (
    <Button
      key={to}
      kind={to === next ? 'primary' : 'secondary'}
      size="small"
      busy={busy === to}
      onClick={() => {
        close?.()
        onMove(to)
      }}
    >
      {
        words[
          `to${moveName(
            to,
            chosen.orders.filter((order) => canMove(order, to)),
          )}`
        ]
      }
    </Button>
  )
  return (
    <>
      <ChosenBar
        count={words.chosen(chosen.orders.length)}
        clear={words.clear}
        onClear={chosen.clear}
        more={{
          word: words.more,
          actions: (close) => (
            <>
              {offered.filter((to) => to !== next).map((to) => move(to, close))}
              {next && <PrintChosen chosen={chosen} onPress={close} />}
              {able.length > 0 && (
                <Button
                  kind="secondary"
                  size="small"
                  onClick={() => {
                    close()
                    setHanding(true)
                  }}
                >
                  {shipment.handOver}
                </Button>
              )}
              <SaveChosen chosen={chosen} onPress={close} />
            </>
          ),
        }}
      >
        {next ? move(next) : <PrintChosen chosen={chosen} />}
      </ChosenBar>
      {handing && <HandOverDialog orders={able} onClose={() => setHanding(false)} onRefused={onRefused} />}
    </>
  )
}

type ActProps = { chosen: Chosen; onPress?: () => void }

/** In a window of its own: what is chosen stays so. */
function PrintChosen({ chosen, onPress }: ActProps) {
  const words = useMessages(bulkMessages)
  const href = useHref()
  const ids = chosen.orders.map(({ _id }) => _id)
  return (
    <Link
      to={href(printPath('slip', ids))}
      target="_blank"
      onClick={onPress}
      className={buttonClass('secondary', 'small')}
    >
      {words.print}
    </Link>
  )
}

/** Its sheet closes when the file has come. */
function SaveChosen({ chosen, onPress }: ActProps) {
  const words = useMessages(bulkMessages)
  const tellFailure = useTellFailure()
  const api = useApi()
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    const ids = chosen.orders.map(({ _id }) => _id).join(',')
    try {
      await saveFile(api, `/api/export/orders.csv?ids=${encodeURIComponent(ids)}`, 'orders.csv')
    } catch (problem) {
      tellFailure(words.csvFailed, problem)
    } finally {
      setBusy(false)
      onPress?.()
    }
  }
  return (
    <Button kind="secondary" size="small" busy={busy} onClick={save}>
      {words.csv}
    </Button>
  )
}
