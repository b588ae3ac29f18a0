import { createRoute, z } from '@hono/zod-openapi'
import type { AuditKind } from '#src/audit/audit-kind.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { recordExport } from '#src/audit/record-export.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { type Actor, actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { csvReply, csvResponse } from '#src/http/csv-reply.ts'
import { line } from '#src/http/field.ts'
import { listDb } from '#src/http/lists/list-db.ts'
import { pageParameters } from '#src/http/next-page.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { presentCustomer, readCustomer } from './customer.present.ts'
import { Customer, CustomerDetails } from './customer.ts'
import { customerListCsv } from './customer-csv.ts'
import { customerSorts, longestTag } from './customer-limits.ts'
import { findCustomer, holdCustomer, listCustomers } from './customer-list.store.ts'
import { deleteBlock, deleteNote, insertBlock, insertNote, replaceTags } from './customer-marks.store.ts'
import { CustomerBlock, CustomerNote, CustomerTags } from './customer-request.ts'

const pageSize = 30
const id = line(100)

const Asked = z.object({
  q: line(100).optional().openapi({ description: 'A part of a name, phone or email' }),
  tag: line(longestTag).optional(),
  blocked: z.enum(['yes']).optional(),
  sort: z
    .enum(customerSorts)
    .optional()
    .openapi({ description: 'Who ordered last, paid or ordered most first' }),
})

const listRoute = createRoute({
  method: 'get',
  path: '/customers',
  summary: 'Everybody who ordered, guests too, in pages; for staff (O26)',
  request: {
    query: Asked.extend({
      ...pageParameters,
    }),
  },
  responses: {
    200: json(z.object({ data: z.array(Customer), nextCursor: z.string().optional() }), 'The customers'),
    ...problems(400, 401, 403, 422),
  },
})

const readRoute = createRoute({
  method: 'get',
  path: '/customers/{id}',
  summary: 'One customer, by id or by the record id of an order; for staff (O26)',
  request: { params: z.object({ id }) },
  responses: { 200: json(CustomerDetails, 'The customer'), ...problems(401, 403, 404, 422) },
})

const changed = { 200: json(CustomerDetails, 'The customer as it is now') }

const noteRoute = createRoute({
  method: 'post',
  path: '/customers/{id}/notes',
  summary: 'Write a note about a customer; for staff',
  middleware: [readJson] as const,
  request: { params: z.object({ id }), body: jsonBody(CustomerNote) },
  responses: { ...changed, ...problems(400, 401, 403, 404, 413, 415, 422, 503) },
})

const deleteNoteRoute = createRoute({
  method: 'delete',
  path: '/customers/{id}/notes/{noteId}',
  summary: 'Delete a note about a customer; for staff',
  request: { params: z.object({ id, noteId: id }) },
  responses: { ...changed, ...problems(401, 403, 404, 422, 503) },
})

const tagsRoute = createRoute({
  method: 'put',
  path: '/customers/{id}/tags',
  summary: 'Set the tags of a customer, all of them; for staff',
  middleware: [readJson] as const,
  request: { params: z.object({ id }), body: jsonBody(CustomerTags) },
  responses: { ...changed, ...problems(400, 401, 403, 404, 413, 415, 422, 503) },
})

const blockRoute = createRoute({
  method: 'put',
  path: '/customers/{id}/block',
  summary: 'Let a customer order online no more, with a reason; for staff (O26)',
  middleware: [readJson] as const,
  request: { params: z.object({ id }), body: jsonBody(CustomerBlock) },
  responses: { ...changed, ...problems(400, 401, 403, 404, 413, 415, 422, 503) },
})

const unblockRoute = createRoute({
  method: 'delete',
  path: '/customers/{id}/block',
  summary: 'Let a customer order online again; for staff (O26)',
  request: { params: z.object({ id }) },
  responses: { ...changed, ...problems(401, 403, 404, 422, 503) },
})

