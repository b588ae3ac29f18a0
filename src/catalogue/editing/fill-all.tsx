import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { NumberField } from '#src/ui/form/field.tsx'
import { productFormMessages } from './product-form.messages.ts'

type FillProps = {
  label: string
  /** An amount in OMR, which may be emptied for all. */
  decimal?: boolean
  onFill: (value: string) => void
}

/** One number for every size and colour. */
export function FillAll({ label, decimal = false, onFill }: FillProps) {
  const words = useMessages(productFormMessages)
  const [value, setValue] = useState('')
  return (
    <div className="flex items-end gap-3">
      <NumberField
        label={label}
        value={value}
        decimal={decimal}
        onChange={(event) => setValue(event.currentTarget.value)}
        maxLength={decimal ? 10 : 6}
        className="w-36"
      />
      <Button
        kind="secondary"
        aria-label={`${words.fillAll}: ${label}`}
        onClick={() => onFill(value)}
        disabled={value === '' && !decimal}
      >
        {words.fillAll}
      </Button>
    </div>
  )
}
