import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { DayRange } from '#src/orders/sums/days.ts'
import { Button } from '#src/ui/button.tsx'
import { FoldedCard } from '#src/ui/card.tsx'
import { SaveFileButton } from '#src/ui/form/save-file-button.tsx'
import { breakdownMessages, reportMessages } from './report.messages.ts'
import type { Breakdown, ReportRow } from './report.ts'
import { ReportRows } from './report-rows.tsx'

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
    <FoldedCard
      title={words[by]}
      brief={<span className="figures">{total}</span>}
      aside={
        <span className="-me-3.5">
          <SaveFileButton
            kind="quiet"
            path={`/api/export/report.csv?${new URLSearchParams({ by, ...range })}`}
            name={`report-${by}.csv`}
            failed={{ title: own.error, text: own.csvFailed }}
            aria-label={own.csvOf(words[by])}
          >
            {own.csv}
          </SaveFileButton>
        </span>
      }
    >
      {typeof about === 'string' && rows.length > 0 && (
        <p className="mb-3 text-xs sm:-mt-3 text-muted">{about}</p>
      )}
      {rows.length === 0 ? (
        <p className="text-sm text-muted sm:-mt-2">{own.nothing}</p>
      ) : (
        <ReportRows by={by} rows={shown} />
      )}
      {rows.length > shown.length && (
        <Button kind="quiet" size="small" onClick={() => setAll(true)} className="mt-2">
          {own.showAll(rows.length)}
        </Button>
      )}
      {all && total > rows.length && (
        <p className="mt-3 text-xs text-muted">{own.inFile(total - rows.length)}</p>
      )}
    </FoldedCard>
  )
}
