import type { Log } from '#src/core/log.ts'
import { Problem } from '#src/core/problem.ts'
import { serve } from '#src/http/test-server.ts'
import { createReplyCache } from './reply-cache.ts'

type Shelf = {
  render?: (key: string, version: number) => Response | Promise<Response>
  maxBytes?: number
  budget?: number
  /** Whether what a page was made of is the same; without it nothing of that is known. */
  areStill?: (key: string) => boolean | Promise<boolean>
}

/** A cache in front of a framework that only says that it was asked; `?q=` is the one declared parameter. */
export async function openFixture({
  render = page,
  maxBytes = 1_000_000,
  budget = 1000,
  areStill,
}: Shelf = {}) {
  const fixture = {
    version: 1,
    rendered: [] as string[],
    revalidated: [] as string[],
    logged: [] as string[],
    errors: 0,
    size: () => 0,
  }
  const log: Log = {
    request: ({ method, path, status }) => void fixture.logged.push(`${method} ${path} ${status}`),
    error: () => void fixture.errors++,
    notice: () => undefined,
    debug: () => undefined,
    close: async () => undefined,
  }
  const cache = createReplyCache({
    maxBytes,
    version: () => fixture.version,
    keyOf(url) {
      const { pathname, searchParams } = new URL(url, 'http://shop')
      if (pathname.startsWith('/private')) return undefined
      const q = searchParams.get('q')
      return q ? `${pathname}?q=${q}` : pathname
    },
    async render(key) {
      fixture.rendered.push(key)
      const inputs = areStill ? [{ call: key, tag: '"1"' }] : []
      return { response: await render(key, fixture.version), inputs }
    },
    async areStill([{ call } = { call: '' }]) {
      fixture.revalidated.push(call)
      return areStill?.(call) ?? false
    },
    isPersonal: async (req) => req.headers.authorization === 'Bearer staff',
    async admit(_req, rendering) {
      if (budget-- <= 0) throw new Problem('too-often', { en: 'Too often', ar: 'Too often' })
      return rendering()
    },
    refuse: (problem, _req, res) => res.writeHead(429).end(problem.message),
    log,
  })
  fixture.size = cache.size
  const ask = await serve(cache.inFrontOf((_req, res) => res.writeHead(500).end('framework')))
  return { fixture, ask }
}

/** A page that says its key and the version it was made under. */
export function page(key: string, version: number): Response {
  return new Response(`<h1>${key} ${version}</h1>${'<p>bag</p>'.repeat(200)}`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" },
  })
}
