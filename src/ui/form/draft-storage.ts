import { draftsKey } from './drop-drafts.ts'

/** So many forms, and so much of each: what was typed last counts. */
const most = 10
const longest = 50_000

type Values = Record<string, unknown>
type Drafts = Record<string, { at: number; values: Values }>

/** What somebody typed into a form and has not saved; undefined where there is nothing. */
export function readDraft(owner: string, form: string): Values | undefined {
  return readAll()[keyOf(owner, form)]?.values
}

/** Keeps what was typed, for as long as the tab lives. What is too long, or cannot be kept, is not. */
export function keepDraft(owner: string, form: string, values: Values, now: Date): void {
  const { [keyOf(owner, form)]: _, ...others } = readAll()
  // Nobody else's typing stays in a tab that somebody types in.
  const own = Object.entries(others).filter(([key]) => key.startsWith(`${owner} `))
  const recent = own.toSorted(([, a], [, b]) => b.at - a.at).slice(0, most - 1)
  const fits = JSON.stringify(values).length <= longest
  writeAll({
    ...Object.fromEntries(recent),
    ...(fits && { [keyOf(owner, form)]: { at: now.getTime(), values } }),
  })
}

/** Lets go of what was typed into a form: it is saved, or not wanted. */
export function dropDraft(owner: string, form: string): void {
  const { [keyOf(owner, form)]: dropped, ...others } = readAll()
  if (dropped) writeAll(others)
}

/** Whether anything at all that was typed in this tab is kept. */
export function keepsDrafts(): boolean {
  return Object.keys(readAll()).length > 0
}

function keyOf(owner: string, form: string): string {
  return `${owner} ${form}`
}

function readAll(): Drafts {
  try {
    const drafts: unknown = JSON.parse(sessionStorage.getItem(draftsKey) ?? '{}')
    return typeof drafts === 'object' && drafts !== null ? (drafts as Drafts) : {}
  } catch {
    return {}
  }
}

function writeAll(drafts: Drafts): void {
  try {
    sessionStorage.setItem(draftsKey, JSON.stringify(drafts))
  } catch {
    // Storage is full or off: typing goes on, and nothing else depends on it.
  }
}
