import type { ImportReport } from '#src/catalogue/import/import-report.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { importMessages } from './import.messages.ts'

const mostShown = 100

const table = 'w-full border-collapse text-sm max-md:block'
const head = 'border-b border-hairline text-muted max-md:sr-only *:px-3 *:py-2 *:text-start *:font-normal'
const row = 'border-t border-hairline align-top first:border-t-0 max-md:block max-md:py-2'
const cell = 'px-3 py-2 max-md:block max-md:px-0 max-md:py-0.5'

/** What a file would change: totals, what is wrong with which line, and each product that would be another. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const words = useMessages(importMessages)
  const totals = [
    ['created', report.created],
    ['updated', report.updated],
    ['unchanged', report.unchanged],
    ['errors', report.errors.length],
  ] as const
  const changes = report.lines.filter(({ change, notes }) => change !== 'same' || notes.length > 0)
  return (
    <div className="mt-4 grid gap-6">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4" data-testid="import-totals">
        {totals.map(([name, count]) => (
          <div key={name} className="rounded-md bg-ground px-4 py-3">
            <dt className="text-sm text-muted">{words[name]}</dt>
            <dd className={`figures text-2xl ${name === 'errors' && count > 0 ? 'text-brick' : ''}`}>
              {count}
            </dd>
          </div>
        ))}
      </dl>
      {report.notes.map((note) => (
        <p key={note} className="max-w-prose text-sm text-muted">
          {note}
        </p>
      ))}
      {report.errors.length > 0 && (
        <section aria-labelledby="import-errors">
          <h3 id="import-errors" className="mb-2 text-lg text-brick">
            {words.errorsTitle}
          </h3>
          <table className={table}>
            <thead className={head}>
              <tr className="*:px-3 *:py-2 *:text-start *:font-normal">
                <th scope="col">{words.line}</th>
                <th scope="col">{words.column}</th>
                <th scope="col">{words.reason}</th>
              </tr>
            </thead>
            <tbody className="max-md:block">
              {report.errors.map(({ line, column, message }) => (
                <tr key={`${line} ${column} ${message}`} className={row}>
                  <td className={`${cell} figures whitespace-nowrap`}>
                    <span className="md:hidden">{words.line} </span>
                    {line}
                  </td>
                  <td className={cell}>{column && <bdi dir="ltr">{column}</bdi>}</td>
                  <td className={cell}>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {changes.length > 0 && (
        <section aria-labelledby="import-changes">
          <h3 id="import-changes" className="mb-2 text-lg">
            {words.changesTitle}
          </h3>
          <table className={table}>
            <thead className={head}>
              <tr className="*:px-3 *:py-2 *:text-start *:font-normal">
                <th scope="col">{words.line}</th>
                <th scope="col">{words.product}</th>
                <th scope="col">{words.change}</th>
                <th scope="col">{words.details}</th>
              </tr>
            </thead>
            <tbody className="max-md:block">
              {changes.slice(0, mostShown).map((line) => (
                <ChangeRow key={line.line} line={line} />
              ))}
            </tbody>
          </table>
          {changes.length > mostShown && (
            <p className="mt-2 text-sm text-muted">{words.andMore(changes.length - mostShown)}</p>
          )}
        </section>
      )}
    </div>
  )
}

function ChangeRow({ line: { line, name, change, fields, notes } }: { line: ImportReport['lines'][number] }) {
  const words = useMessages(importMessages)
  return (
    <tr className={row}>
      <td className={`${cell} figures whitespace-nowrap text-muted`}>
        <span className="md:hidden">{words.line} </span>
        {line}
      </td>
      <td className={`${cell} font-normal`}>
        <bdi>{name}</bdi>
      </td>
      <td className={`${cell} whitespace-nowrap ${change === 'new' ? 'text-olive' : ''}`}>{words[change]}</td>
      <td className={`${cell} min-w-0`}>
        <ul className="grid gap-1">
          {fields.map(({ column, from, to }) => (
            <li key={column} className="wrap-anywhere">
              <bdi dir="ltr" className="text-muted">
                {column}
              </bdi>
              {': '}
              {from === '' ? <span className="text-muted">{words.empty}</span> : <bdi>{from}</bdi>}
              <span aria-hidden="true" className="mx-1.5 inline-block text-muted rtl:-scale-x-100">
                →
              </span>
              <span className="sr-only"> {words.to} </span>
              {to === '' ? <span className="text-muted">{words.empty}</span> : <bdi>{to}</bdi>}
            </li>
          ))}
          {notes.map((note) => (
            <li key={note} className="text-amber">
              {note}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}