const exportRoute = createRoute({
  method: 'get',
  path: '/export/customerList.csv',
  summary: 'The same list as CSV, all of it; for the admin (I9)',
  request: { query: Asked },
  responses: { 200: csvResponse, ...problems(401, 403, 422, 503) },
})

/** Customers as they follow from the orders, and what staff say of them (O26). */
export function customerApi(shop: Shop) {
  const { db, clock } = shop
  return apiRouter()
    .openapi(listRoute, async (c) => {
      const { limit = pageSize, cursor, blocked, ...asked } = c.req.valid('query')
      const filter = { ...asked, blocked: blocked === 'yes' }
      const { items, next } = await listCustomers(await listDb(c, shop), filter, { limit, cursor })
      return c.json({ data: items.map(presentCustomer), ...(next && { nextCursor: next }) }, 200)
    })
    .openapi(readRoute, async (c) => c.json(await found(c.req.valid('param').id), 200))
    .openapi(noteRoute, async (c) => {
      const { note } = c.req.valid('json')
      const kind = 'customer-note-written'
      const own = await change(c.req.valid('param').id, kind, actorOf(c), (trx, customer, by) =>
        insertNote(trx, customer, note, by),
      )
      return c.json(await found(own), 200)
    })
    .openapi(deleteNoteRoute, async (c) => {
      const { id, noteId } = c.req.valid('param')
      const own = await change(id, 'customer-note-deleted', actorOf(c), async (trx, customer) => {
        if (!(await deleteNote(trx, customer, noteId))) throw noSuchCustomer()
      })
      return c.json(await found(own), 200)
    })
    .openapi(tagsRoute, async (c) => {
      const { tags } = c.req.valid('json')
      const own = await change(c.req.valid('param').id, 'customer-tagged', actorOf(c), (trx, customer) =>
        replaceTags(trx, customer, tags),
      )
      return c.json(await found(own), 200)
    })
    .openapi(blockRoute, async (c) => {
      const { reason } = c.req.valid('json')
      const kind = 'customer-blocked'
      const own = await change(c.req.valid('param').id, kind, actorOf(c), (trx, customer, by) =>
        insertBlock(trx, customer, reason, by),
      )
      return c.json(await found(own), 200)
    })
    .openapi(unblockRoute, async (c) => {
      const kind = 'customer-unblocked'
      const own = await change(c.req.valid('param').id, kind, actorOf(c), async (trx, customer) => {
        await deleteBlock(trx, customer)
      })
      return c.json(await found(own), 200)
    })
    .openapi(exportRoute, async (c) => {
      const { blocked, ...asked } = c.req.valid('query')
      await recordExport(db, 'customerList.csv', { by: actorOf(c), now: clock() })
      const from = await listDb(c, shop)
      return csvReply(c, 'customers.csv', customerListCsv(from, { ...asked, blocked: blocked === 'yes' }))
    })

  async function found(customer: string) {
    const details = await readCustomer(db, customer)
    if (!details) throw noSuchCustomer()
    return details
  }

  /** Writes about a customer with its line in the log, which has nothing of what was written: it is personal (I8). */
  async function change(
    asked: string,
    kind: AuditKind,
    actor: Actor,
    write: (trx: Db, customer: string, by: { by: string; now: Date }) => Promise<unknown>,
  ): Promise<string> {
    const now = clock()
    return inTransaction(db, async (trx) => {
      const customer = await findCustomer(trx, asked)
      if (!customer || !(await holdCustomer(trx, customer.id))) throw noSuchCustomer()
      await write(trx, customer.id, { by: actor.id, now })
      await recordAudit(trx, { kind, thing: { id: customer.id } }, { by: actor, now })
      return customer.id
    })
  }
}
export type CustomerApi = ReturnType<typeof customerApi>

function noSuchCustomer(): Problem {
  return new Problem('not-found', {
    en: 'There is no such customer.',
    ar: 'لا يوجد هذا العميل.',
  })
}
