import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { orderCountsQuery } from '#src/orders/all-orders/order-counts.query.ts'
import { StatusWord } from '#src/orders/display/status-word.tsx'
import { allOrdersPath, staffListPaths } from '#src/orders/order/order-lists.ts'
import { type OrderStatus, orderStatuses, statusesWith, statusNames } from '#src/orders/order/order-status.ts'
import type { Statistics } from '#src/orders/reports/statistics.ts'
import { DashboardCard } from '#src/ui/card.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { overviewMessages } from './overview.messages.ts'
import { statisticsQuery } from './overview.query.ts'
import { SalesChart } from './overview-chart.tsx'
import { FiguresFailed } from './overview-failed.tsx'
import { BestSellers, LowStock } from './overview-goods.tsx'

/**
 * What an owner looks at first: sales, orders by status, what sells, what runs out. Days are Muscat's (M4). `children` is
 * what the shop tells of itself, after the sales.
 */
export function ShopFigures({ children }: { children: ReactNode }) {
  const words = useMessages(overviewMessages)
  const { data: figures, isError, refetch } = useQuery(statisticsQuery(useApi()))
  if (!figures && isError) {
    return (
      <div className="grid grid-cols-1 gap-5">
        <FiguresFailed text={words.failed} again={words.again} onAgain={() => void refetch()} />
        {children}
      </div>
    )
  }
  if (!figures) return <FiguresSkeleton />
  return (
    <div className="grid grid-cols-1 gap-5">
      <SalesStrip figures={figures} />
      {children}
      <MoneyFigures money={figures.money} />
      <ByStatus counts={figures.byStatus} />
      <SalesChart days={figures.days} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <BestSellers goods={figures.bestSellers} />
        <LowStock goods={figures.lowStock} total={figures.lowStockTotal} />
      </div>
    </div>
  )
}

/** What came in, what orders still promise, what went back: each under its own name (O17). */
function MoneyFigures({ money }: { money: Statistics['money'] }) {
  const words = useMessages(overviewMessages)
  const href = useHref()
  return (
    <DashboardCard
      title={words.money}
      aside={
        <Link to={href('/dashboard/bin')} className="inline-block text-xs text-link pressable">
          {words.bin}
        </Link>
      }
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="text-xs text-muted">
            <td />
            <th scope="col" className="pb-1.5 text-end font-normal">
              {words.todayShort}
            </th>
            <th scope="col" className="pb-1.5 text-end font-normal">
              {words.monthShort}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {(['paid', 'promised', 'cameBack'] as const).map((name) => (
            <tr key={name}>
              <th scope="row" className="py-2 pe-2 text-start align-top font-light">
                <span className="block font-normal">{words[name]}</span>
                <span className="text-xs text-muted">{words[`${name}Text`]}</span>
              </th>
              <td className="py-2 ps-3 text-end align-top max-sm:text-xs">
                <Price amount={money.today[name]} />
              </td>
              <td className="py-2 ps-3 text-end align-top max-sm:text-xs">
                <Price amount={money.month[name]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-muted">{words.deletedCount}</p>
    </DashboardCard>
  )
}

/** Today, a week and this month in one strip, each with what it is measured by. Sums in OMR. */
function SalesStrip({ figures: { today, month, days } }: { figures: Statistics }) {
  const words = useMessages(overviewMessages)
  const locale = useLocale()
  const week = sumOf(days.slice(-7))
  const said = (omr: number) => amountInText(locale, inBaisa(omr))
  return (
    <section className="grid grid-cols-1 rounded-lg border border-hairline bg-raised divide-hairline max-sm:divide-y sm:grid-cols-3 sm:divide-x">
      <Sales title={words.today} {...today} beside={words.yesterday(said(sumOf(days.slice(-2, -1)).sales))} />
      <Sales title={words.week} {...week} beside={words.weekBefore(said(sumOf(days.slice(-14, -7)).sales))} />
      <Sales title={words.month} {...month} beside={words.salesHint} />
    </section>
  )
}

type Sum = { sales: number; orders: number }

function Sales({ title, sales, orders, beside }: Sum & { title: string; beside: string }) {
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
      <p className="text-xs text-muted">{beside}</p>
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
  const waiting = useQuery(orderCountsQuery(useApi())).data?.needsStaff
  return (
    <DashboardCard
      title={words.byStatus}
      aside={
        waiting !== undefined &&
        waiting > 0 && (
          <Link
            to={href(`${allOrdersPath}?needs=staff`)}
            className="inline-block text-xs text-link pressable"
          >
            {words.needShop(waiting)}
          </Link>
        )
      }
    >
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

/** Of money, orders by status, and the days. */
const heights = ['h-72', 'h-32', 'h-80']

/** As tall as what comes, so that the account below it stays where it is. */
function FiguresSkeleton() {
  const words = useMessages(overviewMessages)
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{words.loading}</span>
      <div
        aria-hidden="true"
        className="grid rounded-lg border border-hairline bg-raised divide-hairline max-sm:divide-y sm:grid-cols-3 sm:divide-x"
      >
        {[1, 2, 3].map((sum) => (
          <div key={sum} className="grid content-start gap-4 p-5 sm:min-h-37">
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
