import { loggedPath } from '#src/http/logged-path.ts'

/** What a page was kept from, as the log may tell it. */
export type CspReport = { directive: string; blocked: string; page: string }

/** A browser sends what it gathered in one piece; nobody needs more of it than this. */
const mostAtOnce = 5

/**
 * The reports in a body of `report-uri` or `report-to`, without anything of a person: of what was kept out the origin,
 * of the page its path as the log writes it. Those about pages that are not the shop's own are left out. Undefined
 * for a body that is no report.
 */
export function readReports(body: Uint8Array, publicUrl: string): CspReport[] | undefined {
  const sent = parse(body)
  const all = Array.isArray(sent) ? sent : [sent]
  const reports = all.slice(0, mostAtOnce).map(contentOf)
  if (reports.length === 0 || reports.includes(undefined)) return undefined
  return reports.flatMap((report) => presentReport(report ?? {}, publicUrl) ?? [])
}

type Fields = Record<string, unknown>

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}

/** The fields of one report, whichever of the two forms it has. */
function contentOf(sent: unknown): Fields | undefined {
  if (!isFields(sent)) return undefined
  const content = sent['csp-report'] ?? sent.body
  return isFields(content) ? content : undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function presentReport(report: Fields, publicUrl: string): CspReport | undefined {
  const text = (...names: string[]) =>
    names.map((name) => report[name]).find((one) => typeof one === 'string')
  const page = urlOf(text('documentURL', 'document-uri'))
  if (page?.origin !== publicUrl) return undefined
  const directive = String(text('effectiveDirective', 'effective-directive', 'violated-directive') ?? '')
  return {
    directive: /^[a-z]{2,20}(?:-[a-z]{2,20}){0,3}(?= |$)/.exec(directive)?.[0] ?? 'other',
    blocked: blockedBy(text('blockedURL', 'blocked-uri')),
    page: JSON.parse(loggedPath(page.pathname)),
  }
}

/** An origin, a scheme of the browser's own, or one of the words that stand for inline code. */
function blockedBy(blocked: unknown): string {
  if (typeof blocked !== 'string') return 'other'
  if (/^[a-z-]{2,30}$/.test(blocked)) return blocked
  const url = urlOf(blocked)
  if (!url) return 'other'
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, 100)
}

function urlOf(text: unknown): URL | undefined {
  return typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined
}
