import papa from 'papaparse'
import { unescapeFormula } from '#src/core/csv.ts'
import type { Text } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'

/** One row of a file: its cells by column, and its number as spreadsheets count, the header being 1. */
export type FileRow = { line: number; cells: Record<string, string> }

/**
 * A CSV file as rows, whatever of comma, semicolon or tab its program put between cells, without our apostrophes.
 * Throws Problem `malformed` for what is not UTF-8, not a table, or has a column twice.
 */
export function readCsvFile(bytes: Uint8Array): { columns: string[]; rows: FileRow[] } {
  const text = decoded(bytes)
  const { data, errors } = papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    skipEmptyLines: false,
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) throw new Problem('malformed', openQuote((broken.row ?? 0) + 1))
  const [header = [], ...lines] = data
  const columns = header.map((name) => name.trim())
  const named = columns.filter((name) => name !== '')
  if (named.length < 2 || lines.length === 0) throw new Problem('malformed', texts.noTable)
  if (new Set(named).size !== named.length) throw new Problem('malformed', texts.columnTwice)
  const rows = lines.map((cells, index) => ({
    line: index + 2,
    cells: Object.fromEntries(
      columns.flatMap((name, place) => (name === '' ? [] : [[name, unescapeFormula(cells[place] ?? '')]])),
    ),
  }))
  return {
    columns: named,
    rows: rows.filter(({ cells }) => Object.values(cells).some((cell) => cell.trim() !== '')),
  }
}

/** What stands between the names of the columns; a cell below may have any of them inside. */
function delimiterOf(text: string): string {
  const names = text.slice(0, text.search(/\r|\n|$/))
  const count = (mark: string) => names.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

function decoded(bytes: Uint8Array): string {
  try {
    // The decoder takes the mark of UTF-8 away.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem('malformed', texts.notUtf8)
  }
}

const texts = {
  notUtf8: {
    en: 'The file is not UTF-8. In Excel choose "CSV UTF-8" when saving.',
    ar: 'الملف ليس بترميز UTF-8. يمكن حفظه في Excel بنوع «CSV UTF-8».',
  },
  noTable: {
    en: 'This is not a CSV table: it needs a line of column names and at least one more line.',
    ar: 'هذا ليس جدول CSV: يحتاج إلى سطر بأسماء الأعمدة وسطر آخر على الأقل.',
  },
  columnTwice: { en: 'Two columns have the same name.', ar: 'يوجد عمودان بالاسم نفسه.' },
} satisfies Record<string, Text>

function openQuote(line: number): Text {
  return {
    en: `A quotation mark near line ${line} is not closed.`,
    ar: `توجد علامة اقتباس غير مغلقة قرب السطر ${line}.`,
  }
}
