import { randomUUID } from 'node:crypto'
import type { Db } from '#src/db/db.ts'
import type { CourierRow } from './courier.store.ts'

/** Puts a courier on file: a driver who takes cash, unless told. */
export async function fileCourier(db: Db, changes: Partial<CourierRow> = {}): Promise<CourierRow> {
  const row: CourierRow = {
    id: randomUUID(),
    name: 'Salim',
    phone: '96891112222',
    tracking_pattern: '',
    takes_cash: 1,
    active: 1,
    removed_cash: 0,
    version: 1,
    created_at: '2026-03-01T08:00:00.000Z',
    ...changes,
  }
  await db.insertInto('couriers').values(row).execute()
  return row
}
