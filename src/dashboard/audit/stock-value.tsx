import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { FoldLine } from '#src/ui/card.tsx'
import { auditMessages } from './audit.messages.ts'
import { valueText } from './audit-value.tsx'
import type { StockLine } from './stock-lines.ts'

/** So many are in sight at once, and one more rather than a fold of one. */
const mostSeen = 4

/** A change of stock, one line for each size and colour, its numbers below each other; of many the first, the others folded. */
export function StockValue({ lines }: { lines: readonly StockLine[] }) {
  const words = useMessages(auditMessages)
  const seen = lines.length > mostSeen + 1 ? mostSeen : lines.length
  const folded = lines.slice(seen)
  return (
    <div className="grid w-full gap-1">
      <StockRows lines={lines.slice(0, seen)} />
      {folded.length > 0 && (
        <details>
          <FoldLine className="text-muted hover:text-ink">{words.moreSizes(folded.length)}</FoldLine>
          <StockRows lines={folded} />
        </details>
      )}
    </div>
  )
}

function StockRows({ lines }: { lines: readonly StockLine[] }) {
  const words = useMessages(auditMessages)
  const locale = useLocale()
  const own = useSettings()?.colours
  return (
    <ul className="grid max-w-sm grid-cols-[minmax(0,1fr)_auto_auto_auto] gap-x-1.5">
      {lines.map(({ name, from, to }) => (
        <li
          key={name}
          data-testid="stock-line"
          className="figures col-span-full grid grid-cols-subgrid items-baseline border-b border-hairline py-1 last:border-b-0"
        >
          {/* In the page's direction: in Arabic, too, it begins at the edge, and its size stands first. */}
          <span className="wrap-anywhere">{valueText('stock', name, locale, own)}</span>
          <span className="min-w-10 text-end text-muted">{from ?? '–'}</span>
          <span aria-hidden="true" className="text-center text-muted rtl:-scale-x-100">
            →
          </span>
          <span className="min-w-7 text-end">
            <span className="sr-only">{words.becomes} </span>
            {to ?? '–'}
          </span>
        </li>
      ))}
    </ul>
  )
}
