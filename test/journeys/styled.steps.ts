import type { CDPSession } from 'playwright-core'

type TraceEvent = { name: string; ts: number; args: { elementCount?: number } }

/** How many elements the browser styles, by its own count, at each look while something is done; in order. */
export async function styledWhile(devtools: CDPSession, act: () => Promise<unknown>): Promise<number[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect)
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .sort((one, other) => one.ts - other.ts)
    .map(({ args }) => args.elementCount ?? 0)
}
