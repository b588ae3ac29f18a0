/** What tells spreadsheets that a file is UTF-8; without it Excel shows Arabic as nonsense. */
export const byteOrderMark = '\ufeff'

// What a spreadsheet reads as a formula, its full-width forms too (OWASP, CSV injection).
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const defused = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
// Where semicolons part the cells, as spreadsheets have it in Arabic, a quote within a line is none: what comes after a
// semicolon or a line end of a text begins a cell of its own.
const cellWithin = /(?<=[;\r\n])(?=["']*[=+\-@\uff1d\uff0b\uff0d\uff20])/g
const defusedWithin = /(?<=[;\r\n])'(?=["']*[=+\-@\uff1d\uff0b\uff0d\uff20])/g
// As formatOmrCell writes it: behind an apostrophe it would be a text, which no column counts.
const amountBelowZero = /^-\d+\.\d{3}$/

/** One line of a file (RFC 4180), its end included: quoted where needed, and no cell is a formula to a spreadsheet. */
export function csvLine(cells: readonly (string | number | undefined)[]): string {
  return `${cells.map((cell) => quoted(escapeFormula(String(cell ?? '')))).join(',')}\r\n`
}

/**
 * A text that no spreadsheet takes for a formula, nor a part of it: an apostrophe in front, as people type it there
 * themselves; amounts have none.
 */
export function escapeFormula(text: string): string {
  const within = text.replace(cellWithin, "'")
  return formula.test(text) && !amountBelowZero.test(text) ? `'${within}` : within
}

/** The text before `escapeFormula`; every other text stays. */
export function unescapeFormula(text: string): string {
  const within = text.replace(defusedWithin, '')
  return defused.test(within) ? within.slice(1) : within
}

function quoted(text: string): string {
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Several values in one cell, told apart by ` | `; a bar or backslash inside a value has a backslash in front. */
export function joinList(values: readonly string[]): string {
  return values.map((value) => escapeMarks(value, '|')).join(' | ')
}

/** The values of a cell; empty ones are left out. */
export function splitList(cell: string): string[] {
  return splitAt(cell, '|')
    .map((part) => unescapeMarks(part).trim())
    .filter((part) => part !== '')
}

/** Parts of a text between marks that have no backslash in front; backslashes stay for `unescapeMarks`. */
export function splitAt(text: string, mark: string): string[] {
  const parts = ['']
  for (const [piece] of text.matchAll(/\\.|[^\\]|\\$/gsu))
    if (piece === mark) parts.push('')
    else parts[parts.length - 1] += piece
  return parts
}

/** Puts a backslash in front of these marks and of backslashes. */
export function escapeMarks(text: string, marks: string): string {
  return [...text].map((one) => (one === '\\' || marks.includes(one) ? `\\${one}` : one)).join('')
}

/** Takes the backslashes of `escapeMarks` away. */
export function unescapeMarks(text: string): string {
  return text.replace(/\\(.)/gsu, '$1')
}

/** Baisa as a cell in OMR: three decimals and no thousands, so that spreadsheets calculate with it (M1). */
export function formatOmrCell(baisa: number): string {
  return (baisa / 1000).toFixed(3)
}
