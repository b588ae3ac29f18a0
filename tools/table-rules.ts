import { allowedIn, type SourceFile } from './house-rules.ts'
import { slices } from './import-rules.ts'

/** These keep, fill, empty and copy what all the others own. */
const mayWriteAll = ['db', 'demo', 'cli']

const ofTests = /\.(?:test|sample)\.tsx?$/
const tableFile = /^src\/db\/tables\/([^/.]+)(?:\.[^/]+)?\.ts$/

// The builder's calls are looked at everywhere, SQL as text where `sql` is imported: elsewhere it is English.
const writes = /\b(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)(?:<[^>()]*>)?\(([^,)]*)/g
const writesInSql =
  /\b(?:insert\s+into|replace\s+into|merge\s+into|delete\s+from|update(?=\s+(?:only\s+)?\S+\s+set\b)(?:\s+only)?)\s+(\S+)/gi
const reads = /\b(?:selectFrom|using|(?:inner|left|right|full|cross)Join)(?:<[^>()]*>)?\(([^)]*)/g
const readsInSql = /(?<!\bdelete\s+)\b(?:from|join)\s+(\S+)/gi

type Owners = ReadonlyMap<string, string>

/**
 * Where a slice writes a table of another, or reads one of a slice right of it. Whose a table is, the file of
 * src/db/tables/ says that has its rows, by its name up to the first dot. A write that does not name its table is told
 * too, unless a decision record allows the file.
 */
export function findForeignTables(files: SourceFile[], decisions: string): string[] {
  const { owners, wrong } = ownersIn(files)
  const allowed = allowedIn(decisions)
  const judged = files.filter(({ path }) => !ofTests.test(path) && !mayWriteAll.includes(sliceOf(path)))
  for (const { path, text } of judged) {
    const code = withoutComments(text)
    const hasSql = /import (?:\{[^}]*\b(?:sql|CompiledQuery)\b[^}]*\}|\* as \w+|\w+) from 'kysely'/.test(code)
    const matches = (calls: RegExp, inSql: RegExp) => [
      ...code.matchAll(calls),
      ...(hasSql ? code.matchAll(inSql) : []),
    ]
    for (const { index, 1: table = '' } of matches(writes, writesInSql)) {
      const why = wrongWrite(sliceOf(path), nameIn(table), owners)
      if (why && (nameIn(table) || !allowed.has(path))) wrong.push(`${path}:${lineOf(code, index)}: ${why}`)
    }
    for (const { index, 1: tables = '' } of matches(reads, readsInSql)) {
      const why = wrongRead(sliceOf(path), tables.split(',').map(nameIn), owners)
      if (why) wrong.push(`${path}:${lineOf(code, index)}: ${why}`)
    }
  }
  return wrong
}

function ownersIn(files: SourceFile[]): { owners: Owners; wrong: string[] } {
  const owners = new Map<string, string>()
  const wrong: string[] = []
  for (const { path, text } of files) {
    const slice = tableFile.exec(path)?.[1]
    if (slice === undefined) continue
    if (!slices.includes(slice)) wrong.push(`${path}: there is no slice ${slice} that could own tables`)
    const [, tables = ''] = /^export type \w+Tables = \{$(.*?)^\}$/ms.exec(text) ?? []
    for (const [, table = ''] of tables.matchAll(/^ {2}(\w+):/gm)) {
      if (owners.has(table)) wrong.push(`${path}: ${table} has an owner already, ${owners.get(table)}`)
      owners.set(table, slice)
    }
  }
  return { owners, wrong }
}

function wrongWrite(slice: string, table: string | undefined, owners: Owners): string | undefined {
  if (table === undefined) return 'writes a table without naming it'
  const owner = owners.get(table)
  if (owner === undefined) return `writes ${table}, which no file of src/db/tables/ has`
  if (owner === slice) return undefined
  return `${slice} writes ${table}, which is of ${owner}: call a function of that slice, or be handed one in app/`
}

function wrongRead(slice: string, names: (string | undefined)[], owners: Owners): string | undefined {
  for (const table of names) {
    const owner = owners.get(table ?? '')
    if (owner !== undefined && slices.indexOf(owner) > slices.indexOf(slice))
      return `${slice} reads ${table}, which is of ${owner}, right of it: be handed a function in app/`
  }
  return undefined
}

/** The table of `'orders as one'`, `['orders'`, `orders.id` or `orders`; undefined for what is only known when it runs. */
function nameIn(text: string): string | undefined {
  return /^[\s[]*['"`]?(\w+)/.exec(text)?.[1]
}

function sliceOf(path: string): string {
  return path.split('/')[1] ?? ''
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** The same text with its comments blank, line by line. */
function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ')
  return text.replace(/\/\*.*?\*\//gs, blank).replace(/(?<=^|\s)\/\/.*$/gm, blank)
}
