import * as z from 'zod'
import { GivenPassword, NewPassword } from '#src/accounts/passwords/password-rules.ts'
import { line } from '#src/http/field.ts'

/** An e-mail as accounts keep it: lower case. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** How somebody wants to be called. */
export const PersonName = line(80).min(1)

/** A path of this site: browsers drop tabs and line ends before they look whether there are two slashes. */
const SitePath = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)[^\\\p{Cc}]*$/u)

/** What each call of the identity provider takes; whatever else was sent is dropped before the provider sees it. */
export const authBodies = {
  'sign-up/email': z.object({ name: PersonName, email: Email, password: NewPassword }),
  'sign-in/email': z.object({ email: Email, password: GivenPassword }),
  'sign-in/social': z.object({
    provider: z.enum(['google', 'oidc']),
    callbackURL: SitePath.optional(),
    errorCallbackURL: SitePath.optional(),
  }),
  'sign-out': z.unknown().transform(() => ({})),
  'reset-password': z.object({ token: z.string().max(200), newPassword: NewPassword }),
  'change-password': z
    .object({ currentPassword: GivenPassword, newPassword: NewPassword })
    .transform((body) => ({ ...body, revokeOtherSessions: true })),
  'update-user': z.object({ name: PersonName }),
} as const

export type ProviderCall = keyof typeof authBodies

/** The password may be missing where somebody has none, or has just signed in. */
export const Deletion = z.object({ password: GivenPassword.optional() })

export const ResetRequest = z.object({ email: Email })

/** A new password is needed wherever the account's own session does not ask (I11). */
export const Verification = z.object({ token: z.string().max(2000), newPassword: NewPassword.optional() })
