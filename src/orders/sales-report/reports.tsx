import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { muscatDate } from '#src/core/muscat.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import { type DayRange, daysIn } from '#src/orders/sums/days.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { reportMessages } from './report.messages.ts'
import { reportQuery } from './report.query.ts'
import { breakdownNames } from './report.ts'
import { BreakdownCard } from './report-breakdown.tsx'
import { ReportTiles } from './report-figures.tsx'
import { isDay, longestRange, presetRange } from './report-range.ts'
import { ReportTools } from './report-tools.tsx'

/** The shop in a range of Muscat days, beside the range before, and what it is made of (O35); `notice` says which orders count. */
export function Reports({ notice }: { notice: ReactNode }) {
  const words = useMessages(reportMessages)
  const [address] = useSearchParams()
  const range = rangeIn(address)
  const isWrong = range.from > range.to || daysIn(range) > longestRange
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <h1 className="mb-4 screen-title">{words.title}</h1>
      <ReportTools range={range} error={isWrong ? words.wrongRange : undefined} />
      {!isWrong && <ReportOf range={range} notice={notice} />}
    </div>
  )
}

function ReportOf({ range, notice }: { range: DayRange; notice: ReactNode }) {
  const words = useMessages(reportMessages)
  const { data: report, isError, isPlaceholderData, refetch } = useQuery(reportQuery(useApi(), range))
  if (!report) {
    return isError ? (
      <Empty title={words.failed} action={<Button onClick={() => void refetch()}>{words.again}</Button>} />
    ) : (
      <RowSkeletons label={words.loading} rows={6} rowClass="min-h-22" />
    )
  }
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60 transition-opacity' : ''}>
      <p className="mb-3 text-sm text-muted" data-testid="report-range">
        <Days range={report.range} /> · {words.comparedWith} <Days range={report.before} />
      </p>
      <ReportTiles now={report.figures} before={report.figuresBefore} />
      <div className="mt-3 grid gap-1 text-sm text-muted">
        <p>{words.lead}</p>
        {notice}
      </div>
      <div className="mt-5 grid grid-cols-1 gap-5 xl:grid-cols-2">
        {breakdownNames.map((by) => (
          <BreakdownCard key={by} by={by} range={report.range} {...report.breakdowns[by]} />
        ))}
      </div>
    </div>
  )
}

/** "01 Feb, 2026 – 28 Feb, 2026", one day alone. */
function Days({ range: { from, to } }: { range: DayRange }) {
  const locale = useLocale()
  const written = (day: string) => writtenDate(locale, muscatDate(new Date(`${day}T12:00:00+04:00`)))
  return <bdi className="figures">{from === to ? written(from) : `${written(from)} – ${written(to)}`}</bdi>
}

/** What the address asks for, else this month. */
function rangeIn(address: URLSearchParams): DayRange {
  const { from, to } = presetRange('month', new Date())
  const asked = (name: string, usual: string) => {
    const day = address.get(name) ?? ''
    return isDay(day) ? day : usual
  }
  return { from: asked('from', from), to: asked('to', to) }
}
