import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { NumberField } from '#src/ui/form/field.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { productFormMessages } from './product-form.messages.ts'

type FillProps = {
  label: string
  /** An amount in OMR, which may be emptied for all. */
  decimal?: boolean
  className: string
  onFill: (value: string) => void
}

/** One number for every size and colour: its field at the head of their column, what fills them within it. */
export function FillAll({ label, decimal = false, className, onFill }: FillProps) {
  const words = useMessages(productFormMessages)
  const [value, setValue] = useState('')
  const fill = `${words.fillAll}: ${label}`
  return (
    <div className={`relative grid content-end sm:[&_label]:sr-only ${className}`}>
      <NumberField
        label={label}
        value={value}
        decimal={decimal}
        onChange={(event) => setValue(event.currentTarget.value)}
        maxLength={decimal ? 10 : 6}
        className="[&_input]:ps-14! rtl:[&_input]:ps-3! rtl:[&_input]:pe-14! sm:[&_input]:ps-11! sm:rtl:[&_input]:ps-3! sm:rtl:[&_input]:pe-11!"
      />
      {/* Where numbers do not stand: they end at the edge of those below. */}
      <button
        type="button"
        aria-label={fill}
        title={fill}
        onClick={() => onFill(value)}
        disabled={value === '' && !decimal}
        className="absolute start-px bottom-px grid h-11.5 w-11 place-items-center rounded-s-md border-e border-hairline text-ink enabled:hover:bg-sunken disabled:text-muted disabled:opacity-50 sm:w-9 sm:pointer-fine:h-9.5"
      >
        <CheckIcon size={18} />
      </button>
    </div>
  )
}
