import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db } from './db.ts'
import { isPostgres } from './engine.ts'

/** How many forms of one statement are kept, each for a number of rows or ids, and how long they are at most. */
const mostForms = 64
const mostParameters = 500

/**
 * A compiled statement, and which of the values each of its parameters is; others are its own. `isAsGiven`: they are the
 * values, each once and in their order, as of most that insert a row.
 */
type Form<O> = { compiled: CompiledQuery<O>; parameters: readonly unknown[]; isAsGiven: boolean }

/**
 * A statement that is asked often, written once: Kysely builds and compiles it when it first meets this form of values, and
 * from then on it only takes them. Building one costs several times what SQLite needs to run it. `values` is what
 * differs from call to call, one value or objects and lists of them, and `build` passes each on untouched: it sees a
 * stand-in, so it cannot decide by one, and one that is used as a text or a number throws.
 */
export function statement<V = void, O = unknown>(
  build: (db: Db, values: V) => Compilable<O>,
): (db: Db, values: V) => Promise<QueryResult<O>> {
  const sqlite = new Map<string, Form<O>>()
  const postgres = new Map<string, Form<O>>()
  return (db, values) => {
    const forms = isPostgres(db) ? postgres : sqlite
    const leaves: unknown[] = []
    const key = formOf(values, leaves)
    let form = forms.get(key)
    if (!form) {
      form = formFor(db, build, values)
      if (form.parameters.length <= mostParameters) {
        if (forms.size === mostForms) forms.clear()
        forms.set(key, form)
      }
    }
    const parameters = form.isAsGiven
      ? leaves
      : form.parameters.map((one) => (one instanceof StandIn ? leaves[one.index] : one))
    return db.executeQuery({ ...form.compiled, parameters })
  }
}

function formFor<V, O>(db: Db, build: (db: Db, values: V) => Compilable<O>, values: V): Form<O> {
  const count = { next: 0 }
  const compiled = build(db, standIns(values, count) as V).compile()
  const { parameters } = compiled
  const isAsGiven =
    parameters.length === count.next &&
    parameters.every((one, place) => one instanceof StandIn && one.index === place)
  return { compiled, parameters, isAsGiven }
}

/** What a compiled statement keeps the place of; only its place in the order of all values is known. */
class StandIn {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
  [Symbol.toPrimitive](): never {
    throw new Error('A statement passes its values on as they are')
  }
  toJSON(): never {
    return this[Symbol.toPrimitive]()
  }
}

function standIns(values: unknown, count: { next: number }): unknown {
  if (Array.isArray(values)) return values.map((value) => standIns(value, count))
  if (!isRecord(values)) return new StandIn(count.next++)
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, standIns(value, count)]))
}

/** The form of these values as a text: names and lengths; their values go to `leaves`, in the order of `standIns`. */
function formOf(values: unknown, leaves: unknown[]): string {
  if (Array.isArray(values)) {
    let form = '['
    for (const value of values) form += `${formOf(value, leaves)},`
    return `${form}]`
  }
  if (!isRecord(values)) {
    leaves.push(values)
    return ''
  }
  let form = '{'
  for (const name of Object.keys(values)) {
    const value = values[name]
    if (value !== undefined) form += `${name}:${formOf(value, leaves)},`
  }
  return `${form}}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
