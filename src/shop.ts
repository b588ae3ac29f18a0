import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import type { PictureStore } from './media/picture-store.ts'

/** One line a request on stdout, and what went wrong. Never personal data, tokens or bodies (CONTRACT). */
export type Log = {
  /** `path` may be the raw URL: its query and anything personal in it are left out. */
  request(entry: { method: string; path: string; status: number; ms: number }): void
  error(what: string, error: unknown): void
  /** Only told at LOG_LEVEL=debug. */
  debug(what: string, facts?: Record<string, string | number>): void
  /** Writes what is still waiting; nothing can be told after it. */
  close(): Promise<void>
}

/** The outside world in one object: server.ts makes the real one, each test its own. */
export type Shop = {
  config: Config
  db: Db
  pictures: PictureStore
  /** Payment proofs, which nothing public can reach (F2). */
  proofs: PictureStore
  /** Signs sessions, access tokens and private addresses; never leaves the server. */
  secret: string
  /** The version of the catalogue as this process knows it: every public reply depends on it. */
  catalogueVersion: () => number
  /** Now. Tests hand in their own. */
  clock: () => Date
  log: Log
}
