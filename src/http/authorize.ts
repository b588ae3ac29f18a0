import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { inspectRoutes } from 'hono/dev'
import type { Caller, Permission, Permissions, Person } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { ApiEnv } from './api-router.ts'

/** Whose access token this is, and of which session; undefined for a token that is expired, forged or unknown (I1). */
export type Identify = (token: string) => Promise<{ person: Person; session: string } | undefined>

/** Puts the table of permissions in front of every call: it is asked before the slice sees the request (I2, I9). */
export function authorize(api: OpenAPIHono<ApiEnv>, permissions: Permissions, identify: Identify): void {
  for (const [call, permission] of Object.entries(permissions)) {
    const [method = '', path = ''] = call.split(' ')
    api.on(method, routed(path), admit(permission, identify))
  }
}

/**
 * Throws when a route of this router has no permission, or a permission no route: such a shop does not start (I9).
 * Plain routes count like those of the OpenAPI document; what stands in front of a call has its method and path.
 */
export function checkPermissions(api: OpenAPIHono<ApiEnv>, permissions: Permissions): void {
  const declared = Object.keys(permissions).map(routed)
  const routes = inspectRoutes(api).map((route) => ({ ...route, call: `${route.method} ${route.path}` }))
  const bare = routes.find(({ call }) => !declared.includes(call))
  if (bare) throw new Error(`${bare.call} has no permission in the permissions.ts of its slice`)
  const answered = new Set(routes.filter(({ isMiddleware }) => !isMiddleware).map(({ call }) => call))
  const idle = declared.find((call) => !answered.has(call))
  if (idle) throw new Error(`${idle} has a permission and is no call`)
}

/** A call of the table as the router has it: `{id}` is `:id`. */
function routed(call: string): string {
  return call.replace(/\{(\w+)\}/g, ':$1')
}

/** The person behind a call that is not open to visitors. Throws `unauthenticated` where the table let one through. */
export function personOf(c: Context<ApiEnv>): Person {
  const caller = c.get('caller')
  if (caller.role === 'visitor') throw pleaseLogIn()
  return caller
}

/** The token of an Authorization header; undefined where it has none. */
export function tokenIn(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(header ?? '')?.[1]
}

function admit(permission: Permission, identify: Identify): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const token = tokenIn(c.req.header('authorization'))
    const known = token ? await identify(token) : undefined
    const caller: Caller = known?.person ?? { role: 'visitor' }
    if (!permission.includes(caller.role)) throw caller.role === 'visitor' ? pleaseLogIn() : notAllowed()
    c.set('caller', caller)
    c.set('session', known?.session)
    // What somebody is shown because of who they are is for nobody else to keep.
    if (known) {
      await next()
      c.res.headers.set('cache-control', 'private, no-store')
      return
    }
    return next()
  }
}

function pleaseLogIn(): Problem {
  return new Problem('unauthenticated', {
    en: 'Please log in to go on.',
    ar: 'يرجى تسجيل الدخول للمتابعة.',
  })
}

function notAllowed(): Problem {
  return new Problem('forbidden', {
    en: 'Your account may not do this.',
    ar: 'حسابك غير مخوّل بهذا الإجراء.',
  })
}
