import { createRoute, z } from '@hono/zod-openapi'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { createApi } from '#src/app/api.ts'
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
  expect(() => checkPermissions(forgotten)).toThrow('GET /secrets has no permission')
})

it('a plain route without one does too, of one method or of all (I9)', () => {
  const plain = apiRouter()
  plain.get('/secrets', (c) => c.text('all of them'))
  expect(() => checkPermissions(plain)).toThrow('GET /secrets has no permission')
  const all = apiRouter()
  all.all('/products', (c) => c.text('of any method'))
  expect(() => checkPermissions(all)).toThrow('ALL /products has no permission')
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
