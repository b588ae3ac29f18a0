import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { CloseIcon } from '#src/ui/icons.tsx'
import { changeManyMessages } from './change-many.messages.ts'
import { productTableMessages } from './product-table.messages.ts'

type BulkAction = 'publish' | 'hide' | 'delete'

type BulkBarProps = {
  count: number
  onAct: (action: BulkAction) => Promise<void>
  onChange: () => void
  onClear: () => void
}

/** What can be done to the selected products; stays in sight at the foot of the screen. */
export function BulkBar({ count, onAct, onChange, onClear }: BulkBarProps) {
  const words = useMessages(productTableMessages)
  const change = useMessages(changeManyMessages)
  const [busy, setBusy] = useState<BulkAction>()
  async function act(action: BulkAction) {
    if (busy) return
    setBusy(action)
    await onAct(action)
    setBusy(undefined)
  }
  return (
    <div
      role="toolbar"
      aria-label={words.selected(count)}
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-hairline bg-raised p-2 ps-4 shadow-float"
    >
      <div className="me-auto flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        <p role="status" className="figures text-sm font-normal">
          {words.selected(count)}
        </p>
        <Button kind="quiet" size="icon" aria-label={words.clear} onClick={onClear}>
          <CloseIcon size={20} />
        </Button>
      </div>
      <Button kind="secondary" size="small" className="max-sm:grow" onClick={onChange}>
        {change.open}
      </Button>
      <Button
        kind="secondary"
        size="small"
        className="max-sm:grow"
        busy={busy === 'publish'}
        onClick={() => act('publish')}
      >
        {words.publish}
      </Button>
      <Button
        kind="secondary"
        size="small"
        className="max-sm:grow"
        busy={busy === 'hide'}
        onClick={() => act('hide')}
      >
        {words.hide}
      </Button>
      <Button
        kind="danger"
        size="small"
        className="max-sm:grow"
        busy={busy === 'delete'}
        onClick={() => act('delete')}
      >
        {words.delete}
      </Button>
    </div>
  )
}
