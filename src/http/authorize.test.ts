import { createRoute, z } from '@hono/zod-openapi'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { createApi } from '#src/app/api.ts'
import { permissions } from '#src/app/permissions.ts'
import { everybody, joinPermissions, staff } from '#src/core/permission.ts'
import { describeShop } from '#test/shop.ts'
import { apiRouter } from './api-router.ts'
import { checkPermissions } from './authorize.ts'
import { json } from './replies.ts'

it('a call without a declared permission keeps the shop from starting (I9)', () => {
  const route = createRoute({
    method: 'get',
    path: '/secrets',
    responses: { 200: json(z.object({})) },
  })
  const forgotten = apiRouter().openapi(route, (c) => c.json({}, 200))
  expect(() => checkPermissions(forgotten, permissions)).toThrow('GET /secrets has no permission')
})

it('a plain route without one does too, of one method or of all (I9)', () => {
  const plain = apiRouter()
  plain.get('/secrets', (c) => c.text('all of them'))
  expect(() => checkPermissions(plain, permissions)).toThrow('GET /secrets has no permission')
  const all = apiRouter()
  all.all('/products', (c) => c.text('of any method'))
  expect(() => checkPermissions(all, permissions)).toThrow('ALL /products has no permission')
})

it('a permission for what is no call does too, also where something only stands in front of it', () => {
  const api = apiRouter()
  api.get('/products', (c) => c.text('all of them'))
  api.on('POST', '/secrets', (_, next) => next())
  const table = { 'GET /products': everybody, 'POST /secrets': everybody }
  expect(() => checkPermissions(api, table)).toThrow('POST /secrets has a permission and is no call')
  expect(() => checkPermissions(api, { ...table, 'PUT /gone/{id}': everybody })).toThrow('no call')
  api.post('/secrets', (c) => c.text('kept'))
  expect(() => checkPermissions(api, table)).not.toThrow()
})

it('a call with a permission from two slices does too', () => {
  expect(() => joinPermissions([{ 'GET /products': everybody }, { 'GET /products': staff }])).toThrow(
    'GET /products has two permissions',
  )
})

describeShop('a public call with an access token', (shop) => {
  it('counts a dead or forged token as none, and is not kept for others with a live one', async () => {
    expect(() => createApi(shop.shop)).not.toThrow()
    const { headers } = await signIn(shop.shop, 'customer')
    for (const authorization of ['Bearer x', 'Bearer a.b.c', 'Basic abc', `${headers.authorization}x`]) {
      const answer = await shop.get('/api/products', { authorization })
      expect([authorization, answer.status]).toEqual([authorization, 200])
    }
    const known = await shop.get('/api/products', headers)
    expect([known.status, known.headers['cache-control']]).toEqual([200, 'private, no-store'])
  })
})
