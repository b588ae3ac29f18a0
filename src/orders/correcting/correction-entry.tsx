import type { ReactNode } from 'react'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import type { OrderCorrection } from '#src/orders/history/order-differences.ts'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { Price } from '#src/ui/price.tsx'
import { inSentenceCase } from '#src/ui/sentence-case.class.ts'
import { correctionMessages } from './edit-order.messages.ts'

/** What one edit changed, old and new, line by line and field by field (O18). */
export function CorrectionEntry({ correction }: { correction: OrderCorrection }) {
  const words = useMessages(correctionMessages)
  const sums = useMessages(totalMessages)
  const choices: Record<string, string> = useMessages(choiceMessages)
  const locale = useLocale()
  const colourName = useColourNames()
  const choiceOf = (one: NonNullable<OrderCorrection['lines'][number]['before']>) =>
    [
      `${one.quantity} ×`,
      one.size !== notApplicable && one.size,
      one.color !== notApplicable && colourName(one.color),
    ]
      .filter(Boolean)
      .join(' ')
  const shown = (text: string) => (
    <bdi dir="auto">{inSentenceCase(choices[text] ?? '') || text || words.none}</bdi>
  )
  return (
    <ul className="grid gap-1">
      {correction.lines.map(({ before, after, ...line }) => (
        <Difference
          key={`${line.name} ${before?.size} ${before?.color} ${after?.size} ${after?.color}`}
          label={nameIn(locale, line)}
        >
          {!before && <span className="text-muted">{words.added}: </span>}
          {!after && <span className="text-muted">{words.removed}: </span>}
          {before && <bdi>{choiceOf(before)}</bdi>}
          {before && after && <Becomes />}
          {after && <bdi>{choiceOf(after)}</bdi>}
        </Difference>
      ))}
      {correction.texts.map(({ field, before, after }) => (
        <Difference key={field} label={words[field]}>
          {shown(before)}
          <Becomes />
          {shown(after)}
        </Difference>
      ))}
      {correction.amounts.map(({ field, before, after }) => (
        <Difference key={field} label={sums[field]}>
          <Price amount={before} />
          <Becomes />
          <Price amount={after} />
        </Difference>
      ))}
    </ul>
  )
}

function Difference({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="break-words">
      <bdi className="text-muted">{label}:</bdi> {children}
    </li>
  )
}

function Becomes() {
  const words = useMessages(correctionMessages)
  return <span className="text-muted"> {words.to} </span>
}
