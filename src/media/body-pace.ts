import { Problem } from '#src/core/problem.ts'

/** How little may come in how long before the sender is taken for one who only holds a place. */
export type Pace = { minBytes: number; everyMs: number }

/** A phone at the edge of its network sends more; who sends less would need 3 hours for a photo. */
export const uploadPace: Pace = { minBytes: 10_000, everyMs: 10_000 }

/** After how long the same pace is asked of somebody in whose place another waits. */
const judgedAfterMs = 2_000

/** How far a body has come since its sender last kept the pace. */
export type Sender = {
  received: number
  waitedMs: number
  /** Since when more is waited for; undefined while the shop is busy with what came. */
  since?: number | undefined
  /** Ends the waiting: whoever reads the body is told why, `too-slow` unless something else is said. */
  giveUp?: ((why?: Problem) => void) | undefined
}

export function newSender(): Sender {
  return { received: 0, waitedMs: 0 }
}

/** Whether a sender is behind the pace already, before its time is over. */
export function isBehind({ received, waitedMs, since }: Sender, pace: Pace = uploadPace): boolean {
  if (since === undefined) return false
  const waited = waitedMs + performance.now() - since
  return waited >= judgedAfterMs && received / waited < pace.minBytes / pace.everyMs
}

/**
 * The chunks of a body as they come. Throws Problem `too-slow` when fewer bytes than `minBytes` came in `everyMs`, or
 * the sender was given up; the time that the reader takes is not the sender's. The rest of the body can be read
 * afterwards.
 */
export async function* chunksAtPace(
  body: ReadableStream<Uint8Array>,
  sender: Sender = newSender(),
  { minBytes, everyMs }: Pace = uploadPace,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      sender.since = performance.now()
      const { done, value } = await within(everyMs - sender.waitedMs, reader.read(), sender)
      sender.waitedMs += performance.now() - sender.since
      sender.since = undefined
      if (done) return
      sender.received += value.byteLength
      if (sender.received >= minBytes) {
        sender.received = 0
        sender.waitedMs = 0
      }
      if (sender.waitedMs >= everyMs) throw tooSlow()
      yield value
    }
  } finally {
    sender.since = undefined
    reader.releaseLock()
  }
}

async function within<T>(ms: number, work: Promise<T>, sender: Sender): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = (why = tooSlow()) => reject(why)
    sender.giveUp = giveUp
    timer = setTimeout(() => giveUp(), Math.max(0, ms))
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
