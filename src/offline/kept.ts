import { version } from '#src/core/version.ts'
import { plainPath } from '#src/i18n/locale.ts'

/** Where this version keeps the pages that were seen, and what they are shown with; those of others are deleted. */
export const pagesKept = `pages ${version}`
export const partsKept = `parts ${version}`

/** How much is kept; the oldest goes first. */
export const mostKept: Readonly<Record<string, number>> = { [pagesKept]: 40, [partsKept]: 400 }

/** Where one is led without a line from a page that was never seen here. */
export const offlinePath = '/offline'

/** What a page tells the service worker of itself once it stands. */
export type Seen = {
  type: 'seen'
  /** Its path and query. */
  page: string
  /** The page of `offlinePath` in its language. */
  offline: string
  /** Addresses of what it is shown with. */
  parts: string[]
}

/** What the service worker tells pages: the order that waited has its answer, or one of theirs was a kept one. */
export type Told = { type: 'waiting-order' | 'kept' }

const personal = /^\/(?:dashboard|authentication|track|draft|api|order-success|order-form|proofs)(?:\/|$)/

/** Whether a page, or what one is shown with, may be shown again without a line: it is the same for everybody, and says so. */
export function mayKeep(path: string, reply: Pick<Response, 'status' | 'headers'>): boolean {
  return (
    reply.status === 200 && !isPersonal(path) && /\bpublic\b/.test(reply.headers.get('cache-control') ?? '')
  )
}

export function isPersonal(path: string): boolean {
  return personal.test(plainPath(path))
}

/** The files of the build that a page names, whatever it names them for. */
export function filesIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}
