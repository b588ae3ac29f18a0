import { Problem } from '#src/core/problem.ts'

/** How little may come in how long before the sender is taken for one who only holds a place. */
export type Pace = { minBytes: number; everyMs: number }

/** A phone at the edge of its network sends more; who sends less would need 3 hours for a photo. */
export const uploadPace: Pace = { minBytes: 10_000, everyMs: 10_000 }

/**
 * The chunks of a body as they come. Throws Problem `too-slow` when fewer bytes than `minBytes` came in `everyMs`; the
 * time that the reader takes is not the sender's. The rest of the body can be read afterwards.
 */
export async function* chunksAtPace(
  body: ReadableStream<Uint8Array>,
  { minBytes, everyMs }: Pace = uploadPace,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let received = 0
  let waitedMs = 0
  try {
    for (;;) {
      const began = performance.now()
      const { done, value } = await within(everyMs - waitedMs, reader.read())
      if (done) return
      waitedMs += performance.now() - began
      received += value.byteLength
      if (received >= minBytes) {
        received = 0
        waitedMs = 0
      }
      if (waitedMs >= everyMs) throw tooSlow()
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), Math.max(0, ms))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function tooSlow(): Problem {
  return new Problem('too-slow', {
    en: 'The picture arrived too slowly. Please try again with a better connection.',
    ar: 'وصلت الصورة ببطء شديد. يرجى المحاولة مرة أخرى باتصال أفضل.',
  })
}
