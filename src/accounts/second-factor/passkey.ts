import { randomBytes, randomUUID } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'
import { isWrongPasskey } from './factor-problems.ts'

/** How long somebody may take to touch the passkey, in ms. */
const patienceMs = 5 * 60_000

type PasskeyContext = Pick<Shop, 'db' | 'clock' | 'config'>
/** Whose passkey it is, in which session it was asked for, and the page that asks, as its `Origin` says. */
export type PasskeyCall = { userId: string; sessionId: string; origin: string | undefined }

/** EdDSA, ES256 and RS256 (COSE's numbers); finding out what else this Node could check makes it warn. */
const supportedAlgorithmIDs = [-8, -7, -257]

// Loaded at the first use: of a start that has to be quick it is no part.
const library = () => import('@simplewebauthn/server')

/** What a browser needs to make a new passkey for somebody; good once, for five minutes, in this session. */
export async function askNewPasskey(
  shop: PasskeyContext,
  call: PasskeyCall & { email: string; name: string },
) {
  const { generateRegistrationOptions } = await library()
  const known = await listPasskeys(shop.db, call.userId)
  return generateRegistrationOptions({
    rpName: 'Haqiba',
    rpID: hostOf(shop),
    userName: call.email,
    userDisplayName: call.name,
    userID: Uint8Array.from(Buffer.from(call.userId)),
    challenge: await newChallenge(shop, 'new', call.sessionId),
    timeout: patienceMs,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/** The passkey a browser has made, as a row. Throws `refused` for anything but an answer to `askNewPasskey`. */
export async function readNewPasskey(
  shop: PasskeyContext,
  { sessionId, origin }: PasskeyCall,
  response: RegistrationResponseJSON,
) {
  const { verifyRegistrationResponse } = await library()
  const expectedChallenge = await takeChallenge(shop, 'new', sessionId)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: originsOf(shop, origin),
    expectedRPID: hostOf(shop),
    supportedAlgorithmIDs,
    requireUserVerification: false,
  }).catch(refused)
  if (!registrationInfo) throw isWrongPasskey()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return {
    id: randomUUID(),
    kind: 'passkey',
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    sign_count: counter,
    transports: JSON.stringify(transports),
  }
}

/** What a browser needs to ask one of somebody's passkeys; good once, for five minutes, in this session. */
export async function askPasskey(shop: PasskeyContext, { userId, sessionId }: PasskeyCall) {
  const { generateAuthenticationOptions } = await library()
  const known = await listPasskeys(shop.db, userId)
  return generateAuthenticationOptions({
    rpID: hostOf(shop),
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    challenge: await newChallenge(shop, 'ask', sessionId),
    timeout: patienceMs,
    userVerification: 'preferred',
  })
}

/** Checks the answer of one of somebody's passkeys and answers which it was. Throws `refused` for any other. */
export async function checkPasskey(
  shop: PasskeyContext,
  { userId, sessionId, origin }: PasskeyCall,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const { verifyAuthenticationResponse } = await library()
  const expectedChallenge = await takeChallenge(shop, 'ask', sessionId)
  const passkey = (await listPasskeys(shop.db, userId)).find(({ id }) => id === response.id)
  if (!passkey) throw isWrongPasskey()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: originsOf(shop, origin),
    expectedRPID: hostOf(shop),
    credential: passkey,
    requireUserVerification: false,
  }).catch(refused)
  if (!verified) throw isWrongPasskey()
  await inTransaction(shop.db, (trx) =>
    trx
      .updateTable('second_factors')
      .set({ sign_count: authenticationInfo.newCounter })
      .where('id', '=', passkey.factor)
      .execute(),
  )
  return passkey.factor
}

async function listPasskeys(db: Db, userId: string) {
  const rows = await db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'passkey')
    .execute()
  return rows.map((row) => ({
    factor: row.id,
    id: row.credential_id ?? '',
    publicKey: Uint8Array.from(Buffer.from(row.public_key ?? '', 'base64url')),
    counter: row.sign_count ?? 0,
    transports: JSON.parse(row.transports ?? '[]') as string[],
  }))
}

type Use = 'new' | 'ask'

/** One question at a time for each session and use: a newer one takes the place of the older. */
async function newChallenge({ db, clock }: PasskeyContext, use: Use, sessionId: string) {
  const challenge = randomBytes(32)
  const at = clock().toISOString()
  const row = {
    identifier: `passkey-${use}:${sessionId}`,
    value: challenge.toString('base64url'),
    expires_at: new Date(clock().getTime() + patienceMs).toISOString(),
    created_at: at,
    updated_at: at,
  }
  await inTransaction(db, (trx) =>
    trx
      .insertInto('verifications')
      .values({ id: row.identifier, ...row })
      .onConflict((clash) => clash.column('id').doUpdateSet(row))
      .execute(),
  )
  return Uint8Array.from(challenge)
}

async function takeChallenge({ db, clock }: PasskeyContext, use: Use, sessionId: string): Promise<string> {
  const taken = await inTransaction(db, (trx) =>
    trx
      .deleteFrom('verifications')
      .where('id', '=', `passkey-${use}:${sessionId}`)
      .where('expires_at', '>', clock().toISOString())
      .returning('value')
      .executeTakeFirst(),
  )
  if (!taken) throw isWrongPasskey()
  return taken.value
}

/** A passkey belongs to the host of PUBLIC_URL and works nowhere else. */
function hostOf({ config }: PasskeyContext): string {
  return new URL(config.PUBLIC_URL).hostname
}

/** The pages that may ask. A shop that was not told where it is found takes any port of localhost for its own. */
function originsOf({ config }: PasskeyContext, asking: string | undefined): string[] {
  const own = new URL(config.PUBLIC_URL)
  const isLocal = own.hostname === 'localhost' && /^http:\/\/localhost(:\d+)?$/.test(asking ?? '')
  return isLocal && asking ? [own.origin, asking] : [own.origin]
}

function refused(): never {
  throw isWrongPasskey()
}
