import type { Context } from 'hono'
import * as z from 'zod'
import { line } from './field.ts'

/** What every list that is read in pages takes (A1): how many, and the cursor that the page before answered. */
export const pageParameters = {
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: line(500).optional(),
}

/** Names the address of the next page in `Link`; nothing on the last. */
export function linkNextPage(c: Context, next: string | undefined): void {
  if (next === undefined) return
  const url = new URL(c.req.url)
  url.searchParams.set('cursor', next)
  c.header('link', `<${url.pathname}${url.search}>; rel="next"`)
}
