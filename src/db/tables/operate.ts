import type { Flag } from './db.ts'

export type OperateTables = {
  backups: BackupRow
}

/** One a Muscat day: whoever has the row makes the backup of that day. */
type BackupRow = {
  day: string
  /** `running`, `made` or `failed`. */
  state: string
  started_at: string
  ended_at: string | null
  name: string
  bytes: number
  encrypted: Flag
  /** What went wrong, for the admin; empty when nothing did. */
  error: string
}
