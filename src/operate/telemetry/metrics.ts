import type { RequestEntry } from '#src/core/log.ts'

/** Upper ends of the histogram, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

type Times = { counts: number[]; sum: number; count: number }

/**
 * Requests of this process as they are counted: by method and status, and how long they took, kept in memory or made;
 * and what was done for the replies that are kept: rendered, or revalidated.
 */
export type Metrics = {
  count(entry: RequestEntry): void
  countMade(how: 'rendered' | 'revalidated'): void
  lines(): string[]
}

/** A count of requests whose size does not follow what visitors send. */
export function createMetrics(): Metrics {
  const requests = new Map<string, Map<number, number>>()
  const times: Record<'yes' | 'no', Times> = { yes: noTimes(), no: noTimes() }
  const made = { rendered: 0, revalidated: 0 }
  return {
    countMade(how) {
      made[how] += 1
    },
    count({ method, status, ms, kept = false }) {
      const name = methods.has(method) ? method : 'other'
      const statuses = requests.get(name) ?? new Map<number, number>()
      if (statuses.size === 0) requests.set(name, statuses)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const seconds = ms / 1000
      const into = times[kept ? 'yes' : 'no']
      let index = 0
      while (index < bounds.length && seconds > (bounds[index] ?? 0)) index += 1
      into.counts[index] = (into.counts[index] ?? 0) + 1
      into.sum += seconds
      into.count += 1
    },
    lines() {
      const name = 'haqiba_http_request_duration_seconds'
      return [
        ...family('haqiba_http_requests_total', 'counter', 'Requests answered, pictures apart.'),
        ...[...requests].flatMap(([method, statuses]) =>
          [...statuses].map(
            ([status, count]) => `haqiba_http_requests_total{method="${method}",status="${status}"} ${count}`,
          ),
        ),
        ...family(
          'haqiba_replies_made_total',
          'counter',
          'Replies rendered anew, or revalidated after a change.',
        ),
        ...Object.entries(made).map(([how, count]) => `haqiba_replies_made_total{how="${how}"} ${count}`),
        ...family(name, 'histogram', 'Time until a request was answered, by whether the answer was kept.'),
        ...(['yes', 'no'] as const).flatMap((kept) => histogram(name, `kept="${kept}"`, times[kept])),
      ]
    },
  }
}

/** The two lines in front of a metric. */
export function family(name: string, type: 'counter' | 'gauge' | 'histogram', help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function histogram(name: string, label: string, { counts, sum, count }: Times): string[] {
  let below = 0
  const buckets = bounds.map((bound, n) => {
    below += counts[n] ?? 0
    return `${name}_bucket{${label},le="${bound}"} ${below}`
  })
  return [
    ...buckets,
    `${name}_bucket{${label},le="+Inf"} ${count}`,
    `${name}_sum{${label}} ${sum}`,
    `${name}_count{${label}} ${count}`,
  ]
}

function noTimes(): Times {
  return { counts: Array(bounds.length + 1).fill(0), sum: 0, count: 0 }
}
