import { randomBytes } from 'node:crypto'
import type { Log, RequestEntry } from '#src/core/log.ts'
import { version } from '#src/core/version.ts'
import { loggedPath } from '#src/http/logged-path.ts'

const sendEveryMs = 5000
const patienceMs = 5000
/** A collector that is away costs this much memory and no more: what comes later is left out. */
const mostWaiting = 2000
const server = 2
const failed = 2

/**
 * One span for each request, to an OpenTelemetry collector by OTLP over HTTP as JSON (opentelemetry.io/docs/specs/otlp),
 * in batches. Answers what takes a request; never throws, and a collector that is away is told once in the log.
 */
export function startTraces(
  endpoint: string,
  { log, stopping }: { log: Log; stopping: AbortSignal | undefined },
): (entry: RequestEntry) => void {
  let waiting: object[] = []
  let isAway = false
  const send = async () => {
    if (waiting.length === 0) return
    const spans = waiting
    waiting = []
    try {
      const answer = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(envelope(spans)),
        signal: AbortSignal.timeout(patienceMs),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
      isAway = false
    } catch (error) {
      if (!isAway) log.error('traces could not be sent', error)
      isAway = true
    }
  }
  setInterval(() => void send(), sendEveryMs).unref()
  stopping?.addEventListener('abort', () => void send(), { once: true })
  return (entry) => {
    if (waiting.length < mostWaiting) waiting.push(spanOf(entry))
  }
}

function envelope(spans: object[]) {
  const resource = { attributes: attributes({ 'service.name': 'haqiba', 'service.version': version }) }
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'haqiba' }, spans }] }] }
}

function spanOf({ id, method, path, status, ms, kept = false }: RequestEntry) {
  const end = Date.now()
  const nanoseconds = (at: number) => String(BigInt(Math.round(at * 1000)) * 1000n)
  return {
    traceId: randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    name: method,
    kind: server,
    startTimeUnixNano: nanoseconds(end - ms),
    endTimeUnixNano: nanoseconds(end),
    attributes: attributes({
      'http.request.method': method,
      'url.path': JSON.parse(loggedPath(path)),
      'http.response.status_code': status,
      'haqiba.request.id': id,
      'haqiba.kept': kept,
    }),
    ...(status >= 500 && { status: { code: failed } }),
  }
}

function attributes(values: Record<string, string | number | boolean>) {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value:
      typeof value === 'string'
        ? { stringValue: value }
        : typeof value === 'number'
          ? { intValue: String(value) }
          : { boolValue: value },
  }))
}
