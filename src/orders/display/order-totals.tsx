import type { ReactNode } from 'react'

/** Sums under a list of lines, each name beside its amount; the last one is what is paid. */
export function Sums({ rows }: { rows: readonly { label: string; amount: ReactNode; total?: boolean }[] }) {
  return (
    <dl className="grid gap-2">
      {rows.map(({ label, amount, total }) => (
        <div
          key={label}
          className={`flex items-baseline justify-between gap-4 ${total ? 'mt-2 border-t border-hairline pt-4 font-normal' : 'text-sm'}`}
        >
          <dt className={total ? '' : 'text-muted'}>{label}</dt>
          <dd className={total ? 'text-lg text-wine' : ''}>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
