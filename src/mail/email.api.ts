import { createRoute, z } from '@hono/zod-openapi'
import { NoResultError } from 'kysely'
import { locales, storedLocale } from '#src/core/locale.ts'
import type { Person } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf, personOf } from '#src/http/authorize.ts'
import { line } from '#src/http/field.ts'
import { listDb } from '#src/http/lists/list-db.ts'
import { linkNextPage, pageParameters } from '#src/http/next-page.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import {
  accountKinds,
  type EmailKind,
  type EmailPayloads,
  type EmailTemplates,
  renderEmail,
  secretKinds,
} from './email.ts'
import { type EmailRow, withoutSecret } from './email-delivery.store.ts'
import { type EmailStatus, emailStatuses } from './email-delivery.ts'
import { findEmail, type ListedEmail, listEmails, resendEmail } from './email-list.store.ts'
import { MailGoesTo, mailGoesTo } from './mail-goes-to.ts'
import { unpackWords } from './sent/sent-words.ts'

const pageSize = 50

const instant = z.string().meta({ description: 'ISO 8601 in UTC' })

/** An email of the outbox as staff see it in a list: what became of it, its subject once it has one, without its words. */
const EmailEntry = z
  .object({
    _id: z.string(),
    kind: z.string(),
    recipient: z.string(),
    locale: z.enum(locales),
    status: z.enum(emailStatuses),
    attempts: z.number().int(),
    lastError: z.string().nullable(),
    createdAt: instant,
    nextAttemptAt: instant
      .nullable()
      .meta({ description: 'When it is tried next; null once sent or given up' }),
    sentAt: instant.nullable(),
    subject: z.string().optional().meta({
      description: 'What it was sent with; not in lists for whom its words are not (I9)',
    }),
    order: z
      .object({ _id: z.string(), orderId: z.string() })
      .optional()
      .meta({ description: 'The order it is about' }),
    filed: z
      .literal(true)
      .optional()
      .meta({ description: 'Only written into `DATA_DIR/mail`: there was no mail server' }),
  })
  .meta({ id: 'LetterEntry' })
type EmailEntry = z.infer<typeof EmailEntry>

const EmailDetail = EmailEntry.extend({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  asSent: z
    .literal(true)
    .optional()
    .meta({ description: 'In the words it went with; else written from what the shop knows now' }),
}).meta({
  id: 'Letter',
  description: 'As it was or would be sent; a link that opens an account is left out',
})

/** The numbers of orders, by their record ids; those that are gone, or in the bin, are left out. */
type NumberOrders = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

const params = z.object({ id: line(100) })

const listRoute = createRoute({
  method: 'get',
  path: '/letters',
  summary: 'EmailTemplates of the shop and what became of them, the newest first, in pages',
  request: {
    query: z.object({
      status: z.enum(emailStatuses).optional(),
      ...pageParameters,
    }),
  },
  responses: {
    200: json(
      z.object({
        data: z.array(EmailEntry),
        nextCursor: z.string().optional(),
        goTo: MailGoesTo,
      }),
      'The letters',
    ),
    ...problems(400, 401, 403, 422),
  },
})

const readRoute = createRoute({
  method: 'get',
  path: '/letter/{id}',
  summary: 'One letter with its words',
  request: { params },
  responses: { 200: json(z.object({ data: EmailDetail }), 'The letter'), ...problems(401, 403, 404) },
})

const resendRoute = createRoute({
  method: 'post',
  path: '/letter/{id}/resend',
  summary: 'Send a letter again that was given up',
  request: { params },
  responses: {
    200: json(z.object({ data: EmailEntry }), 'It waits to be sent'),
    ...problems(401, 403, 404, 409, 503),
  },
})

