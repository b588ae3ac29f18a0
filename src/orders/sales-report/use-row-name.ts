import { useStaffTree } from '#src/catalogue/shelving/category-tree.query.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { sourceMessages } from '#src/orders/display/source.messages.ts'
import { breakdownMessages } from './report.messages.ts'
import type { Breakdown, ReportRow } from './report.ts'
import { rowNamer } from './row-name.ts'

/** What a row of a breakdown is called in the reader's language. */
export function useRowName(by: Breakdown): (row: ReportRow) => string {
  return rowNamer(by, useLocale(), {
    categories: useStaffTree()?.categories ?? [],
    words: useMessages(breakdownMessages),
    sources: useMessages(sourceMessages),
    choices: useMessages(choiceMessages),
  })
}
