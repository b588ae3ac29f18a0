import type { ReactNode } from 'react'

export type Pill = { value: string; label: ReactNode; disabled?: boolean }

type PillChoiceProps = {
  legend: ReactNode
  name: string
  pills: readonly Pill[]
  value?: string | undefined
  onChoose: (value: string) => void
  /** What is missing, said under the pills. */
  error?: ReactNode
  /** The legend is for assistive technology only. */
  hideLegend?: boolean
  className?: string
}

/** One of several short words, all in sight: sizes, colours, sorting. */
export function PillChoice({
  legend,
  name,
  pills,
  value,
  onChoose,
  error,
  hideLegend,
  className = '',
}: PillChoiceProps) {
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-normal'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {pills.map((pill) => (
          <label
            key={pill.value}
            className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border border-control bg-raised px-3.5 text-sm font-normal has-checked:border-mark has-checked:bg-tint has-checked:chosen-ring has-disabled:text-muted has-disabled:line-through has-disabled:border-hairline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mark hover:border-ink"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={pill.value}
              checked={value === pill.value}
              disabled={pill.disabled}
              onChange={() => onChoose(pill.value)}
            />
            {pill.label}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-xs font-normal text-brick">
          {error}
        </p>
      )}
    </fieldset>
  )
}
