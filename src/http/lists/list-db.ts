import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { isStaff, type Permissions } from '#src/core/permission.ts'
import type { Db } from '#src/db/db.ts'
import { replicaOf } from '#src/db/replica/replica.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { routed } from '#src/http/authorize.ts'
import type { Shop } from '#src/shop.ts'

/** What its holder has written or read of the primary, in bytes of its log. */
const cookieName = 'haqiba-written'
const keptSeconds = 3600

type Place = Pick<Shop, 'db' | 'config'>

/**
 * Where a list, a report or statistics are read for this caller, and nothing that decides anything: the replica where it
 * has all that the caller wrote, else the primary. Who keeps no cookies reads the primary, and so does a forger: the
 * cookie decides nothing else.
 */
export async function listDb(c: Context<ApiEnv>, shop: Place): Promise<Db> {
  const { db } = shop
  const replica = replicaOf(db)
  if (!replica) return db
  const written = /^\d{1,15}$/.exec(getCookie(c, cookieName) ?? '')?.[0]
  if (written !== undefined) return (await replica.has(Number(written))) ? replica.db : db
  await remember(c, shop)
  return db
}

/** Gives staff who write something the cookie that shows it to them in the next list. Nothing without a replica. */
export function rememberWrites(api: OpenAPIHono<ApiEnv>, permissions: Permissions, shop: Place): void {
  if (!replicaOf(shop.db)) return
  for (const call of Object.keys(permissions)) {
    const [method = '', path = ''] = call.split(' ')
    if (method === 'GET') continue
    api.on(method, routed(path), async (c, next) => {
      await next()
      if (isStaff(c.get('caller'))) await remember(c, shop)
    })
  }
}

/** A primary that does not say where it is leaves the caller without the cookie, who then reads the primary. */
async function remember(c: Context<ApiEnv>, { db, config }: Place): Promise<void> {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.PUBLIC_URL.startsWith('https:'),
  } as const
  const position = await replicaOf(db)
    ?.written()
    .catch(() => undefined)
  if (position === undefined) deleteCookie(c, cookieName, attributes)
  else setCookie(c, cookieName, String(position), { ...attributes, maxAge: keptSeconds })
}
