import { CompiledQuery, sql } from 'kysely'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { TestShop } from './shop.ts'

/** The same database, and how many statements it has answered; not how many were built, which some are once. */
export function countStatements(db: Db): { db: Db; answered: () => number } {
  let answered = 0
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answered++
      return result
    },
  })
  return { db: counted, answered: () => answered }
}

/** The statements that are asked meanwhile, as they are sent. */
export async function statementsOf(
  { db }: TestShop,
  ask: (db: Db) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const asked: CompiledQuery[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await ask(watched)
  return asked
}

type How = {
  /** What PostgreSQL does without, so that it reads a table of a test as one that is large. */
  without?: readonly ('seqscan' | 'bitmapscan' | 'sort')[]
  /** What PostgreSQL is asked, instead of what it means to do. */
  explain?: string
}

/** How the engine means to answer a statement, as text. */
export function planOf(
  { db, engine }: TestShop,
  { sql: text, parameters }: CompiledQuery,
  { without = [], explain = 'explain' }: How = {},
): Promise<string> {
  const postgres = engine === 'postgres'
  return inTransaction(db, async (trx) => {
    for (const way of postgres ? without : [])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx)
    const asked = `${postgres ? explain : 'explain query plan'} ${text}`
    const { rows } = await trx.executeQuery(CompiledQuery.raw(asked, [...parameters]))
    return JSON.stringify(rows)
  })
}
