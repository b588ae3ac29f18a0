import { type ReactNode, useId } from 'react'
import { FieldNotes, notesOf } from './field-notes.tsx'

export type Choice = {
  value: string
  label: ReactNode
  text?: ReactNode
  aside?: ReactNode
  disabled?: boolean
}

type ChoiceCardsProps = {
  /** Of the first choice that can be made, where a link or an error leads. */
  id?: string
  legend: ReactNode
  name: string
  choices: readonly Choice[]
  value?: string | undefined
  onChoose?: (value: string) => void
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  className?: string
}

/** One of a few, each on a card of its own: what it is, a quiet line about it, and a word (often a price) aside. */
export function ChoiceCards({
  id: first,
  legend,
  name,
  choices,
  value,
  onChoose,
  hint,
  error,
  required,
  className = '',
}: ChoiceCardsProps) {
  const id = useId()
  const notes = notesOf(id, { hint, error })
  const open = choices.find((choice) => !choice.disabled)
  return (
    <fieldset className={`min-w-0 ${className}`} aria-describedby={notes}>
      <legend className="mb-1.5 text-sm font-normal">{legend}</legend>
      <div className="grid gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-14 items-center gap-3 rounded-md border border-control bg-raised px-4 py-3 has-checked:border-mark has-checked:bg-tint has-checked:chosen-ring has-disabled:bg-transparent has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mark hover:border-ink"
          >
            <input
              type="radio"
              id={choice === open ? first : undefined}
              name={name}
              value={choice.value}
              required={required}
              disabled={choice.disabled}
              {...(onChoose && { checked: value === choice.value, onChange: () => onChoose(choice.value) })}
              {...(!onChoose && { defaultChecked: value === choice.value })}
              className="size-5 shrink-0 outline-none"
            />
            <span className="grid min-w-0 flex-1">
              <span className={`text-md font-normal ${choice.disabled ? 'line-through' : ''}`}>
                {choice.label}
              </span>
              {choice.text && <span className="text-xs text-muted">{choice.text}</span>}
            </span>
            {choice.aside && <span className="text-sm">{choice.aside}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} className="mt-1.5" />
    </fieldset>
  )
}
