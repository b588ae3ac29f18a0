import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { DayRange } from '#src/orders/sums/days.ts'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { SaveFileButton } from '#src/ui/form/save-file-button.tsx'
import { Price } from '#src/ui/price.tsx'
import { breakdownMessages, reportMessages } from './report.messages.ts'
import { type Breakdown, breakdowns, type ReportRow } from './report.ts'
import { useRowName } from './use-row-name.ts'

const firstShown = 10

type BreakdownProps = { by: Breakdown; range: DayRange; rows: readonly ReportRow[]; total: number }

/** What a report is made of, by one of the ways to tell it apart; all of it is in its file. */
export function BreakdownCard({ by, range, rows, total }: BreakdownProps) {
  const words = useMessages(breakdownMessages)
  const own = useMessages(reportMessages)
  const [all, setAll] = useState(false)
  const texts: Record<string, unknown> = words
  const about = texts[`${by}Text`]
  const shown = all ? rows : rows.slice(0, firstShown)
  return (
    <DashboardCard
      title={words[by]}
      aside={
        <SaveFileButton
          kind="quiet"
          path={`/api/export/report.csv?${new URLSearchParams({ by, ...range })}`}
          name={`report-${by}.csv`}
          failed={{ title: own.error, text: own.csvFailed }}
          aria-label={own.csvOf(words[by])}
        >
          {own.csv}
        </SaveFileButton>
      }
    >
      {typeof about === 'string' && <p className="-mt-3 mb-3 text-xs text-muted">{about}</p>}
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{own.nothing}</p>
      ) : (
        <BreakdownTable by={by} rows={shown} />
      )}
      {rows.length > shown.length && (
        <Button kind="quiet" size="small" onClick={() => setAll(true)} className="mt-2">
          {own.showAll(rows.length)}
        </Button>
      )}
      {all && total > rows.length && (
        <p className="mt-3 text-xs text-muted">{own.inFile(total - rows.length)}</p>
      )}
    </DashboardCard>
  )
}

function BreakdownTable({ by, rows }: Pick<BreakdownProps, 'by' | 'rows'>) {
  const words = useMessages(breakdownMessages)
  const own = useMessages(reportMessages)
  const nameOf = useRowName(by)
  const numbers = breakdowns[by]
  const titles = { ...words, refusals: words.refused, sales: isWorth(by) ? words.worth : words.sales }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section tabIndex={0} aria-label={own.rowsOf(words[by])} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-control text-xs text-muted">
            <th scope="col" className="py-1.5 pe-3 text-start font-normal">
              {words.name}
            </th>
            {numbers.map((name) => (
              <th key={name} scope="col" className="py-1.5 ps-3 text-end font-normal">
                {titles[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className="min-w-32 py-1.5 pe-3 text-start font-light wrap-anywhere">
                <bdi>{nameOf(row)}</bdi>
              </th>
              {numbers.map((name) => (
                <td key={name} className="figures py-1.5 ps-3 text-end align-top">
                  {name === 'sales' ? <Price amount={row.sales ?? 0} /> : (row[name] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What came back or was refused is no sale. */
function isWorth(by: Breakdown): boolean {
  return by === 'returns' || by === 'refusals'
}