/** What staff can see and do about the shop's emails; for staff alone (permissions.ts). */
export function emailApi(shop: Shop, templates: EmailTemplates, numberOrders: NumberOrders) {
  const { db, clock, config } = shop
  return apiRouter()
    .openapi(listRoute, async (c) => {
      const { limit = pageSize, ...query } = c.req.valid('query')
      const from = await listDb(c, shop)
      const { items, next } = await listEmails(from, { ...query, limit })
      linkNextPage(c, next)
      return c.json(
        {
          data: await presentEntries(from, items, personOf(c)),
          ...(next && { nextCursor: next }),
          goTo: mailGoesTo(config),
        },
        200,
      )
    })
    .openapi(readRoute, async (c) => {
      const row = await foundEmail(c.req.valid('param').id)
      forAdmin(personOf(c), row)
      const [entry] = await presentEntries(db, [row], personOf(c))
      const words = unpackWords(row.sent_words)
      if (words)
        return c.json(
          { data: EmailDetail.parse({ ...entry, ...words, subject: row.subject, asSent: true }) },
          200,
        )
      try {
        const mail = await renderEmail({ ...row, payload: withoutSecret(row) }, templates, { db, config })
        return c.json({ data: EmailDetail.parse({ ...entry, ...mail }) }, 200)
      } catch (error) {
        throw error instanceof NoResultError ? new Problem('not-found', texts.gone) : error
      }
    })
    .openapi(resendRoute, async (c) => {
      const row = await foundEmail(c.req.valid('param').id)
      forAdmin(personOf(c), row)
      if (secretKinds.has(row.kind)) throw new Problem('conflict', texts.wiped)
      if (!(await resendEmail(db, row, { by: actorOf(c), now: clock() }))) {
        throw new Problem('conflict', texts.notGivenUp, { extra: { letterStatus: row.status } })
      }
      const [entry] = await presentEntries(db, [await foundEmail(row.id)], personOf(c))
      return c.json({ data: EmailEntry.parse(entry) }, 200)
    })

  async function presentEntries(
    from: Db,
    rows: readonly ListedEmail[],
    person: Person,
  ): Promise<EmailEntry[]> {
    const orders = await numberOrders(from, [...new Set(rows.flatMap((row) => orderIdOf(row) ?? []))])
    return rows.map((row) => {
      const _id = orderIdOf(row) ?? ''
      const orderId = orders.get(_id)
      return EmailEntry.parse({
        ...presentEntry(row),
        ...(row.subject && isFor(person, row) && { subject: row.subject }),
        ...(orderId && { order: { _id, orderId } }),
      })
    })
  }

  function presentEntry(row: ListedEmail): Omit<EmailEntry, 'subject' | 'order'> {
    const status = row.status as EmailStatus
    // What was written before anybody noted it went where letters go now.
    const filed = status === 'sent' && (row.filed === null ? !config.SMTP_URL : row.filed === 1)
    return {
      _id: row.id,
      kind: shownKind(row),
      recipient: row.recipient,
      locale: storedLocale(row.locale),
      status,
      attempts: row.attempts,
      lastError: row.last_error,
      createdAt: row.created_at,
      nextAttemptAt: status === 'waiting' || status === 'sending' ? row.next_attempt_at : null,
      sentAt: row.sent_at,
      ...(filed && { filed }),
    }
  }

  async function foundEmail(id: string): Promise<EmailRow> {
    const row = await findEmail(db, id)
    if (!row) throw new Problem('not-found', texts.none)
    return row
  }
}
export type EmailApi = ReturnType<typeof emailApi>

/** Throws where an email is about an account and whoever asks is no admin (I9). */
function forAdmin(person: Person, row: EmailRow): void {
  if (!isFor(person, row)) throw new Problem('forbidden', texts.ofAccount)
}

function isFor({ role }: Person, { kind }: ListedEmail): boolean {
  return !accountKinds.has(kind) || role === 'admin'
}

/** What it is called: the status it tells is what became of the order, where it is about a return that was refused. */
function shownKind({ kind, payload }: ListedEmail): string {
  if (kind !== ('order-status-changed' satisfies EmailKind)) return kind
  const { why } = JSON.parse(payload) as EmailPayloads[typeof kind]
  return why === 'return refused' ? 'return-refused' : kind
}

/** The record id of the order that an email is about. */
function orderIdOf({ payload }: ListedEmail): string | undefined {
  const { orderId } = JSON.parse(payload) as { orderId?: unknown }
  return typeof orderId === 'string' ? orderId : undefined
}

const texts = {
  none: { en: 'There is no such email.', ar: 'هذه الرسالة غير موجودة.' },
  gone: {
    en: 'This email cannot be shown: what it tells about is gone.',
    ar: 'لا يمكن عرض هذه الرسالة، فما تتحدث عنه لم يعد موجودًا.',
  },
  notGivenUp: {
    en: 'Only an email that was given up can be sent again.',
    ar: 'لا يُعاد إرسال رسالة إلا بعد توقف محاولات إرسالها.',
  },
  ofAccount: {
    en: 'What this email says about an account is for admins alone.',
    ar: 'محتوى هذه الرسالة يخص حساب مستخدم، والاطلاع عليه للمدير وحده.',
  },
  wiped: {
    en: 'An email with a secret link is not sent twice. The person can ask for a new one.',
    ar: 'الرسالة التي تحمل رابطًا سريًا لا تُرسل مرتين، ويمكن لصاحبها طلب رابط جديد.',
  },
}
