import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { inspectRoutes } from 'hono/dev'
import { type Caller, isStaff, type Permission, type Permissions, type Person } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import { addressOf } from './address.ts'
import type { ApiEnv } from './api-router.ts'

/**
 * Whose access token this is, and of which session; undefined for a token that is expired, forged or unknown (I1).
 * `isFresh`: a proof of who they are is not older than ten minutes; `mustEnrol`: staff whose rights rest until they
 * have a second factor (I12).
 */
export type Identify = (
  token: string,
) => Promise<{ person: Person; session: string; isFresh: boolean; mustEnrol: boolean } | undefined>

/** Somebody who is doing something, and from where: what the activity log tells of them (I13). */
export type Actor = Person & { address: string | null }

type Guard = {
  identify: Identify
  /** How many proxies in front are believed (README, TRUST_PROXY). */
  trustProxy: number
  /** Told before somebody of the staff gets the refusal of a call. */
  onStaffRefused?: (actor: Actor, call: string) => Promise<void>
}

/** Puts the table of permissions in front of every call: it is asked before the slice sees the request (I2, I9). */
export function authorize(api: OpenAPIHono<ApiEnv>, permissions: Permissions, guard: Guard): void {
  for (const [call, permission] of Object.entries(permissions)) {
    const [method = '', path = ''] = call.split(' ')
    api.on(method, routed(path), admit(call, permission, guard))
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
export function routed(call: string): string {
  return call.replace(/\{(\w+)\}/g, ':$1')
}

/** The person behind a call that is not open to visitors. Throws `unauthenticated` where the table let one through. */
export function personOf(c: Context<ApiEnv>): Person {
  const caller = c.get('caller')
  if (caller.role === 'visitor') throw pleaseLogIn()
  return caller
}

/** The same with the address: for whatever changes something (I13). */
export function actorOf(c: Context<ApiEnv>): Actor {
  return { ...personOf(c), address: c.get('address') ?? null }
}

/** From where a request came; null for a call in process. */
export function addressIn(c: Context<ApiEnv>, trustProxy: number): string | null {
  const incoming = c.env?.incoming
  return incoming ? addressOf(incoming, trustProxy) : null
}

/** The token of an Authorization header; undefined where it has none. */
export function tokenIn(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(header ?? '')?.[1]
}

function admit(
  call: string,
  permission: Permission,
  { identify, trustProxy, onStaffRefused }: Guard,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const token = tokenIn(c.req.header('authorization'))
    const known = token ? await identify(token) : undefined
    const caller = callerOf(known)
    const address = addressIn(c, trustProxy)
    if (!permission.includes(caller.role)) {
      if (known?.mustEnrol && permission.includes(known.person.role)) throw enrolFirst()
      if (isStaff(caller)) await onStaffRefused?.({ ...caller, address }, call)
      throw caller.role === 'visitor' ? pleaseLogIn() : notAllowed()
    }
    c.set('address', address)
    c.set('caller', caller)
    c.set('session', known?.session)
    c.set('isFresh', known?.isFresh ?? false)
    c.set('mustEnrol', known?.mustEnrol ?? false)
    if (permission.fresh) needFreshProof(c)
    // What somebody is shown because of who they are is for nobody else to keep.
    if (known) {
      await next()
      c.res.headers.set('cache-control', 'private, no-store')
      return
    }
    return next()
  }
}

/** Staff who have yet to enrol are customers to every call: what staff may is refused by construction (I12). */
function callerOf(known: Awaited<ReturnType<Identify>>): Caller {
  if (!known) return { role: 'visitor' }
  return known.mustEnrol ? { ...known.person, role: 'customer' } : known.person
}

/** Throws unless the caller proved within ten minutes who they are; `freshly` in a permissions.ts asks it first (I12). */
export function needFreshProof(c: Context<ApiEnv>): void {
  if (!c.get('isFresh')) throw freshProofNeeded()
}

/** What a call answers that needs a fresh proof; the dashboard asks for it and sends the call again. */
export function freshProofNeeded(): Problem {
  return new Problem(
    'forbidden',
    {
      en: 'Nothing was done: please confirm that it is you first.',
      ar: 'لم يُنفَّذ شيء: يرجى تأكيد الهوية أولًا.',
    },
    { extra: { code: 'fresh-proof-needed' } },
  )
}

function enrolFirst(): Problem {
  return new Problem(
    'forbidden',
    {
      en: 'This shop asks its staff for a second factor. Please add one to your profile first.',
      ar: 'يطلب هذا المتجر من فريق العمل عامل تحقق ثانيًا. يرجى إضافته في الملف الشخصي أولًا.',
    },
    { extra: { code: 'second-factor-required' } },
  )
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
