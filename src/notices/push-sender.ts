import webPush from 'web-push'
import { createLine } from '#src/core/job-queue.ts'
import { createRounds } from '#src/core/rounds.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { nextAttempt } from '#src/mail/email-delivery.ts'
import { mailFrom } from '#src/mail/mail-from.ts'
import type { Shop } from '#src/shop.ts'
import { type PushMessage, quietUntil } from './push.ts'
import { choiceOf, forgetPushDevice, listPushDevices, type PushDeviceRow } from './push-device.store.ts'
import { pushKeysOf } from './push-keys.ts'
import { pushMessages } from './push-message.ts'
import {
  claimPushes,
  type DuePush,
  deleteLostPushes,
  deletePushes,
  listDuePushes,
  postponePushes,
} from './push-outbox.store.ts'

/** Push services that are waited for at the same time. */
const atOnce = 4
const patienceMs = 10_000
/** How long a process keeps what it has claimed: longer than all its tries take. */
const leaseMs = 3 * 60_000
/** Nobody needs to be told of yesterday; push services forget it then, too. */
const oldestMs = 24 * 3600 * 1000

/** Whether a session is still open and its person staff. */
export type MayHear = (device: Pick<PushDeviceRow, 'person_id' | 'session_id'>) => Promise<boolean>

export type PushSender = {
  /** Looks now and then from here on. */
  start(): void
  /** Sends what is due now. */
  sendDue(): Promise<void>
  /** Begins nothing new; what is on its way has a second. */
  close(): Promise<void>
}

type PushOptions = Pick<Shop, 'db' | 'clock' | 'log' | 'config' | 'secrets'> & {
  mayHear: MayHear
  fetch?: typeof globalThis.fetch
}

type Outcome = 'told' | 'gone' | 'refused' | 'later'

/** Tells staff's devices of notices after their commit, at least once and with bounded tries (N4, record 059). */
export function createPushSender({
  db,
  clock,
  log,
  config,
  secrets,
  mayHear,
  fetch = globalThis.fetch,
}: PushOptions): PushSender {
  const subject = `mailto:${mailFrom(config).address}`
  const keys = secrets.map(pushKeysOf)
  const inLine = createLine(atOnce)
  const rounds = createRounds({
    work: sendAll,
    failed: (error) => log.error('notices to devices', error),
  })
  return { start: rounds.start, sendDue: rounds.run, close: rounds.close }

  async function sendAll(): Promise<void> {
    const due = await listDuePushes(db, clock())
    await Promise.all(due.map((one) => inLine(() => (rounds.closing ? Promise.resolve() : tell(one)))))
  }

  async function tell(due: DuePush): Promise<void> {
    const { device } = due
    const now = clock()
    const session = device.session_id
    // Asked each time: a session that is over, or a role that was taken, is told nothing more.
    if (!(await mayHear(device))) return forget(session)
    const quiet = quietUntil(choiceOf(device), now)
    if (quiet) return postponePushes(db, { session, ids: due.notices.map(({ id }) => id) }, { next: quiet })
    const taken = await claimPushes(db, due, { now, until: new Date(now.getTime() + leaseMs) })
    const isOld = ({ at }: { at: string }) => now.getTime() - Date.parse(at) > oldestMs
    const old = taken.filter(isOld).map(({ id }) => id)
    if (old.length > 0) await deletePushes(db, { session, ids: old })
    const fresh = taken.filter((one) => !isOld(one))
    if (fresh.length === 0) return
    const messages = pushMessages(fresh, device.locale)
    for (const [index, message] of messages.entries()) {
      const told = messages.length === fresh.length ? fresh.slice(index, index + 1) : fresh
      if ((await settle(device, told, message)) === 'gone') return
    }
  }

  /** Sends one message and keeps what became of it. */
  async function settle(
    device: PushDeviceRow,
    told: DuePush['notices'],
    message: PushMessage,
  ): Promise<Outcome> {
    const { outcome, status } = await send(device, message)
    const session = device.session_id
    const ids = told.map(({ id }) => id)
    if (outcome === 'gone') {
      await forget(session)
      return outcome
    }
    const next =
      outcome === 'later'
        ? nextAttempt(Math.max(...told.map(({ attempts }) => attempts)), clock())
        : undefined
    if (next) await postponePushes(db, { session, ids }, { next })
    else await deletePushes(db, { session, ids })
    if (!next && outcome !== 'told') log.error('a notice to a device was given up', status)
    return outcome
  }

  async function send(
    { endpoint, p256dh, auth, shop_key }: PushDeviceRow,
    message: PushMessage,
  ): Promise<{ outcome: Outcome; status: string }> {
    const own = keys.find(({ publicKey }) => publicKey === shop_key)
    // Made with a secret that the shop no longer has: the browser is asked anew when it comes.
    if (!own) return { outcome: 'gone', status: 'no key' }
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: { subject, ...own }, TTL: oldestMs / 1000, urgency: 'high' },
      )
      const { 'Content-Length': _, ...said } = headers
      const reply = await fetch(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(body),
        // Another host was never checked.
        redirect: 'error',
        signal: AbortSignal.any([rounds.cut, AbortSignal.timeout(patienceMs)]),
      })
      await reply.body?.cancel()
      return { outcome: outcomeOf(reply.status), status: String(reply.status) }
    } catch (error) {
      return { outcome: 'later', status: error instanceof Error ? error.name : 'no answer' }
    }
  }

  async function forget(session: string): Promise<void> {
    await inTransaction(db, (trx) => forgetPushDevice(trx, session))
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'told'
  if (status === 404 || status === 410) return 'gone'
  return status === 400 || status === 413 ? 'refused' : 'later'
}

/** Forgets the devices of sessions that are over, and what was left of others. */
export async function forgetEndedDevices(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  mayHear: MayHear,
): Promise<void> {
  for (const device of await listPushDevices(db))
    if (!(await mayHear(device))) await inTransaction(db, (trx) => forgetPushDevice(trx, device.session_id))
  await deleteLostPushes(db, clock())
}
