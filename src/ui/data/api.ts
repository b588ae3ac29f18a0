import { createContext, useContext } from 'react'

/** How a screen reaches `/api`: by fetch in the browser, in process on the server. */
export type Api = {
  base: string
  fetch: typeof fetch
  /** The access token of somebody signed in, for calls that `fetch` cannot make; none for a visitor. */
  freshToken?: () => Promise<string | undefined>
  /** The shop's public origin (PUBLIC_URL), for addresses that leave the page. */
  origin: string
}

/** A refusal of the API, as problem+json carried it (A2); status 0 when no answer came at all. */
export class ApiProblem extends Error {
  readonly status: number
  readonly errors: { path: string; message: string }[]
  /** The whole answer, for members beside the standard ones (a fresh quote). */
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.detail === 'string' ? body.detail : '')
    this.name = 'ApiProblem'
    this.status = status
    this.errors = Array.isArray(body.errors) ? body.errors : []
    this.body = body
  }
}

/** Whether the shop is closed to this browser (B2); the problem's message says so in the reader's language. */
export function isClosed(problem: unknown): problem is ApiProblem {
  return problem instanceof ApiProblem && problem.body.code === 'not-open'
}

/** Whether a call waited for a proof of who asks, and nobody gave it (I12); the problem's message says that nothing was done. */
export function isUnproved(problem: unknown): problem is ApiProblem {
  return problem instanceof ApiProblem && problem.body.code === 'fresh-proof-needed'
}

type Reply<T> = { ok: boolean; status: number; json(): Promise<T> }
/** The body of a call's success, by the status its route declares. */
type Success<R> = R extends { ok: infer Ok; json(): Promise<infer T> }
  ? Ok extends false
    ? never
    : T
  : never

/** Waits for a typed call and answers its body; throws ApiProblem for every refusal and when there is no connection. */
export async function answerOf<R extends Reply<unknown>>(call: Promise<R>): Promise<Success<R>> {
  const reply = await call.catch(() => {
    throw new ApiProblem(0, {})
  })
  if (!reply.ok) throw new ApiProblem(reply.status, await readProblem(reply))
  return (await reply.json()) as Success<R>
}

/** What a refusal says; nothing where it is no JSON. */
export async function readProblem(reply: Reply<unknown>): Promise<Record<string, unknown>> {
  const body: unknown = await reply.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

export const ApiContext = createContext<Api | undefined>(undefined)

/** The API as this page reaches it. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('No API was given to this page')
  return api
}
