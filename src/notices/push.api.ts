import { createRoute, z } from '@hono/zod-openapi'
import { inTransaction } from '#src/db/transaction.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { personOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { PushChoice, PushDevice } from './push.ts'
import { findPushDevice, forgetPushDevice, savePushDevice } from './push-device.store.ts'
import { pushKeysOf } from './push-keys.ts'

const OwnPush = z
  .object({
    publicKey: z.string().meta({ description: 'The key of the shop that a browser subscribes with' }),
    device: PushChoice.extend({ endpoint: z.string() })
      .nullable()
      .meta({ description: 'How the browser of this session is told; null where it is not' }),
  })
  .meta({ id: 'OwnPush' })

const readRoute = createRoute({
  method: 'get',
  path: '/pushDevice',
  summary: 'Which notices the browser of this session is told while the shop is closed there (N4)',
  responses: { 200: json(OwnPush, 'How it is told'), ...problems(401, 403, 503) },
})

const saveRoute = createRoute({
  method: 'put',
  path: '/pushDevice',
  summary:
    'Tell the browser of this session of notices (N4); the oldest of more than ten of a person gives way',
  middleware: [readJson] as const,
  request: { body: jsonBody(PushDevice) },
  responses: { 200: json(OwnPush, 'How it is told'), ...problems(400, 401, 403, 413, 415, 422, 503) },
})

const forgetRoute = createRoute({
  method: 'delete',
  path: '/pushDevice',
  summary: 'Tell the browser of this session of no notices any more (N4)',
  responses: { 200: json(OwnPush, 'It is not told'), ...problems(401, 403, 503) },
})

/** Where staff are told of notices with no page of the shop open: each session for its own browser (N4). */
export function pushApi({ db, clock, secret }: Pick<Shop, 'db' | 'clock' | 'secret'>) {
  const { publicKey } = pushKeysOf(secret)
  const ownPush = async (session: string): Promise<z.infer<typeof OwnPush>> => ({
    publicKey,
    device: (await findPushDevice(db, session)) ?? null,
  })
  return apiRouter()
    .openapi(readRoute, async (c) => c.json(await ownPush(c.get('session') ?? ''), 200))
    .openapi(saveRoute, async (c) => {
      const session = c.get('session') ?? ''
      const whose = { personId: personOf(c).id, session, shopKey: publicKey, now: clock() }
      await inTransaction(db, (trx) => savePushDevice(trx, c.req.valid('json'), whose))
      return c.json(await ownPush(session), 200)
    })
    .openapi(forgetRoute, async (c) => {
      const session = c.get('session') ?? ''
      await inTransaction(db, (trx) => forgetPushDevice(trx, session))
      return c.json(await ownPush(session), 200)
    })
}
export type PushApi = ReturnType<typeof pushApi>
