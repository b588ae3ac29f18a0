import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createLine } from '#src/core/job-queue.ts'

/** OWASP's first choice for argon2id, which is this library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// One core is left for pages, and threads of the pool are left for what else runs there.
const oneOfFew = createLine(Math.min(2, Math.max(1, availableParallelism() - 1)))

/** The argon2id hash of a password, all of it; about 20 ms of another thread. */
export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(typed(password), cost))
}

/** True when this is the password of that hash; false also for a hash of another kind. */
export function isPasswordOf(stored: string, password: string): Promise<boolean> {
  return oneOfFew(() => verify(stored, typed(password)).catch(() => false))
}

/** Keyboards write the same letter in several ways. */
function typed(password: string): string {
  return password.normalize('NFC')
}
