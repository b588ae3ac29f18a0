import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Price } from '#src/ui/price.tsx'
import { figureMessages, reportMessages } from './report.messages.ts'
import type { ReportFigures } from './report.ts'

const money = ['sales', 'average', 'paid', 'promised', 'cameBack', 'discounts'] as const
const counts = ['orders', 'cancelled', 'returns', 'refusals'] as const
const order = [
  'sales',
  'orders',
  'average',
  'discounts',
  'paid',
  'promised',
  'cameBack',
  'cancelled',
  'returns',
  'refusals',
] as const satisfies ((typeof money)[number] | (typeof counts)[number])[]

/** The headline of a report: each figure with what it is, and what it was in the range before, if anything. */
export function ReportTiles({ now, before }: { now: ReportFigures; before: ReportFigures }) {
  const words = useMessages(figureMessages)
  const { before: beforeWord } = useMessages(reportMessages)
  const text: Record<(typeof order)[number], ReactNode> = {
    sales: words.salesText,
    orders: words.ordersText,
    average: words.averageText,
    discounts: words.discountsText(now.discounted),
    paid: words.paidText,
    promised: words.promisedText,
    cameBack: words.cameBackText,
    cancelled: words.cancelledText,
    returns: (
      <>
        {words.returnsText} <Price amount={now.returned} />
      </>
    ),
    refusals: (
      <>
        {words.refusalsText} <Price amount={now.refused} />
      </>
    ),
  }
  return (
    <dl className="grid grid-cols-1 gap-x-5 rounded-lg border border-hairline bg-raised px-5 py-2 md:grid-cols-2 md:gap-x-12">
      {order.map((name) => (
        <div
          key={name}
          data-testid={`figure-${name}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-hairline py-2.5 last:border-0 md:nth-last-2:border-0"
        >
          <dt className="row-span-2 text-sm">
            <span className="font-normal">{words[name]}</span>
            <span className="block text-xs text-muted">{text[name]}</span>
          </dt>
          <dd className="text-end text-lg font-normal">
            <Figure name={name} of={now} />
          </dd>
          {before[name] !== 0 && (
            <dd className="text-end text-xs text-muted">
              {beforeWord} <Figure name={name} of={before} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Figure({ name, of }: { name: (typeof order)[number]; of: ReportFigures }) {
  const isMoney = (money as readonly string[]).includes(name)
  return isMoney ? <Price amount={of[name]} /> : <span className="figures">{of[name]}</span>
}
