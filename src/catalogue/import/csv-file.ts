import papa from 'papaparse'
import { unescapeFormula } from '#src/core/csv.ts'
import type { Text } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'

/** One row of a file: its cells by column, and its number as spreadsheets count, the header being 1. */
export type FileRow = { line: number; cells: Record<string, string> }

/** Cells, and marks that may make one: a file of 5 MB that is a shop's has some hundred thousand of them. */
const most = 2_000_000
/** What one cell may list between bars; a product has some hundred of anything. */
const mostListed = 10_000
/** UTF-16 units of one cell: some column takes more work for each than the whole file does. */
const longestCell = 100_000
/** Shopify's descriptions are longer; what is read of one has a limit of its own. */
const longColumn = 'Body (HTML)'

/**
 * A CSV file as rows, whatever of comma, semicolon or tab its program put between cells, without our apostrophes.
 * Throws Problem `malformed` for what is not UTF-8, not a table, has a column twice or a cell that is too long, or takes too long to read (H4).
 */
export function readCsvFile(bytes: Uint8Array): { columns: string[]; rows: FileRow[] } {
  const text = decoded(bytes)
  const delimiter = delimiterOf(text)
  if (marksIn(text, [delimiter, '\n', '\r', '"']) > most) throw new Problem('malformed', texts.tooMuch)
  const { data, errors } = papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: false,
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) throw new Problem('malformed', openQuote((broken.row ?? 0) + 1))
  const [header = [], ...lines] = data
  if (lines.some((cells) => cells.some((cell) => marksIn(cell, ['|']) > mostListed)))
    throw new Problem('malformed', texts.longList)
  const columns = header.map((name) => name.trim())
  const named = columns.filter((name) => name !== '')
  if (named.length < 2 || lines.length === 0) throw new Problem('malformed', texts.noTable)
  if (new Set(named).size !== named.length) throw new Problem('malformed', texts.columnTwice)
  const longColumnAt = columns.indexOf(longColumn)
  const tooLong = lines.findIndex((cells) =>
    cells.some((cell, place) => cell.length > longestCell && place !== longColumnAt),
  )
  if (tooLong >= 0) throw new Problem('malformed', longCell(tooLong + 2))
  // Every row has all columns, however short its line is.
  if (columns.length * lines.length > most) throw new Problem('malformed', texts.tooMuch)
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
  const count = (mark: string) => marksIn(names, [mark])
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

function marksIn(text: string, marks: readonly string[]): number {
  let count = 0
  for (const mark of marks)
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count += 1
  return count
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
  tooMuch: {
    en: 'This table has too many rows or columns. Please split it into several files.',
    ar: 'في هذا الجدول صفوف أو أعمدة كثيرة جدًا. يرجى تقسيمه إلى عدة ملفات.',
  },
  longList: {
    en: 'A cell of this table lists too many things between its bars.',
    ar: 'في إحدى خلايا هذا الجدول قائمة طويلة جدًا بين الخطوط العمودية.',
  },
  columnTwice: { en: 'Two columns have the same name.', ar: 'يوجد عمودان بالاسم نفسه.' },
} satisfies Record<string, Text>

function longCell(line: number): Text {
  return {
    en: `A cell of line ${line} is longer than ${longestCell} characters.`,
    ar: `في السطر ${line} خلية أطول من ${longestCell} حرف.`,
  }
}

function openQuote(line: number): Text {
  return {
    en: `A quotation mark near line ${line} is not closed.`,
    ar: `توجد علامة اقتباس غير مغلقة قرب السطر ${line}.`,
  }
}
