import { type ReactNode, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { isOverdue, takeBackWaiting } from '#src/orders/waiting/waiting-order.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useEnding } from './use-ending.ts'
import { useWaitingOrder } from './use-waiting-order.ts'
import { waitingOrderMessages } from './waiting-order.messages.ts'

/** What is said, on every page of the shop, of an order that was confirmed without a line (O41). */
export function WaitingOrderNotice() {
  const words = useMessages(waitingOrderMessages)
  const { waiting, send } = useWaitingOrder()
  const [takenBack, setTakenBack] = useState<string>()
  const ending = useEnding(waiting)
  if (ending) {
    return (
      <Strip text={ending.text} detail={ending.detail}>
        <Button kind="quiet" size="small" className="text-mark" onClick={ending.goOn}>
          {ending.label}
        </Button>
      </Strip>
    )
  }
  if (!waiting || waiting.outcome || waiting.key === takenBack) return null
  const { key } = waiting
  const overdue = isOverdue(waiting)

  async function takeBack() {
    if (!(await takeBackWaiting())) return send()
    setTakenBack(key)
    toast({ title: words.takenBack, text: words.takenBackText, ms: 8000 })
  }
  return (
    <Strip text={overdue ? words.overdue : words.waits}>
      {overdue && (
        <Button kind="quiet" size="small" className="text-mark" onClick={() => void send()}>
          {words.sendNow}
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={() => void takeBack()}>
        {words.doNotSend}
      </Button>
    </Strip>
  )
}

function Strip({
  text,
  detail,
  children,
}: {
  text: string
  detail?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="border-t border-hairline bg-raised print:hidden">
      <div className="page flex flex-wrap items-center justify-center gap-x-3 py-1 text-sm">
        <p role="status" className="py-1 text-center text-pretty">
          {text} {detail && <bdi className="text-muted">{detail}</bdi>}
        </p>
        {children}
      </div>
    </div>
  )
}
