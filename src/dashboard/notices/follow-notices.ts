import type { Notice } from '#src/notices/notice.ts'
import type { Api } from '#src/ui/data/api.ts'

/** The server beats every 15 seconds: a line that is silent for longer is dead. */
const longestSilenceMs = 40_000
const shortestPauseMs = 3000
const longestPauseMs = 60_000

type Listener = {
  /** Whether notices come by themselves just now. */
  onState: (live: boolean) => void
  onNotice: (notice: Notice) => void
  /** Staff changed these orders, by record id; undefined where they are too many to name (N5). */
  onOrders: (ids: readonly string[] | undefined) => void
}

/**
 * Reads the stream of notices (N2) until `signal` says stop; comes again by itself, later after each failure, with the
 * last notice it had. An `EventSource` could not send the access token.
 */
export async function followNotices(
  api: Api,
  signal: AbortSignal,
  { onState, onNotice, onOrders }: Listener,
): Promise<void> {
  let lastId: string | undefined
  for (let failures = 0; !signal.aborted; failures++) {
    const line = new AbortController()
    const hangUp = () => line.abort()
    signal.addEventListener('abort', hangUp)
    let silence: ReturnType<typeof setTimeout> | undefined
    try {
      const headers: HeadersInit = lastId ? { 'last-event-id': lastId } : {}
      const reply = await api.fetch(`${api.base}/api/noticeStream`, { headers, signal: line.signal })
      const reader = reply.ok ? reply.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined
      let rest = ''
      while (reader) {
        clearTimeout(silence)
        silence = setTimeout(hangUp, longestSilenceMs)
        const { done, value } = await reader.read()
        if (done) break
        failures = 0
        onState(true)
        const blocks = (rest + value).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const { name, data } of blocks.flatMap(eventIn)) {
          if (name === 'orders') onOrders(data.orders)
          else {
            // One that began earlier may come later: what came between is not asked for again.
            if (!lastId || data._id > lastId) lastId = data._id
            onNotice(data)
          }
        }
      }
    } catch {
      // No line, or a dead one: below it is tried again.
    }
    clearTimeout(silence)
    signal.removeEventListener('abort', hangUp)
    if (signal.aborted) return
    onState(false)
    await pause(Math.min(longestPauseMs, shortestPauseMs * 2 ** failures), signal)
  }
}

type StreamEvent = { name: 'notice'; data: Notice } | { name: 'orders'; data: { orders?: string[] } }

function eventIn(block: string): StreamEvent[] {
  const [, name, data] = /^event: (notice|orders)\ndata: (.+)$/m.exec(block) ?? []
  return name && data ? [{ name, data: JSON.parse(data) } as StreamEvent] : []
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
