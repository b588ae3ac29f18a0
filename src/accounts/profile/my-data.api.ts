import { createRoute, z } from '@hono/zod-openapi'
import { listSignInMethods } from '#src/accounts/person/person.store.ts'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { listFactors } from '#src/accounts/second-factor/second-factor.store.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { personOf } from '#src/http/authorize.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'

const OwnFields = z.object({
  profile: z.object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    role: z.string(),
    createdAt: z.string(),
    signInMethods: z.array(z.string()),
  }),
  sessions: z.array(
    z.object({
      createdAt: z.string(),
      expiresAt: z.string(),
      lastSeenAt: z.string(),
      address: z.string(),
      device: z.string(),
    }),
  ),
  secondFactors: z.array(
    z.object({ kind: z.string(), name: z.string(), createdAt: z.string(), usedAt: z.string().nullable() }),
  ),
})

/** "My data" of the profile card. */
export function myDataApi({ db }: Pick<Shop, 'db'>, personalData: readonly PersonalData[]) {
  const others = personalData.flatMap(({ myData }) => myData ?? [])
  const MyData = OwnFields.extend(Object.assign({}, ...others.map(({ fields }) => fields))).openapi('MyData')
  const myDataRoute = createRoute({
    method: 'get',
    path: '/myData',
    summary:
      'What the shop keeps about the person who asks (I8), but for emails sent to them, which are kept for 30 days; amounts in OMR, times in UTC',
    responses: { 200: json(z.object({ data: MyData }), 'The data'), ...problems(401) },
  })
  return apiRouter().openapi(myDataRoute, async (c) => {
    const person = personOf(c)
    const { id, ...profile } = person
    const user = await db
      .selectFrom('users')
      .select(['created_at', 'role'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const sessions = await db
      .selectFrom('sessions')
      .select(['created_at', 'expires_at', 'seen_at', 'ip_address', 'user_agent'])
      .where('user_id', '=', id)
      .execute()
    const factors = await listFactors(db, id)
    const data = {
      profile: {
        ...profile,
        _id: id,
        role: user.role,
        createdAt: user.created_at,
        signInMethods: await listSignInMethods(db, id),
      },
      sessions: sessions.map((one) => ({
        createdAt: one.created_at,
        expiresAt: one.expires_at,
        lastSeenAt: one.seen_at ?? one.created_at,
        address: one.ip_address ?? '',
        device: one.user_agent ?? '',
      })),
      secondFactors: factors.map(({ kind, name, created_at, used_at }) => ({
        kind,
        name,
        createdAt: created_at,
        usedAt: used_at,
      })),
    }
    for (const { read } of others) Object.assign(data, await read(db, person))
    c.header('content-disposition', 'attachment; filename="my-data.json"')
    return c.json({ data: MyData.parse(data) }, 200)
  })
}
