import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Email, PersonName } from '#src/accounts/identity/auth-bodies.ts'
import { lastAdmin } from '#src/accounts/identity/delete-own-account.ts'
import { addPerson } from '#src/accounts/person/add-person.ts'
import { forgetPerson, isLastAdmin, lockAccount } from '#src/accounts/person/person.store.ts'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Locale, Text } from '#src/core/locale.ts'
import { type Role, roles } from '#src/core/permission.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { linkNextPage, pageParameters } from '#src/http/next-page.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { changeRole, noSuchPerson } from './change-role.ts'
import { countPersons, type ListedPerson, listPersons } from './person-list.store.ts'

const User = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    emailVerified: z.boolean(),
    hasSecondFactor: z.boolean(),
    createdAt: z.string().openapi({ description: 'ISO 8601 in UTC' }),
  })
  .openapi('User')

const Id = z.object({ id: line(200) })
const Message = z.object({ message: z.string() })

const listRoute = createRoute({
  method: 'get',
  path: '/users',
  summary: 'Everybody with an account, newest first; all of them, or a page with `limit` and `cursor` (A1)',
  request: {
    query: z.object({
      q: line(100).optional().openapi({ description: 'Part of a name or an email' }),
      ...pageParameters,
    }),
  },
  responses: { 200: json(z.array(User), 'The people'), ...problems(400, 401, 403, 422) },
})

const postRoute = createRoute({
  method: 'post',
  path: '/postUser',
  summary: 'Make a customer record, or leave the existing one; never sets or changes a role (I3)',
  middleware: [readJson] as const,
  request: { body: jsonBody(z.object({ name: PersonName, email: Email, role: z.unknown().optional() })) },
  responses: {
    200: json(
      Message.extend({
        insertedId: z.string().nullable().openapi({ description: 'null for an email of somebody else' }),
      }),
      'The record is there',
    ),
    ...problems(400, 413, 415, 422, 429, 503),
  },
})

const roleRoute = createRoute({
  method: 'put',
  path: '/updateUserRole/{id}',
  summary: 'Manager or customer, admin or customer; never without an admin (I3)',
  middleware: [readJson] as const,
  request: { params: Id, body: jsonBody(z.object({ role: z.enum(roles) })) },
  responses: {
    200: json(Message, 'The role is changed'),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})

const deleteRoute = createRoute({
  method: 'delete',
  path: '/deleteUser/{id}',
  summary: 'Delete identity, sessions and personal data; orders stay without the person (I8)',
  request: { params: Id },
  responses: { 200: json(Message, 'The account is gone'), ...problems(401, 403, 404, 409, 503) },
})

/** product.md section 7's calls about users. */
export function userApi({ db, clock, config }: Shop, personalData: readonly PersonalData[]) {
  const router = apiRouter()
  router.on(
    'POST',
    '/postUser',
    limitPerAddress(db, { name: 'user', points: 10, seconds: 60, trustProxy: config.TRUST_PROXY }),
  )
  return router
    .openapi(listRoute, async (c) => {
      const { q, limit, cursor } = c.req.valid('query')
      const { items, next } = await listPersons(db, { q, limit, cursor })
      linkNextPage(c, next)
      if (limit) c.header('x-total-count', String(await countPersons(db, q)))
      return c.json(items.map(presentUser), 200)
    })
    .openapi(postRoute, async (c) => {
      const { name, email } = c.req.valid('json')
      const insertedId = await addPerson(db, { name, email, now: clock(), caller: c.get('caller') })
      const message = (insertedId ? texts.there : texts.exists)[localeOf(c)]
      return c.json({ message, insertedId }, 200)
    })
    .openapi(roleRoute, async (c) => {
      const { role } = c.req.valid('json')
      await changeRole(db, c.req.valid('param').id, role, { by: actorOf(c), now: clock() })
      return c.json({ message: texts[role][localeOf(c)] }, 200)
    })
    .openapi(deleteRoute, async (c) => {
      const { id } = c.req.valid('param')
      await inTransaction(db, async (trx) => {
        await lockAccount(trx, id)
        if (await isLastAdmin(trx, id)) throw lastAdmin()
        if (!(await forgetPerson(trx, id, personalData))) throw noSuchPerson()
        await recordAudit(trx, { kind: 'person-deleted', thing: { id } }, { by: actorOf(c), now: clock() })
      })
      return c.json({ message: texts.deleted[localeOf(c)] }, 200)
    })
}
export type UserApi = ReturnType<typeof userApi>

const texts: Record<Role | 'deleted' | 'there' | 'exists', Text> = {
  admin: { en: 'This user is an admin now.', ar: 'أصبح هذا المستخدم مديرًا للمتجر.' },
  manager: { en: 'This user is a manager now.', ar: 'أصبح هذا المستخدم مشرفًا.' },
  customer: { en: 'This user is a customer now.', ar: 'أصبح هذا المستخدم عميلًا.' },
  deleted: { en: 'User deleted successfully', ar: 'تم حذف المستخدم بنجاح' },
  there: { en: 'The account is there.', ar: 'الحساب موجود.' },
  exists: { en: 'There is an account with this email already.', ar: 'يوجد حساب بهذا البريد.' },
}

function localeOf(c: Context): Locale {
  return preferredLocale(c.req.header('accept-language'))
}

function presentUser(row: ListedPerson): z.infer<typeof User> {
  return User.parse({
    ...row,
    _id: row.id,
    emailVerified: row.email_verified === 1,
    hasSecondFactor: (row.factors ?? 0) > 0,
    createdAt: row.created_at,
  })
}
