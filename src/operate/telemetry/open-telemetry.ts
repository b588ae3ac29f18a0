import type { Log, RequestEntry } from '#src/core/log.ts'
import type { Shop } from '#src/shop.ts'
import { createMetrics, type Metrics } from './metrics.ts'

/** The log with a count of what it is told of requests, and traces where OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export function openTelemetry({ config, log, stopping }: Pick<Shop, 'config' | 'log' | 'stopping'>): {
  log: Log
  metrics: Metrics
} {
  const metrics = createMetrics()
  let trace: ((entry: RequestEntry) => void) | undefined
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint)
    void import('./traces.ts').then(({ startTraces }) => {
      trace = startTraces(endpoint, { log, stopping })
    })
  const counted: Log = {
    ...log,
    request(entry) {
      metrics.count(entry)
      trace?.(entry)
      log.request(entry)
    },
  }
  return { log: counted, metrics }
}
