import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { Problem } from '#src/core/problem.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { readBody } from '#src/http/body.ts'
import { countPerAddress, limitPerAddress } from '#src/http/rate-limit.ts'
import { reportPath } from '#src/http/security-headers.ts'
import type { Shop } from '#src/shop.ts'
import { readReports } from './csp-report.ts'

const maxBytes = 16_384
// Of this process alone: strangers' reports are not worth a row.
const perAddress = { name: 'csp-reports', points: 30, seconds: 60 }
/** What all strangers together can make the log tell. */
const lines = { name: 'csp-lines', points: 60, seconds: 3600 }
/** How long the same thing is not told again. */
const sameMs = 3600_000

/**
 * Takes what browsers say a page's content policy kept out, and tells the log: a directive, an origin and a path,
 * nothing of a person, once an hour each and 60 lines an hour in all, whoever reports (H5).
 */
export function cspReports({ config, log }: Pick<Shop, 'config' | 'log'>): Hono<ApiEnv> {
  const router = new Hono<ApiEnv>()
  const spend = countPerAddress(undefined, lines)
  const told = new LRUCache<string, true>({ max: 500, ttl: sameMs })
  router.post(
    reportPath,
    limitPerAddress(undefined, { ...perAddress, trustProxy: config.TRUST_PROXY }),
    async (c) => {
      if (!types.test(c.req.header('content-type') ?? '')) throw new Problem('wrong-type', texts.wrongType)
      const reports = readReports(await readBody(c, maxBytes), config.PUBLIC_URL)
      if (!reports) throw new Problem('malformed', texts.malformed)
      for (const report of reports) {
        const same = Object.values(report).join(' ')
        if (told.has(same)) continue
        const mayBeTold = await spend('everybody').then(
          () => true,
          () => false,
        )
        if (!mayBeTold) break
        told.set(same, true)
        log.notice('kept from a page by its content policy', report)
      }
      return c.body(null, 204)
    },
  )
  return router
}

/** `report-uri` sends the first, `report-to` the second. */
const types = /^application\/(?:csp-report|reports\+json|json)\s*(?:;|$)/i

const texts = {
  wrongType: {
    en: 'Reports are application/csp-report or application/reports+json.',
    ar: 'التقارير تُرسل بنوع application/csp-report أو application/reports+json.',
  },
  malformed: { en: 'This is no report of a content policy.', ar: 'هذا ليس تقريرًا عن سياسة المحتوى.' },
}
