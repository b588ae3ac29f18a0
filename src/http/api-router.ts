import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Caller } from '#src/core/permission.ts'
import { invalidInput } from './invalid.ts'

/**
 * Which answers a page was made of: each call with the tag of what it answered; without one nobody can ask for the same
 * again. A call that was asked twice stands there twice.
 */
export type Inputs = { call: string; tag: string | undefined }[]

/**
 * What a handler finds in its context; a call made in process comes without a socket, a page for the cache with its inputs.
 */
export type ApiEnv = {
  Bindings: Partial<HttpBindings & { inputs: Inputs }>
  Variables: {
    /** Who is asking; `guard` has put it there. */
    caller: Caller
    /** The id of the caller's session; undefined for a visitor. */
    session: string | undefined
    /** From where, as address.ts says it; null for a call in process. */
    address: string | null
    /** The caller proved within ten minutes who they are (I12). */
    isFresh: boolean
    /** The caller is of the staff, and a customer to every call until they have a second factor. */
    mustEnrol: boolean
  }
}

/** A router of one part of the shop; input its schemas refuse is thrown as a Problem. */
export function apiRouter(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error)
    },
  })
}
