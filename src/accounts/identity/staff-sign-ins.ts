import type { Context, MiddlewareHandler } from 'hono'
import { findPersonByEmail, findRole } from '#src/accounts/person/person.store.ts'
import type { AuditKind } from '#src/audit/audit-kind.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { recordLocked } from '#src/audit/record-refusal.ts'
import type { Role } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { addressIn } from '#src/http/authorize.ts'
import type { Shop } from '#src/shop.ts'
import type { IdentityProvider } from './identity-provider.ts'

const sessionCookie = /^((?:__Secure-)?haqiba\.session_token=[^;]+)/

/** What the activity log is told about accounts of the staff (I13); those of customers are nobody's business. */
export function staffSignIns(
  { db, clock, config, log }: Pick<Shop, 'db' | 'clock' | 'config' | 'log'>,
  identity: IdentityProvider,
) {
  const from = (c: Context<ApiEnv>) => addressIn(c, config.TRUST_PROXY)

  async function record(c: Context<ApiEnv>, kind: AuditKind, id: string, role: string | undefined) {
    if (!isOfStaff(role)) return
    const by = { id, role, address: from(c) }
    await inTransaction(db, (trx) => recordAudit(trx, { kind, thing: { id } }, { by, now: clock() }))
  }

  /** Whichever way somebody came in: nobody gets a session's cookie before its line is written. */
  const watch: MiddlewareHandler<ApiEnv> = async (c, next) => {
    await next()
    // Whoever changes a password is in already; that has a line of its own.
    const cookie = c.req.path.endsWith('/change-password') ? undefined : newSessionIn(c)
    if (cookie === undefined) return
    try {
      const session = await identity.provenSession(new Headers({ cookie }))
      if (session) await record(c, 'signed-in', session.userId, await findRole(db, session.userId))
    } catch (error) {
      // With the reply's cookies, which the reply that tells of the fault would take over.
      c.res = undefined
      throw error
    }
  }

  return {
    watch,
    /** Tells what was done to the account of this e-mail by its owner. */
    async tell(c: Context<ApiEnv>, kind: AuditKind, email: string): Promise<void> {
      const person = await findPersonByEmail(db, email)
      if (person) await record(c, kind, person.id, person.role)
    },
    /**
     * Tells of a wrong password or a locked account. Beside the reply, not before it: its time must not say whose
     * e-mail is one of the staff's (I5').
     */
    tellRefused(c: Context<ApiEnv>, email: string, error: unknown): void {
      const kind = refusalIn(error)
      if (kind === undefined) return
      const address = from(c)
      const told = findPersonByEmail(db, email).then(async (person) => {
        if (!person || !isOfStaff(person.role)) return
        const by = { id: null, role: 'visitor', address, addressOwner: person.id } as const
        if (kind === 'sign-in-locked') return recordLocked({ db, clock }, by, person.id)
        const entry = { kind, thing: { id: person.id } }
        await inTransaction(db, (trx) => recordAudit(trx, entry, { by, now: clock() }))
      })
      told.catch((fault) => log.error('activity log', fault))
    },
  }
}

function isOfStaff(role: string | undefined): role is Exclude<Role, 'customer'> {
  return role === 'admin' || role === 'manager'
}

/** The session cookie that a reply sets and its request did not bring; a renewed one is no way in. */
function newSessionIn(c: Context): string | undefined {
  const brought = c.req.header('cookie') ?? ''
  return c.res.headers
    .getSetCookie()
    .filter((line) => !/max-age=0\b/i.test(line))
    .map((line) => sessionCookie.exec(line)?.[1])
    .find((cookie) => cookie !== undefined && !brought.includes(cookie))
}

function refusalIn(error: unknown): 'sign-in-refused' | 'sign-in-locked' | undefined {
  if (!(error instanceof Problem)) return undefined
  if (error.extra.code === 'INVALID_EMAIL_OR_PASSWORD') return 'sign-in-refused'
  return error.kind === 'too-often' ? 'sign-in-locked' : undefined
}
