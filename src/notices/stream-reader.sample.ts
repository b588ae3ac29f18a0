/** A stream of notices as a browser reads it: what came, when, and whether it is over. */
export type StreamReader = {
  status: number
  /** Each event that came, with the time of its arrival in ms. */
  events: { id: string; kind: string; name: string; at: number }[]
  /** The record ids of orders that staff changed, as they came; none where nobody named them (N5). */
  changed: (string[] | undefined)[]
  beats: () => number
  isOver: () => boolean
  leave(): void
}

/** Opens `/api/noticeStream` of a shop and reads it in the background. */
export async function readStream(
  origin: string,
  headers: Record<string, string>,
  query = '',
): Promise<StreamReader> {
  const stop = new AbortController()
  const reply = await fetch(`${origin}/api/noticeStream${query}`, { headers, signal: stop.signal })
  const events: StreamReader['events'] = []
  const changed: StreamReader['changed'] = []
  let [beats, over] = [0, !reply.ok]
  void follow().catch(() => undefined)
  return {
    status: reply.status,
    events,
    changed,
    beats: () => beats,
    isOver: () => over,
    leave: () => stop.abort(),
  }

  async function follow() {
    let rest = ''
    const decoder = new TextDecoder()
    try {
      for await (const bytes of reply.body ?? []) {
        const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          if (block.startsWith(':')) beats += 1
          const [, id = ''] = /^id: (.+)$/m.exec(block) ?? []
          const [, data] = /^data: (.+)$/m.exec(block) ?? []
          if (!data) continue
          if (/^event: orders$/m.test(block)) {
            changed.push(JSON.parse(data).orders)
            continue
          }
          const { kind, thing } = JSON.parse(data)
          events.push({ id, kind, name: thing.name, at: performance.now() })
        }
      }
    } finally {
      over = true
    }
  }
}
