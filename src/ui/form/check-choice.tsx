import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { FieldNotes, notesOf } from './field-notes.tsx'

/** `checked` where whoever shows them keeps what is chosen. */
type Check = { value: string; label: ReactNode; checked?: boolean }

type CheckChoiceProps = {
  legend: ReactNode
  checks: readonly Check[]
  /** What each box needs beside its value: name, onChange, ref. */
  box: Omit<ComponentProps<'input'>, 'type' | 'value'>
  hint?: ReactNode
  error?: ReactNode
  className?: string
}

/** Any of several short words, all in sight: weekdays, ways to pay. */
export function CheckChoice({ legend, checks, box, hint, error, className = '' }: CheckChoiceProps) {
  const id = useId()
  const notes = notesOf(id, { hint, error })
  return (
    <fieldset className={`min-w-0 ${className}`} aria-describedby={notes}>
      <legend className="mb-1.5 text-sm font-normal">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {checks.map(({ value, label, checked }) => (
          <label
            key={value}
            className="inline-flex min-h-11 items-center gap-2.5 rounded-md border border-control bg-raised px-3.5 text-sm font-normal has-checked:border-mark has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mark hover:border-ink"
          >
            <input
              {...box}
              type="checkbox"
              value={value}
              {...(checked !== undefined && { checked })}
              aria-invalid={error ? true : undefined}
              className="size-4.5 shrink-0 outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} className="mt-1.5" />
    </fieldset>
  )
}
