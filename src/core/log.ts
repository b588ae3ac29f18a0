/** `path` may be the raw URL: its query and anything personal in it are left out. */
export type RequestEntry = {
  id: string
  method: string
  path: string
  status: number
  ms: number
  /** It was answered from memory. */
  kept?: boolean
}

/** One line a request on stdout, and what went wrong. Never personal data, tokens or bodies (product.md section 10). */
export type Log = {
  request(entry: RequestEntry): void
  error(what: string, error: unknown): void
  /** Something worth a look that is no error; told from LOG_LEVEL=info on. */
  notice(what: string, facts: Record<string, string | number>): void
  /** Only told at LOG_LEVEL=debug. */
  debug(what: string, facts?: Record<string, string | number>): void
  /** Writes what is still waiting; nothing can be told after it. */
  close(): Promise<void>
}
