import type { Config } from './config.ts'
import type { Log } from './core/log.ts'
import type { Db } from './db/db.ts'

/**
 * Where the bytes of pictures are kept. Names are those of picture-name.ts (`ab12….webp`, `ab12…-320.avif`),
 * never a visitor's words; any other name is thrown out as a RangeError.
 * Public pictures and payment proofs live in two stores, so what serves the one can never reach the other (F2).
 */
export type PictureStore = {
  /** Stores bytes under a name, whole or not at all, and durably. Storing the same name again is harmless. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or undefined when there is no such picture. Throws when the store itself fails. */
  find(name: string): Promise<Uint8Array | undefined>
  /** Removes a picture if it is there. */
  remove(name: string): Promise<void>
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
  /** All that are taken where something signed comes back: `secret` first, then those it replaces. */
  secrets: readonly string[]
  /** The version of the catalogue as this process knows it: every public reply depends on it. */
  catalogueVersion: () => number
  /** Now. Tests hand in their own. */
  clock: () => Date
  /** Aborted once the process is asked to stop: answers without an end of their own end then. */
  stopping?: AbortSignal
  log: Log
}
