import { toBaisa } from '#src/core/money.ts'
import { writtenAmount } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { uiMessages } from './ui.messages.ts'

type PriceProps = {
  /** What is charged, in OMR. */
  amount: number
  /** What it cost before, in OMR; shown struck through when it is more. */
  original?: number | undefined
  /** Others of it cost more. */
  from?: boolean | undefined
  className?: string
}

/** The only place that shows money: `OMR 12.500` or `12.500 ر.ع.` (L2), always left to right (M1), never a translator's. */
export function Price({ amount, original, from, className = '' }: PriceProps) {
  const words = useMessages(uiMessages)
  if (from)
    return (
      <span className={className}>
        <span className="text-[0.85em] font-light">{words.from}</span>{' '}
        <Price amount={amount} original={original} className={className} />
      </span>
    )
  if (original === undefined || original <= amount) return <Money omr={amount} className={className} />
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 ${className}`}>
      <span>
        <span className="sr-only">{words.priceNow} </span>
        <Money omr={amount} />
      </span>
      <span className="text-[0.9em] text-muted">
        <span className="sr-only">{words.priceBefore} </span>
        <s className="decoration-1">
          <Money omr={original} />
        </s>
      </span>
    </span>
  )
}

function Money({ omr, className = '' }: { omr: number; className?: string }) {
  const locale = useLocale()
  const baisa = toBaisa(omr)
  if (baisa === undefined) return null
  return (
    <bdi dir="ltr" translate="no" className={`figures whitespace-nowrap ${className}`}>
      {writtenAmount(locale, baisa)}
    </bdi>
  )
}
