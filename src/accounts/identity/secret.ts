import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { secretsIn } from '#src/config.ts'

/**
 * What signs sessions, tokens and private addresses, and after it what signed before and is still taken (record 026):
 * AUTH_SECRET, or one made once and kept in `dir` (README, DATA_DIR). Throws when the folder cannot be used.
 */
export function secretsOf(given: string | undefined, dir: string): [string, ...string[]] {
  const [secret, ...older] = secretsIn(given ?? keptSecret(dir))
  if (secret === undefined) throw new Error(`${path.join(dir, 'auth-secret')} is empty`)
  return [secret, ...older]
}

function keptSecret(dir: string): string {
  const file = path.join(dir, 'auth-secret')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  try {
    // `wx` makes it only where there is none, so that two first starts at once agree on one.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
