import type { Generated } from 'kysely'
import type { Flag } from './db.ts'

export type AccountTables = {
  users: UserRow
  sessions: SessionRow
  sign_in_methods: SignInMethodRow
  verifications: VerificationRow
  /** How often something was tried for an e-mail, by its hash, until the count ends: accounts/guessing/sign-in-attempts.store.ts. */
  account_tries: { subject: string; tries: number; ends_at: string }
}

type UserRow = {
  id: string
  name: string
  /** The name as search compares it: core/fold.ts. */
  name_folded: Generated<string>
  email: string
  email_verified: Flag
  image: string | null
  role: string
  created_at: string
  updated_at: string
}

/** A browser somebody is signed in on. */
type SessionRow = {
  id: string
  user_id: string
  token: string
  expires_at: string
  ip_address: string | null
  user_agent: string | null
  created_at: string
  updated_at: string
}

/** A way somebody can prove who they are: a password's hash, or an account elsewhere. */
type SignInMethodRow = {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: string | null
  refresh_token_expires_at: string | null
  scope: string | null
  created_at: string
  updated_at: string
}

/** A one-time proof on its way: a reset link, an e-mail to verify, the state of a sign-in elsewhere. */
type VerificationRow = {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}
