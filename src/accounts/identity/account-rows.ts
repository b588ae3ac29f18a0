import type { CleanedWhere, CustomAdapter } from 'better-auth/adapters'
import { type RawBuilder, sql } from 'kysely'
import { sessionTokenHash } from '#src/accounts/devices/session.store.ts'
import { notePassword, provedHash } from '#src/accounts/passwords/proved-password.ts'
import { lockPassword } from '#src/accounts/person/person.store.ts'
import type { Db } from '#src/db/db.ts'
import { lockRows } from '#src/db/row-lock.ts'
import { problemOf } from './auth-problems.ts'

/** Where the rows are: what reads, and what writes inside an explicit transaction. */
export type RowAccess = {
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  write<T>(work: (trx: Db) => Promise<T>): Promise<T>
}

type Row = Record<string, unknown>
type Conditions = { model: string; where?: CleanedWhere[] | undefined }

const operators: Record<string, string> = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' }

/** The column of a field as the library calls it. */
export type ColumnOf = (names: { model: string; field: string }) => string

/**
 * How the identity library reaches our tables, in plain SQL that both engines know. A session's token is kept as its
 * hash (I5): it is hashed on the way in, and who asked by the token gets the token back.
 */
export function accountRows({ read, write }: RowAccess, columnOf: ColumnOf): CustomAdapter {
  return {
    async create({ model, data }) {
      const stored: Row = model === 'sessions' ? { ...data, token: hashOf(data.token) } : data
      const columns = sql.join(Object.keys(stored).map((name) => sql.ref(name)))
      const values = sql.join(Object.values(stored))
      const proved = model === 'sessions' ? provedHash() : undefined
      await write(async (trx) => {
        // Whose password is still the one that was proved is still there, too.
        if (proved !== undefined) {
          if ((await lockPassword(trx, String(data.user_id))) !== proved)
            throw problemOf(401, 'INVALID_EMAIL_OR_PASSWORD')
        } else if (typeof data.user_id === 'string') await refuseGone(trx, data.user_id)
        await sql`insert into ${sql.table(model)} (${columns}) values (${values})`.execute(trx)
      })
      return data
    },
    async update<T>({ model, where = [], update }: Conditions & { update: T }): Promise<T | null> {
      const password = model === 'sign_in_methods' ? (update as Row).password : undefined
      // Who was sent the former one replaces it only while it is still there.
      const proved = password === undefined ? undefined : provedHash()
      const conditions = proved === undefined ? where : [...where, isPassword(proved)]
      const changes = sql.join(
        Object.entries(update as Row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
      )
      const { rows } = await write((trx) =>
        sql<Row>`update ${sql.table(model)} set ${changes} ${whereOf({ model, where: conditions })} returning *`.execute(
          trx,
        ),
      )
      if (proved !== undefined && rows.length === 0) throw problemOf(400, 'INVALID_PASSWORD')
      if (typeof password === 'string') notePassword(password)
      return withToken(rows[0], { model, where }) as T | null
    },
    async updateMany({ model, where, update }) {
      const changes = sql.join(
        Object.entries(update).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
      )
      const { numAffectedRows } = await write((trx) =>
        sql`update ${sql.table(model)} set ${changes} ${whereOf({ model, where })}`.execute(trx),
      )
      return Number(numAffectedRows ?? 0)
    },
    async findOne<T>({ model, where }: Conditions): Promise<T | null> {
      const { rows } = await read((db) =>
        sql<Row>`select * from ${sql.table(model)} ${whereOf({ model, where })} limit 1`.execute(db),
      )
      return withToken(rows[0], { model, where }) as T | null
    },
    async findMany<T>({ model, where, limit, sortBy, offset = 0 }: FindMany): Promise<T[]> {
      const order = sortBy
        ? sql`order by ${sql.ref(columnOf({ model, field: sortBy.field }))} ${sql.raw(sortBy.direction === 'desc' ? 'desc' : 'asc')}`
        : sql``
      const { rows } = await read((db) =>
        sql<Row>`select * from ${sql.table(model)} ${whereOf({ model, where })} ${order}
          limit ${limit} offset ${offset}`.execute(db),
      )
      return rows as T[]
    },
    async delete(asked) {
      await write((trx) => sql`delete from ${sql.table(asked.model)} ${whereOf(asked)}`.execute(trx))
    },
    async deleteMany(asked) {
      const owner = asked.model === 'sessions' && asked.where?.find(({ field }) => field === 'user_id')?.value
      const { numAffectedRows } = await write(async (trx) => {
        // The library ends the sessions before it writes the new password: none may come between the two.
        if (typeof owner === 'string') await lockPassword(trx, owner)
        return sql`delete from ${sql.table(asked.model)} ${whereOf(asked)}`.execute(trx)
      })
      return Number(numAffectedRows ?? 0)
    },
    async consumeOne<T>(asked: Conditions): Promise<T | null> {
      const one = sql`select id from ${sql.table(asked.model)} ${whereOf(asked)} limit 1`
      const { rows } = await write((trx) =>
        sql<Row>`delete from ${sql.table(asked.model)} where id in (${one}) returning *`.execute(trx),
      )
      return (rows[0] ?? null) as T | null
    },
    async count(asked) {
      const { rows } = await read((db) =>
        sql<{
          count: number
        }>`select count(*) as count from ${sql.table(asked.model)} ${whereOf(asked)}`.execute(db),
      )
      return Number(rows[0]?.count ?? 0)
    },
  }
}

/** Somebody who signed in, or got a way to, while the account was being deleted is told so, by a row that stays till the end. */
async function refuseGone(trx: Db, userId: string): Promise<void> {
  const owner = trx.selectFrom('users').select('id').where('id', '=', userId)
  if (!(await lockRows(trx, owner).executeTakeFirst())) throw problemOf(401, 'UNAUTHORIZED')
}

type FindMany = Conditions & {
  limit: number
  sortBy?: { field: string; direction: 'asc' | 'desc' } | undefined
  offset?: number | undefined
}

function isPassword(hash: string): CleanedWhere {
  return { field: 'password', operator: 'eq', value: hash, connector: 'AND', mode: 'sensitive' }
}

function whereOf({ model, where = [] }: Conditions): RawBuilder<unknown> {
  if (where.length === 0) return sql``
  return sql`where ${sql.join(
    where.map((one) => condition(model, one)),
    sql` and `,
  )}`
}

function condition(model: string, { field, operator, value, connector }: CleanedWhere): RawBuilder<unknown> {
  if (connector !== 'AND') throw new Error(`${connector} is not a condition of these tables`)
  const column = sql.ref(field)
  const stored = model === 'sessions' && field === 'token' ? hashed(value) : value
  if (operator === 'in' && Array.isArray(stored)) {
    return stored.length === 0 ? sql`1 = 0` : sql`${column} in (${sql.join(stored)})`
  }
  const sign = operators[operator ?? 'eq']
  if (!sign) throw new Error(`${operator} is not a condition of these tables`)
  if (stored === null) return operator === 'ne' ? sql`${column} is not null` : sql`${column} is null`
  return sql`${column} ${sql.raw(sign)} ${stored}`
}

function withToken(row: Row | undefined, { model, where = [] }: Conditions): Row | null {
  if (!row) return null
  const asked = where.find(({ field, operator }) => field === 'token' && operator === 'eq')
  return model === 'sessions' && asked ? { ...row, token: asked.value } : row
}

function hashed(value: unknown): unknown {
  return Array.isArray(value) ? value.map(hashOf) : hashOf(value)
}

function hashOf(token: unknown): string {
  return sessionTokenHash(String(token))
}
