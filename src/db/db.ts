import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A database handle; a transaction is just another one. */
export type Db = Kysely<Tables>
