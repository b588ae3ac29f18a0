import type { Locale } from '#src/core/locale.ts'
import { formatBaisa, inBaisa, toOmr } from '#src/core/money.ts'
import { muscatDate } from '#src/core/muscat.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { joined } from '#src/i18n/joined.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import type { Statistics } from '#src/orders/reports/statistics.ts'
import { FoldedCard, FoldLine } from '#src/ui/card.tsx'
import { Price } from '#src/ui/price.tsx'
import { overviewMessages } from './overview.messages.ts'

type Day = Statistics['days'][number]

const height = 160

/** Sales of the last 30 Muscat days as bars, in the direction of reading; the same numbers as a table below. */
export function SalesChart({ days }: { days: readonly Day[] }) {
  const words = useMessages(overviewMessages)
  const locale = useLocale()
  const best = days.reduce<Day | undefined>(
    (high, day) => (high && high.sales >= day.sales ? high : day),
    undefined,
  )
  const total = toOmr(days.reduce((sum, day) => sum + inBaisa(day.sales), 0))
  return (
    <FoldedCard
      title={words.perDay}
      aside={<span className="text-xs text-muted">{words.perDayText}</span>}
      brief={<Price amount={total} />}
    >
      {best && best.sales > 0 ? (
        <Bars
          days={days}
          top={niceTop(best.sales)}
          label={words.chartLabel(
            amountInText(locale, inBaisa(total)),
            joined(locale, [shortDay(locale, best.day), amountInText(locale, inBaisa(best.sales))]),
          )}
        />
      ) : (
        <p className="text-sm text-muted">{words.noSales}</p>
      )}
      <details className="mt-4 text-sm">
        <FoldLine className="text-link">{words.asTable}</FoldLine>
        <DayTable days={days} />
      </details>
    </FoldedCard>
  )
}

function Bars({ days, top, label }: { days: readonly Day[]; top: number; label: string }) {
  const words = useMessages(overviewMessages)
  const locale = useLocale()
  const rtl = directionOf(locale) === 'rtl'
  const step = 100 / days.length
  const marks = [top, top / 2, 0]
  const middle = days[Math.floor(days.length / 2)]
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-xs text-muted">
      <div aria-hidden="true" className="figures -my-2 flex flex-col justify-between text-end" dir="ltr">
        {marks.map((mark) => (
          <span key={mark} className="leading-4">
            {formatBaisa(inBaisa(mark)).replace(/\.000$/, '')}
          </span>
        ))}
      </div>
      <svg role="img" aria-label={label} width="100%" height={height} className="block overflow-visible">
        {marks.map((mark) => (
          <line
            key={mark}
            x1="0"
            x2="100%"
            y1={height * (1 - mark / top)}
            y2={height * (1 - mark / top)}
            className={mark === 0 ? 'stroke-control' : 'stroke-hairline'}
          />
        ))}
        {days.map((day, place) => {
          const tall = (day.sales / top) * height
          const at = (rtl ? days.length - 1 - place : place) * step
          return (
            <g key={day.day}>
              <title>{`${shortDay(locale, day.day)}: ${joined(locale, [amountInText(locale, inBaisa(day.sales)), words.orders(day.orders)])}`}</title>
              {/* The whole column answers the pointer, so that low days can be read as well. */}
              <rect x={`${at}%`} y="0" width={`${step}%`} height={height} className="fill-transparent" />
              <rect
                x={`${at + step * 0.15}%`}
                y={height - tall}
                width={`${step * 0.7}%`}
                height={tall}
                className="fill-fill-deep"
              />
            </g>
          )
        })}
      </svg>
      <span />
      <div aria-hidden="true" className="flex justify-between">
        {[days[0], middle, days.at(-1)].map(
          (day) =>
            day && (
              <bdi key={day.day} className="figures">
                {shortDay(locale, day.day)}
              </bdi>
            ),
        )}
      </div>
    </div>
  )
}

function DayTable({ days }: { days: readonly Day[] }) {
  const words = useMessages(overviewMessages)
  const locale = useLocale()
  return (
    <table className="mt-3 w-full max-w-md border-collapse">
      <caption className="sr-only">{words.perDay}</caption>
      <thead>
        <tr className="border-b border-control text-xs text-muted">
          <th scope="col" className="py-1.5 text-start font-normal">
            {words.day}
          </th>
          <th scope="col" className="py-1.5 text-end rtl:text-start font-normal">
            {words.ordersColumn}
          </th>
          <th scope="col" className="py-1.5 text-end rtl:text-start font-normal">
            {words.sales}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row" className="py-1.5 text-start font-light">
              <bdi className="figures">{writtenDate(locale, muscatDate(noon(day.day)))}</bdi>
            </th>
            <td className="figures text-end rtl:text-start">{day.orders}</td>
            <td className="text-end rtl:text-start">
              <Price amount={day.sales} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The next round number at or above; the scale ends there, so that the best day fills at least two thirds of it. */
function niceTop(sales: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(sales)))
  return [1, 1.5, 2, 3, 4, 6, 8, 10].map((step) => step * power).find((step) => step >= sales) ?? sales
}

function noon(day: string): Date {
  return new Date(`${day}T12:00:00+04:00`)
}

/** "05 Jan". */
function shortDay(locale: Locale, day: string): string {
  return writtenDate(locale, muscatDate(noon(day)).slice(0, 6))
}
