import { formatOmrCell } from '#src/core/csv.ts'
import type { Locale } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import type { Sheet } from '#src/http/csv-reply.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { sourceMessages } from '#src/orders/display/source.messages.ts'
import { breakdownMessages, reportMessages, titlesOf } from './report.messages.ts'
import { type Breakdown, breakdowns, type ComparedRow } from './report.ts'
import { type Naming, rowNamer } from './row-name.ts'

/**
 * A breakdown as a table headed in a reader's language: what its rows are about, then each number and, beside it, what
 * it was in the range before; amounts in OMR.
 */
export function reportCsv(
  by: Breakdown,
  rows: readonly ComparedRow[],
  { locale, categories }: { locale: Locale } & Pick<Naming, 'categories'>,
): Sheet {
  const words = breakdownMessages[locale]
  const titles = titlesOf(words, by)
  const numbers = breakdowns[by]
  const named = by === 'product' || by === 'staff' || by === 'courier'
  const nameOf = rowNamer(by, locale, {
    words,
    categories,
    sources: sourceMessages[locale],
    choices: choiceMessages[locale],
  })
  const cell = (name: (typeof numbers)[number], row: ComparedRow['now']) =>
    name === 'sales' ? formatOmrCell(inBaisa(row?.sales ?? 0)) : (row?.[name] ?? 0)
  return {
    columns: [
      ...(named ? [words.id] : []),
      words.name,
      ...numbers.flatMap((name) => [titles[name], `${titles[name]} ${reportMessages[locale].before}`]),
    ],
    chunks: (async function* () {
      yield rows.map(({ now, before }) => {
        const row = now ?? before ?? { key: '' }
        return [
          ...(named ? [row.key] : []),
          nameOf(row),
          ...numbers.flatMap((name) => [cell(name, now), cell(name, before)]),
        ]
      })
    })(),
  }
}
