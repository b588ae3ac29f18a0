import { createRoute, z } from '@hono/zod-openapi'
import { findPersonByEmail } from '#src/accounts/person/person.store.ts'
import type { Role } from '#src/core/permission.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { personOf } from '#src/http/authorize.ts'
import { line } from '#src/http/field.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'

const request = { params: z.object({ email: line(254).toLowerCase() }) }

const adminRoute = createRoute({
  method: 'get',
  path: '/admin/{email}',
  summary: 'Is this person an admin? True only for themselves and for an admin who asks (I2)',
  request,
  responses: { 200: json(z.object({ admin: z.boolean() }), 'Yes or no'), ...problems(401, 422) },
})

const managerRoute = createRoute({
  method: 'get',
  path: '/manager/{email}',
  summary: 'Is this person a manager? True only for themselves and for an admin who asks (I2)',
  request,
  responses: { 200: json(z.object({ manager: z.boolean() }), 'Yes or no'), ...problems(401, 422) },
})

const customerRoute = createRoute({
  method: 'get',
  path: '/customer/{email}',
  summary: 'Is this person a customer? True only for themselves and for an admin who asks (I2)',
  request,
  responses: { 200: json(z.object({ customer: z.boolean() }), 'Yes or no'), ...problems(401, 422) },
})

/** product.md section 6's three checks of a role. */
export function roleApi({ db }: Pick<Shop, 'db'>) {
  const has = async (caller: { email: string; role: Role }, email: string, role: Role) => {
    if (caller.email === email) return caller.role === role
    return caller.role === 'admin' && (await findPersonByEmail(db, email))?.role === role
  }
  return apiRouter()
    .openapi(adminRoute, async (c) => {
      return c.json({ admin: await has(personOf(c), c.req.valid('param').email, 'admin') }, 200)
    })
    .openapi(managerRoute, async (c) => {
      return c.json({ manager: await has(personOf(c), c.req.valid('param').email, 'manager') }, 200)
    })
    .openapi(customerRoute, async (c) => {
      return c.json({ customer: await has(personOf(c), c.req.valid('param').email, 'customer') }, 200)
    })
}
