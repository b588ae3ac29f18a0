import { setImmediate as nextTurn } from 'node:timers/promises'

/** Texts as a body that is written as fast as the reader takes it, and stops where the reader does. */
export function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return(undefined)
    },
  })
}

/**
 * Lets one piece of work run in each turn of the event loop, however many ask for it: others are answered between. On
 * SQLite nothing else would ever be, while a list is read chunk by chunk.
 */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(() => nextTurn()).then(work)
    last = done.catch(() => undefined)
    return done
  }
}
