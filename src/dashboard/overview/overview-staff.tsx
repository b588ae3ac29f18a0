import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { mailPlaceQuery } from '#src/dashboard/frame/mail-notice.tsx'
import { amountInText } from '#src/i18n/amount.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { StatusWord } from '#src/orders/display/status-word.tsx'
import { allOrdersPath, staffListPaths } from '#src/orders/order/order-lists.ts'
import { type OrderStatus, orderStatuses, statusesWith, statusNames } from '#src/orders/order/order-status.ts'
import type { Statistics } from '#src/orders/reports/statistics.ts'
import { DashboardCard } from '#src/ui/card.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { besideEachOther, useMedia } from '#src/ui/use-media.ts'
import { overviewMessages } from './overview.messages.ts'
import { statisticsQuery } from './overview.query.ts'
import { SalesChart } from './overview-chart.tsx'
import { FiguresFailed } from './overview-failed.tsx'
import { BestSellers, LowStock } from './overview-goods.tsx'

/**
 * What an owner looks at first: money in one strip, its days, orders by status, what sells, what runs out. Days are
 * Muscat's (M4). `children` is what the shop tells of itself, after the days; nothing is shown before it is known whether
 * letters leave, so that nothing moves down for it.
 */
export function ShopFigures({ children }: { children: ReactNode }) {
  const words = useMessages(overviewMessages)
  const api = useApi()
  const { data: figures, isError, refetch } = useQuery(statisticsQuery(api))
  const mail = useQuery(mailPlaceQuery(api))
  if (!figures && isError) {
    return (
      <div className="grid grid-cols-1 gap-5">
        <FiguresFailed text={words.failed} again={words.again} onAgain={() => void refetch()} />
        {children}
      </div>
    )
  }
  if (!figures || mail.isPending) return <FiguresSkeleton />
  return (
    <div className="grid grid-cols-1 gap-5">
      <MoneyStrip figures={figures} />
      <SalesChart days={figures.days} />
      <ByStatus counts={figures.byStatus} />
      {children}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <BestSellers goods={figures.bestSellers} />
        <LowStock goods={figures.lowStock} total={figures.lowStockTotal} />
      </div>
    </div>
  )
}

/**
 * Money in one strip: what was sold today, in a week and in this month, each with what it is measured by; below it what of
 * the month came in, is still promised and went back (O17). Sums in OMR.
 */
function MoneyStrip({ figures: { today, month, monthBefore, days, money } }: { figures: Statistics }) {
  const words = useMessages(overviewMessages)
  const locale = useLocale()
  const href = useHref()
  const week = sumOf(days.slice(-7))
  const isWide = useMedia(besideEachOther)
  const said = (omr: number) => amountInText(locale, inBaisa(omr))
  return (
    <section aria-label={words.money} className="rounded-lg border border-hairline bg-raised">
      <div className={`${strip} border-b`}>
        <Sales
          title={words.today}
          {...today}
          beside={words.yesterday(said(sumOf(days.slice(-2, -1)).sales))}
        />
        <Sales
          title={words.week}
          {...week}
          beside={words.weekBefore(said(sumOf(days.slice(-14, -7)).sales))}
        />
        <Sales
          title={words.month}
          {...month}
          beside={monthBefore.orders > 0 && words.monthBefore(said(monthBefore.sales))}
        />
      </div>
      {/* On a phone the month's ledger is one line until it is wanted; what was sold stands above it. */}
      <details open={isWide} className="group">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-5 text-sm sm:hidden">
          {words.ledger}
          <ChevronIcon
            to="down"
            size={16}
            className="shrink-0 text-muted transition-transform group-open:-rotate-90"
          />
        </summary>
        <dl className={strip}>
          {(['paid', 'promised', 'cameBack'] as const).map((name) => (
            <div
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-2 border-hairline px-5 py-3 sm:block"
            >
              <dt className="text-sm">{words[`${name}Month`]}</dt>
              <dd className="sm:mt-0.5">
                <Price amount={money.month[name]} className="font-normal" />
              </dd>
              <dd className="basis-full text-xs text-muted">
                {words[`${name}Text`]} ·{' '}
                <span className="whitespace-nowrap">{words.ofIt(said(money.today[name]))}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-hairline px-5 py-2.5 text-xs text-muted">
          <span>
            {words.salesHint} {words.deletedCount}
          </span>
          <Link to={href('/dashboard/bin')} className="text-link pressable">
            {words.bin}
          </Link>
        </p>
      </details>
    </section>
  )
}

const strip = 'grid grid-cols-1 border-hairline divide-hairline max-sm:divide-y sm:grid-cols-3 sm:divide-x'

type Sum = { sales: number; orders: number }

function Sales({ title, sales, orders, beside }: Sum & { title: string; beside: string | false }) {
  const words = useMessages(overviewMessages)
  return (
    // On a phone the sum stands beside its name: three sums are one glance.
    <div className="flex flex-wrap items-baseline justify-between gap-x-2 border-hairline px-5 py-4 sm:block sm:p-5">
      <div className="flex basis-full items-baseline justify-between gap-x-2 sm:block">
        <h2 className="font-sans text-sm font-normal">{title}</h2>
        <p className="text-lg font-normal sm:text-xl lg:text-2xl">
          <Price amount={sales} />
        </p>
      </div>
      <p className="text-sm text-muted sm:mt-1">{words.orders(orders)}</p>
      {beside && <p className="text-xs text-muted">{beside}</p>}
    </div>
  )
}

function sumOf(days: readonly Sum[]): Sum {
  const baisa = days.reduce((sum, day) => sum + inBaisa(day.sales), 0)
  return { sales: toOmr(baisa), orders: days.reduce((sum, day) => sum + day.orders, 0) }
}

function ByStatus({ counts }: { counts: Statistics['byStatus'] }) {
  const words = useMessages(overviewMessages)
  const href = useHref()
  return (
    <DashboardCard title={words.byStatus}>
      <ul className="-mx-2 grid grid-cols-2 sm:grid-cols-3 xl:grid-cols-6">
        {statusNames.map((status) => (
          <li key={status}>
            <Link to={href(listOf(status))} className="grid gap-0.5 rounded-md px-2 py-2 hover:bg-sunken">
              <StatusWord status={status} className="text-sm" />
              <span className="figures text-xl font-normal">{counts[status]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}

/** The list of these orders alone: a list of several states is narrowed to this one, so that it shows as many (O35). */
function listOf(status: OrderStatus): string {
  const list = orderStatuses[status].staffList
  const isAlone = statusesWith('staffList', list).length === 1
  return isAlone ? staffListPaths[list] : `${allOrdersPath}?status=${status}`
}

/** Of the days, and of orders by status. */
const heights = ['h-76', 'h-32']

/** As tall as what comes, so that the account below it stays where it is. */
function FiguresSkeleton() {
  const words = useMessages(overviewMessages)
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{words.loading}</span>
      <div aria-hidden="true" className={`rounded-lg border bg-raised ${strip}`}>
        {[1, 2, 3].map((sum) => (
          <div key={sum} className="grid min-h-32 content-start gap-4 p-5 sm:min-h-66">
            <LineSkeleton className="w-1/3" />
            <LineSkeleton className="h-6! w-2/3" />
          </div>
        ))}
      </div>
      {heights.map((height) => (
        <div
          key={height}
          aria-hidden="true"
          className={`grid content-start gap-5 rounded-lg border border-hairline bg-raised p-5 ${height}`}
        >
          <LineSkeleton className="w-24" />
          <LineSkeleton className="w-2/3" />
        </div>
      ))}
    </div>
  )
}
