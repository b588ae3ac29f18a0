import { createRoute, z } from '@hono/zod-openapi'
import { inTransaction } from '#src/db/transaction.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { personOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { deleteAddress, listAddresses, saveAddress } from './saved-address.store.ts'
import { AddressRequest, SavedAddress } from './saved-address.ts'

const params = z.object({ id: line(100) })
const all = json(z.object({ data: z.array(SavedAddress) }), 'All of them, the default first')

const listRoute = createRoute({
  method: 'get',
  path: '/addresses',
  summary: 'The addresses that the person who asks keeps in the account (O39)',
  responses: { 200: all, ...problems(401) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/addresses',
  summary: 'Keep one more address; the first is the default',
  middleware: [readJson] as const,
  request: { body: jsonBody(AddressRequest) },
  responses: { 200: all, ...problems(400, 401, 413, 415, 422, 503) },
})

const changeRoute = createRoute({
  method: 'put',
  path: '/addresses/{id}',
  summary: 'Change one of them, or make it the default',
  middleware: [readJson] as const,
  request: { params, body: jsonBody(AddressRequest) },
  responses: { 200: all, ...problems(400, 401, 404, 413, 415, 422, 503) },
})

const deleteRoute = createRoute({
  method: 'delete',
  path: '/addresses/{id}',
  summary: 'Delete one of them',
  request: { params },
  responses: { 200: all, ...problems(401, 404, 503) },
})

/** Somebody's own addresses (O39): nobody else sees them, staff neither. */
export function addressApi({ db, clock }: Shop) {
  return apiRouter()
    .openapi(listRoute, async (c) => {
      const locale = preferredLocale(c.req.header('accept-language'))
      return c.json({ data: await listAddresses(db, personOf(c).id, locale) }, 200)
    })
    .openapi(addRoute, async (c) => {
      const { id: userId } = personOf(c)
      const locale = preferredLocale(c.req.header('accept-language'))
      await inTransaction(db, (trx) => saveAddress(trx, c.req.valid('json'), { userId, now: clock() }))
      return c.json({ data: await listAddresses(db, userId, locale) }, 200)
    })
    .openapi(changeRoute, async (c) => {
      const { id: userId } = personOf(c)
      const locale = preferredLocale(c.req.header('accept-language'))
      const { id } = c.req.valid('param')
      await inTransaction(db, (trx) => saveAddress(trx, c.req.valid('json'), { userId, id, now: clock() }))
      return c.json({ data: await listAddresses(db, userId, locale) }, 200)
    })
    .openapi(deleteRoute, async (c) => {
      const { id: userId } = personOf(c)
      const locale = preferredLocale(c.req.header('accept-language'))
      await inTransaction(db, (trx) => deleteAddress(trx, c.req.valid('param').id, userId))
      return c.json({ data: await listAddresses(db, userId, locale) }, 200)
    })
}
export type AddressApi = ReturnType<typeof addressApi>
