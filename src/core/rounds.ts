export type Rounds = {
  /** Has a round now and then from here on. */
  start(): void
  /** One round now; who asks while one is under way shares it. Rejects as the work does. */
  run(): Promise<void>
  /** Begins nothing new; what is on its way has its time, then `cut` tells it to stop. */
  close(): Promise<void>
  readonly closing: boolean
  readonly cut: AbortSignal
}

type RoundOptions = {
  work(): Promise<void>
  /** What made a round fail that nobody had asked for. */
  failed(error: unknown): void
}

/** How often there is a round, in ms. */
const everyMs = 1000
/** What is on its way when the shop closes has so long to arrive; product.md section 10 promises an exit within 10 s. */
const shutdownGraceMs = 1000

/** Work that is looked for every second, one round at a time: what waits in an outbox. */
export function createRounds({ work, failed }: RoundOptions): Rounds {
  const cut = new AbortController()
  let closing = false
  let round: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  function run(): Promise<void> {
    round ??= work().finally(() => {
      round = undefined
    })
    return round
  }

  return {
    start() {
      timer ??= setInterval(() => {
        run().catch(failed)
      }, everyMs).unref()
    },
    run,
    async close() {
      closing = true
      clearInterval(timer)
      const late = setTimeout(() => cut.abort(), shutdownGraceMs)
      await round?.catch(() => undefined)
      clearTimeout(late)
    },
    get closing() {
      return closing
    },
    cut: cut.signal,
  }
}
