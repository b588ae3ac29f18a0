import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { ChosenBar } from '#src/ui/overlay/chosen-bar.tsx'
import { changeManyMessages } from './change-many.messages.ts'
import { productTableMessages } from './product-table.messages.ts'

type BulkAction = 'publish' | 'hide' | 'delete'

type BulkBarProps = {
  count: number
  onAct: (action: BulkAction) => Promise<void>
  onChange: () => void
  onClear: () => void
}

/** What can be done to the selected products. */
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
    <ChosenBar count={words.selected(count)} clear={words.clear} onClear={onClear}>
      <Button kind="secondary" size="small" onClick={onChange}>
        {change.open}
      </Button>
      <Button kind="secondary" size="small" busy={busy === 'publish'} onClick={() => act('publish')}>
        {words.publish}
      </Button>
      <Button kind="secondary" size="small" busy={busy === 'hide'} onClick={() => act('hide')}>
        {words.hide}
      </Button>
      <Button kind="danger" size="small" busy={busy === 'delete'} onClick={() => act('delete')}>
        {words.delete}
      </Button>
    </ChosenBar>
  )
}
