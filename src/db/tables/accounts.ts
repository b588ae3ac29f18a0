import type { Generated } from 'kysely'
import type { Flag } from './db.ts'

export type AccountTables = {
  users: UserRow
  sessions: SessionRow
  sign_in_methods: SignInMethodRow
  verifications: VerificationRow
  second_factors: SecondFactorRow
  saved_addresses: SavedAddressRow
  invitations: InvitationRow
  /** Codes on paper, each good once: their hashes (I12). */
  recovery_codes: { user_id: string; code_hash: string }
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

/** An address that somebody keeps (O39): its parts as places/place.ts has them, who gets it there and by which phone. */
type SavedAddressRow = {
  id: string
  user_id: string
  label: string
  name: string
  mobile: string
  country: string
  wilayat: string
  area: string
  line: string
  pin: string
  is_default: Flag
  created_at: string
}

/** Somebody asked to work in the shop, until it is used, taken back or over (I17). */
type InvitationRow = {
  id: string
  email: string
  role: string
  token_hash: string
  invited_by: string
  invited_at: string
  expires_at: string
}

/** A browser somebody is signed in on. */
type SessionRow = {
  id: string
  user_id: string
  token: string
  expires_at: string
  /** Shortened (accounts/devices/short-address.ts); empty until it is noted. */
  ip_address: string | null
  user_agent: string | null
  /** When it was last seen, within 15 minutes; null until the shop has noted who signed in from where. */
  seen_at: string | null
  created_at: string
  updated_at: string
  /** When its person last gave a second factor here; without one, who has a factor is not in yet (I12). */
  factor_proved_at: string | null
  /** When its person last gave the password again. */
  proved_at: string | null
}

/** What proves who somebody is beside a password (I12): `totp`, codes of an app, or `passkey`. */
type SecondFactorRow = {
  id: string
  user_id: string
  kind: string
  name: string
  /** What an app makes its codes from, encrypted: second-factor/sealed.ts. */
  secret: string | null
  /** The last half minute a code was taken of: a code is good once. */
  last_step: number | null
  credential_id: string | null
  /** base64url. */
  public_key: string | null
  sign_count: number | null
  /** JSON: how the browser reaches a passkey. */
  transports: string | null
  created_at: string
  /** Null until the app has shown that it has the secret; such a factor guards nothing. */
  confirmed_at: string | null
  used_at: string | null
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
