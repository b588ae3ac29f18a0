import { type ChangeEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { latinDigits } from '#src/core/fold.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { MinusIcon, PlusIcon } from '#src/ui/icons.tsx'
import { uiMessages } from '#src/ui/ui.messages.ts'

type QuantityProps = {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** Of the field in a form that is sent as it stands. */
  name?: string
  /** What is counted, where several steppers are on one page. */
  label?: string
  className?: string
}

/** A stepper: minus, the number itself (typed, or arrow keys), plus. Always a whole number from `min` to `max`. */
export function Quantity({ value, onChange, min = 1, max = 99, name, label, className = '' }: QuantityProps) {
  const words = useMessages(uiMessages)
  const [draft, setDraft] = useState<string>()
  const what = label ? `${words.quantity}: ${label}` : words.quantity

  function step(to: number) {
    setDraft(undefined)
    const next = Math.min(max, Math.max(min, to))
    if (next !== value) onChange(next)
  }
  function type(event: ChangeEvent<HTMLInputElement>) {
    const digits = latinDigits(event.currentTarget.value).replace(/\D/g, '').slice(0, String(max).length)
    setDraft(digits)
    const typed = Number(digits)
    if (digits && typed >= min && typed <= max && typed !== value) onChange(typed)
  }
  function press(event: KeyboardEvent) {
    const to = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max }[event.key]
    if (to === undefined) return
    event.preventDefault()
    step(to)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and a legend around one control.
    <div
      role="group"
      aria-label={what}
      className={`inline-flex h-11.5 w-fit items-stretch rounded-md border border-control bg-raised ${className}`}
    >
      <Step label={words.decrease} stuck={value <= min} onStep={() => step(value - 1)}>
        <MinusIcon size={18} />
      </Step>
      <input
        role="spinbutton"
        aria-label={what}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        type="text"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        className="figures w-11 rounded-sm bg-transparent text-center text-base font-normal focus-visible:-outline-offset-2"
        value={draft ?? value}
        onChange={type}
        onKeyDown={press}
        onBlur={() => step(draft ? Number(draft) : value)}
      />
      <Step label={words.increase} stuck={value >= max} onStep={() => step(value + 1)}>
        <PlusIcon size={18} />
      </Step>
    </div>
  )
}

/** Stays focusable at the end of its way, so that the keyboard does not lose its place. */
function Step({ label, stuck, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={stuck || undefined}
      onClick={onStep}
      className="grid w-11 place-items-center rounded-md text-ink hover:text-wine focus-visible:-outline-offset-2 aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:opacity-50"
    >
      {children}
    </button>
  )
}

type StepProps = { label: string; stuck: boolean; onStep: () => void; children: ReactNode }
