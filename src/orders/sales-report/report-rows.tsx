import { useMessages } from '#src/i18n/use-locale.ts'
import { Price } from '#src/ui/price.tsx'
import { sentenceCase } from '#src/ui/sentence-case.class.ts'
import { breakdownMessages, reportMessages, titlesOf } from './report.messages.ts'
import { type Breakdown, breakdowns, mainNumber, type ReportRow } from './report.ts'
import { useRowName } from './use-row-name.ts'

type RowsProps = { by: Breakdown; rows: readonly ReportRow[] }

/** More columns than this do not fit beside the names in half a page. */
const mostColumns = 3

/** The rows of a breakdown: a table where there is room for a column for each number, else a list. */
export function ReportRows(props: RowsProps) {
  if (breakdowns[props.by].length > mostColumns) return <ReportList {...props} />
  return (
    <>
      <div className="sm:hidden">
        <ReportList {...props} />
      </div>
      <div className="max-sm:hidden">
        <ReportTable {...props} />
      </div>
    </>
  )
}

function ReportTable({ by, rows }: RowsProps) {
  const words = useMessages(breakdownMessages)
  const own = useMessages(reportMessages)
  const titles = titlesOf(words, by)
  const nameOf = useRowName(by)
  const numbers = breakdowns[by]
  const main = mainNumber(by)
  return (
    <table aria-label={own.rowsOf(words[by])} className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-control text-xs text-muted">
          <th scope="col" className="py-1.5 pe-3 text-start font-normal">
            {words.name}
          </th>
          {numbers.map((name) => (
            <th key={name} scope="col" className="py-1.5 ps-3 text-end rtl:text-start font-normal">
              {titles[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="py-1.5 pe-3 text-start align-top font-light wrap-anywhere">
              <RowName by={by}>{nameOf(row)}</RowName>
            </th>
            {numbers.map((name) => (
              <td
                key={name}
                className="figures py-1.5 ps-3 text-end rtl:text-start align-top whitespace-nowrap"
              >
                <RowNumber name={name} row={row} />
                {name === main && <Before by={by} row={row} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The number that counts most beside the name, the others below it with their words. */
function ReportList({ by, rows }: RowsProps) {
  const words = useMessages(breakdownMessages)
  const own = useMessages(reportMessages)
  const titles = titlesOf(words, by)
  const nameOf = useRowName(by)
  const numbers = breakdowns[by]
  const first = mainNumber(by)
  return (
    <ul aria-label={own.rowsOf(words[by])} className="divide-y divide-hairline text-sm">
      {rows.map((row) => (
        <li key={row.key} className="py-2">
          <p className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              <RowName by={by}>{nameOf(row)}</RowName>
            </span>
            <span className="figures shrink-0">
              <span className="sr-only">{titles[first]} </span>
              <RowNumber name={first} row={row} />
            </span>
          </p>
          <p className="flex flex-wrap gap-x-3 text-xs text-muted">
            {numbers.slice(0, -1).map((name) => (
              <span key={name} className="whitespace-nowrap">
                {titles[name]}{' '}
                <bdi className="figures">
                  <RowNumber name={name} row={row} />
                </bdi>
              </span>
            ))}
            <span className="ms-auto">
              <Before by={by} row={row} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What its main number was in the range before, if anything. */
function Before({ by, row }: { by: Breakdown; row: ReportRow }) {
  const { before: word } = useMessages(reportMessages)
  const main = mainNumber(by)
  if (!row.before) return null
  return (
    <span className="block text-xs text-muted" data-testid="row-before">
      {word} <RowNumber name={main} row={{ ...row, [main]: row.before }} />
    </span>
  )
}

type RowNameProps = { by: Breakdown; children: string }

/** A place where goods are brought is stored in capitals; what owners and shoppers typed stays as it is. */
function RowName({ by, children }: RowNameProps) {
  const isArea = by === 'area' || by === 'refusals'
  return <bdi className={isArea ? sentenceCase(children) : ''}>{children}</bdi>
}

type NumberName = (typeof breakdowns)[Breakdown][number]

function RowNumber({ name, row }: { name: NumberName; row: ReportRow }) {
  return name === 'sales' ? <Price amount={row.sales ?? 0} /> : (row[name] ?? 0)
}
