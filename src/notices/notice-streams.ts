import { listChangedThings } from '#src/audit/audit-list.store.ts'
import { isStaff } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { followerOf } from '#src/db/replica/replica.ts'
import type { Identify } from '#src/http/authorize.ts'
import { newRows } from './new-rows.ts'
import { listNotices, presentNotice } from './notice-list.store.ts'

type Row = Awaited<ReturnType<typeof listNotices>>[number]

type Reader = {
  personId: string
  token: string
  beatAt: number
  endsAt: number
  controller: ReadableStreamDefaultController<Uint8Array>
}

/** How a process follows the notices; tests hurry. */
type Pace = { lookMs?: number; beatMs?: number }

const mostAtOnce = 200
const mostPerPerson = 4
const mostInAll = 200
/** In seconds. */
const retryAfter = 60
/** Texts that wait for a reader; one that takes fewer is cut off and comes again. */
const mostWaiting = 64

/**
 * Streams of notices (N2) and of which orders staff change (N5): while somebody listens, this process looks for both
 * twice a second, whoever wrote them. A reader whose session is over, or who is no longer staff, gets nothing any more:
 * that is asked before each event and each heartbeat. It looks where lists are read, so that a list asked for because of an
 * event has what it tells of, and skips a look that fails there (record 068).
 */
export function createNoticeStreams(
  { db, identify, stopping }: { db: Db; identify: Identify; stopping?: AbortSignal | undefined },
  { lookMs = 500, beatMs = 15_000 }: Pace = {},
) {
  const readers = new Set<Reader>()
  const encoder = new TextEncoder()
  const notices = newRows((from: Db, after) => listNotices(from, { limit: mostAtOnce, after }))
  const changes = newRows((from: Db, after) =>
    listChangedThings(from, 'orders', { limit: mostAtOnce, after }),
  )
  let timer: ReturnType<typeof setInterval> | undefined
  let ready: Promise<unknown> | undefined
  let looking = false
  // What one look found before it failed at the other.
  let unsent = ''
  stopping?.addEventListener('abort', () => readers.forEach(end), { once: true })

  /** What is to be sent of all that was written since the last look. */
  async function look(): Promise<string> {
    const from = followerOf(db, { alone: true })
    const fresh = await notices.look(from)
    unsent += fresh.map(written).join('')
    const changed = await changes.look(from)
    const text = unsent + (changed.length > 0 ? writtenChange(changed) : '')
    unsent = ''
    return text
  }

  /** Looks again and again, once the first look knows what was there before. */
  function begin(): void {
    clearInterval(timer)
    if (readers.size > 0) timer = setInterval(() => void tick(), lookMs).unref()
  }

  async function tick(): Promise<void> {
    // A database that answers late is not asked twice at once.
    if (looking) return
    looking = true
    try {
      const fresh = await look()
      const now = performance.now()
      const due = [...readers].filter(({ beatAt }) => fresh !== '' || beatAt <= now)
      await Promise.all(due.map((reader) => tell(reader, fresh || ': beat\n\n')))
      for (const reader of readers) if (reader.endsAt <= now) end(reader)
    } catch {
      // An unavailable database: the next look finds what this one missed.
    } finally {
      looking = false
    }
  }

  async function tell(reader: Reader, text: string): Promise<void> {
    const caller = await identify(reader.token)
    if (caller && !caller.mustEnrol && isStaff(caller.person)) {
      reader.beatAt = performance.now() + beatMs
      write(reader, text)
    } else end(reader)
  }

  function write(reader: Reader, text: string): void {
    if (!readers.has(reader)) return
    if ((reader.controller.desiredSize ?? 0) > 0) reader.controller.enqueue(encoder.encode(text))
    else end(reader)
  }

  function end(reader: Reader): void {
    leave(reader)
    try {
      reader.controller.close()
    } catch {
      // Its other end was faster.
    }
  }

  function leave(reader: Reader): void {
    readers.delete(reader)
    if (readers.size > 0) return
    clearInterval(timer)
    ready = undefined
  }

  /** Begins a stream; throws `too-often` where this person, or the process, has enough of them. */
  async function open({
    personId,
    token,
    after,
    seconds = Number.POSITIVE_INFINITY,
  }: {
    personId: string
    token: string
    /** The last notice that this reader has; those since come first. */
    after?: string | undefined
    seconds?: number | undefined
  }): Promise<ReadableStream<Uint8Array>> {
    const own = [...readers].filter((reader) => reader.personId === personId)
    if (own.length >= mostPerPerson || readers.size >= mostInAll)
      throw new Problem('too-often', texts.tooMany, { extra: { retryAfter } })
    const now = performance.now()
    let reader: Reader | undefined
    const stream = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          reader = { personId, token, controller, beatAt: now + beatMs, endsAt: now + seconds * 1000 }
          readers.add(reader)
        },
        cancel() {
          if (reader) leave(reader)
        },
      },
      { highWaterMark: mostWaiting },
    )
    try {
      if (!ready) {
        notices.forget()
        changes.forget()
        unsent = ''
        const from = followerOf(db)
        ready = Promise.all([notices.look(from), changes.look(from)]).then(begin)
      }
      await ready
      const missed =
        after === undefined ? [] : (await listNotices(followerOf(db), { limit: mostAtOnce, after })).reverse()
      if (reader) write(reader, `retry: 3000\n\n${missed.map(written).join('')}`)
      if (reader && (seconds <= 0 || stopping?.aborted)) end(reader)
      return stream
    } catch (error) {
      if (reader) end(reader)
      throw error
    }
  }

  return { open, count: () => readers.size }
}

function written(row: Row): string {
  return `id: ${row.id}\nevent: notice\ndata: ${JSON.stringify(presentNotice(row))}\n\n`
}

/** Which orders changed (N5); none is named where they are more than a look holds. */
function writtenChange(rows: readonly { thing_id: string | null }[]): string {
  const named = new Set(rows.flatMap(({ thing_id }) => thing_id ?? []))
  const orders = rows.length < mostAtOnce ? [...named] : undefined
  return `event: orders\ndata: ${JSON.stringify({ orders })}\n\n`
}

const texts = {
  tooMany: {
    en: 'Too many screens listen for notices. This one looks for them by itself.',
    ar: 'عدد الشاشات المتصلة بالإشعارات كبير. تُحدَّث هذه الشاشة دوريًا.',
  },
}
