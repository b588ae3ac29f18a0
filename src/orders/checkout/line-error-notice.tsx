import { useEffect, useRef } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { AlertIcon } from '#src/ui/icons.tsx'
import type { LineError } from './checkout-error.ts'
import { lineErrorMessages } from './interruption.messages.ts'

type NoticeProps = LineError & {
  name: string
  isFirst: boolean
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** What the shop cannot deliver of a line, with buttons that correct it (O14); the first one takes the focus. */
export default function LineErrorNotice({ message, left, name, isFirst, onQuantity, onRemove }: NoticeProps) {
  const words = useMessages(lineErrorMessages)
  const notice = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the shop says something else
  useEffect(() => {
    if (isFirst) notice.current?.focus()
  }, [isFirst, message])
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="mt-2 rounded-md border border-brick p-3 text-sm">
      <p className="flex items-start gap-1.5 font-normal text-brick">
        <AlertIcon size={18} className="mt-0.5" />
        <span>{message}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {left !== undefined && left > 0 && (
          <Button kind="secondary" size="small" onClick={() => onQuantity(left)}>
            {words.setTo(left)}
          </Button>
        )}
        <Button kind="secondary" size="small" aria-label={words.removeOf(name)} onClick={onRemove}>
          {words.removeLine}
        </Button>
      </div>
    </div>
  )
}
