import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { createRounds } from '#src/core/rounds.ts'
import { createLetterPictures } from '#src/media/letters/letter-pictures.ts'
import type { Shop } from '#src/shop.ts'
import { type EmailTemplates, maxAgeMs, type RenderedEmail, renderEmail } from './email.ts'
import {
  claimEmail,
  dropEmail,
  type EmailRow,
  giveBack,
  markFailed,
  markSent,
} from './email-delivery.store.ts'
import { maxAttempts, NotDelivered, nextAttempt } from './email-delivery.ts'
import { mailFrom } from './mail-from.ts'
import { isPlainAddress, type MailTransport } from './mail-transport.ts'

/** Emails on their way at the same time, each with a connection of its own. */
const atOnce = 2
/** Between two emails of a shop that has nothing else to do, and of one that has no moment to spare. */
const pauseMs = { atLeast: 20, atMost: 250 }

export type MailSender = {
  /** Looks at the outbox now and then from here on. */
  start(): void
  /** Sends what is due now; answers when nothing is, or when the server would not take one more. */
  sendDue(): Promise<void>
  /** Takes no new email; what is on its way arrives within a second or goes back to the outbox. */
  close(): Promise<void>
}

type SenderOptions = Pick<Shop, 'db' | 'clock' | 'log' | 'config' | 'pictures'> & {
  templates: EmailTemplates
  transport: MailTransport
}

/**
 * Sends the emails of the outbox after their commit, at least once and, but for a crash between sending and marking,
 * exactly once. No transaction is open while the network is waited for. Throws when MAIL_FROM is no address.
 */
export function createSender(options: SenderOptions): MailSender {
  const { db, clock, log } = options
  const from = mailFrom(options.config)
  const readPictures = createLetterPictures(options.pictures, log.error)
  // Sent, but the database was unavailable when it should have been marked: never to be sent again by this process.
  const arrived = new Map<string, RenderedEmail>()
  let seen = performance.eventLoopUtilization()
  const rounds = createRounds({
    async work() {
      const ended = await Promise.allSettled(Array.from({ length: atOnce }, sendOneByOne))
      for (const one of ended) if (one.status === 'rejected') throw one.reason
    },
    failed: (error) => log.error('the outbox could not be read', error),
  })
  return { start: rounds.start, sendDue: rounds.run, close: rounds.close }

  /** A server that fails one email is not asked for the next before the next look. */
  async function sendOneByOne(): Promise<void> {
    while (!rounds.closing) {
      const row = await claimEmail(db, clock())
      if (!row || !(await deliver(row))) return
      const { utilization } = performance.eventLoopUtilization(seen)
      seen = performance.eventLoopUtilization()
      await wait(pauseAfter(utilization))
    }
  }

  async function deliver(row: EmailRow): Promise<boolean> {
    let mail = arrived.get(row.id)
    try {
      mail ??= await send(row)
    } catch (error) {
      await failed(row, error)
      return error instanceof NotDelivered && error.final
    }
    if (mail.isNeedless) {
      await dropEmail(db, row)
      return true
    }
    arrived.set(row.id, mail)
    await markSent(db, row, clock(), { mail, filed: options.transport.intoFolder })
    arrived.delete(row.id)
    return true
  }

  async function send(row: EmailRow): Promise<RenderedEmail> {
    if (row.attempts > maxAttempts)
      throw new NotDelivered('The shop stopped while it was sent.', { final: true })
    const queuedAt = new Date(row.created_at)
    if (clock().getTime() - queuedAt.getTime() > (maxAgeMs[row.kind] ?? Infinity))
      throw new NotDelivered('It came too late to be of use.', { final: true })
    if (!isPlainAddress(row.recipient))
      throw new NotDelivered('The recipient is not an email address.', { final: true })
    const mail = await renderEmail(row, options.templates, {
      ...options,
      readPictures: (urls, form) => readPictures(urls, rounds.cut, form),
    })
    if (mail.isNeedless) return mail
    const { id, recipient: to, locale } = row
    const sender = { name: from.name || mail.fromName, address: from.address }
    await options.transport.send({ ...mail, id, queuedAt, from: sender, to, locale }, rounds.cut)
    return mail
  }

  async function failed(row: EmailRow, error: unknown): Promise<void> {
    const now = clock()
    if (rounds.cut.aborted) return giveBack(db, row, now)
    const final = error instanceof NotDelivered && error.final
    const next = final ? undefined : nextAttempt(row.attempts, now)
    const reason = error instanceof Error ? error.message : String(error)
    await markFailed(db, row, { reason, next, now })
    // What a mail server says names people; the log does not, the dashboard shows the rest.
    if (!next) log.error(`email ${row.id} (${row.kind}) was given up`, codeOf(error))
  }
}

/** Many orders at once come before their emails: the busier (0 to 1) since the last one, the longer until the next, in ms. */
export function pauseAfter(busy: number): number {
  return Math.min(pauseMs.atLeast / (1 - busy), pauseMs.atMost)
}

function codeOf(error: unknown): string {
  const cause = error instanceof NotDelivered ? error.cause : error
  const { code, responseCode } = (cause ?? {}) as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter(Boolean).join(' ') || 'see the dashboard'
}
