import { randomUUID } from 'node:crypto'
import { sign } from 'hono/jwt'
import { readAccessToken, signAccessToken } from '#src/accounts/identity/access-token.ts'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { keepMessage } from '#src/contact/contact.store.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { sampleTaxDocument } from '#src/tax/tax-document.sample.ts'
import { issueDocument } from '#src/tax/tax-document.store.ts'
import type { TestShop } from '../shop.ts'

type Headers = Record<string, string>

/** A shop with one of each thing, and people of every kind around it. */
export type World = {
  product: NewProduct
  order: { id: string; track_token: string }
  slide: string
  email: string
  /** A visitor's message that nobody has answered. */
  message: string
  taxDocument: string
  /** Whose order it is. */
  owner: SignedIn
  /** Whom admins may change and delete. */
  bystander: SignedIn
  /** Who counts as a visitor, by what their headers are. */
  visitors: Record<string, Headers>
  customers: Record<'owner' | 'another customer' | 'a demoted admin', Headers>
  manager: Headers
  admin: Headers
}

/** Builds the world in an empty test shop. */
export async function buildWorld(shop: TestShop): Promise<World> {
  const people = {
    owner: await signIn(shop.shop, 'customer'),
    other: await signIn(shop.shop, 'customer'),
    bystander: await signIn(shop.shop, 'customer'),
    manager: await signIn(shop.shop, 'manager'),
    admin: await signIn(shop.shop, 'admin'),
    demoted: await signIn(shop.shop, 'admin'),
  }
  await shop.db
    .updateTable('users')
    .set({ role: 'customer' })
    .where('id', '=', people.demoted.person.id)
    .execute()
  const order = await fileOrder(shop.db, {
    user_id: people.owner.person.id,
    customer_email: people.owner.person.email,
  })
  return {
    product: await stockOne(shop.db),
    order: { id: order.id, track_token: order.track_token },
    slide: await hangSlide(shop),
    email: await queueEmail(shop),
    message: await writeMessage(shop),
    taxDocument: await issueInvoice(shop),
    owner: people.owner,
    bystander: people.bystander,
    visitors: await visitors(shop, people.admin, people.owner),
    customers: {
      owner: people.owner.headers,
      'another customer': people.other.headers,
      'a demoted admin': people.demoted.headers,
    },
    manager: people.manager.headers,
    admin: people.admin.headers,
  }
}

/** Nobody, and everybody whose token proves nothing; most of them say they are the admin. */
async function visitors(shop: TestShop, admin: SignedIn, owner: SignedIn): Promise<Record<string, Headers>> {
  const { secret } = shop.shop
  const [head = '', body = '', signature = ''] = tokenOf(admin).split('.')
  const [, , ownersSignature = ''] = tokenOf(owner).split('.')
  const claims = { sub: admin.person.id, sid: admin.sessionId, exp: shop.now.getTime() / 1000 + 900 }
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  const tokens: Record<string, string> = {
    'a token of an hour ago': await signAccessToken(
      secret,
      { userId: admin.person.id, sessionId: admin.sessionId },
      new Date(shop.now.getTime() - 3600_000),
    ),
    'alg none': `${none}.${body}.`,
    'alg none with the old signature': `${none}.${body}.${signature}`,
    'an empty signature': `${head}.${body}.`,
    "the admin's payload under another signature": `${head}.${body}.${ownersSignature}`,
    'the session of another': await signAccessToken(
      secret,
      { userId: admin.person.id, sessionId: owner.sessionId },
      shop.now,
    ),
    'the token of a deleted admin': tokenOf(await gone(shop, 'users')),
    'the token of an ended session': tokenOf(await gone(shop, 'sessions')),
    'the token of a session that is over': tokenOf(await over(shop)),
    'the token of a half session (I12)': tokenOf(await half(shop)),
    rubbish: 'rubbish',
  }
  for (const guess of ['secret', 'password', 'changeme', 'your-256-bit-secret', 'access-token:', secret])
    tokens[`a token signed with ${guess === secret ? 'the bare secret' : guess}`] = await sign(
      claims,
      guess,
      'HS256',
    )
  if (!(await readAccessToken([secret], tokenOf(admin), shop.now)))
    throw new Error('The true token is not read')
  const entries = Object.entries(tokens).map(
    ([name, token]) => [name, { authorization: `Bearer ${token}` }] as const,
  )
  return { anonymous: {}, ...Object.fromEntries(entries) }
}

function tokenOf({ headers }: SignedIn): string {
  return headers.authorization.replace('Bearer ', '')
}

async function gone(shop: TestShop, table: 'users' | 'sessions'): Promise<SignedIn> {
  const person = await signIn(shop.shop, 'admin')
  const id = table === 'users' ? person.person.id : person.sessionId
  await shop.db.deleteFrom(table).where('id', '=', id).execute()
  if (table === 'sessions')
    await shop.db.updateTable('users').set({ role: 'customer' }).where('id', '=', person.person.id).execute()
  return person
}

async function over(shop: TestShop): Promise<SignedIn> {
  const admin = await signIn(shop.shop, 'admin')
  const ended = { expires_at: new Date(shop.now.getTime() - 1).toISOString() }
  await shop.db.updateTable('sessions').set(ended).where('id', '=', admin.sessionId).execute()
  return admin
}

/** An admin with a second factor that this session was not given. */
async function half(shop: TestShop): Promise<SignedIn> {
  const admin = await signIn(shop.shop, 'admin')
  const at = shop.now.toISOString()
  const app = { id: randomUUID(), kind: 'totp', name: 'App', secret: 'none', last_step: null, used_at: null }
  const noKey = { credential_id: null, public_key: null, sign_count: null, transports: null }
  await shop.db
    .insertInto('second_factors')
    .values({ ...app, ...noKey, user_id: admin.person.id, created_at: at, confirmed_at: at })
    .execute()
  return admin
}

async function hangSlide(shop: TestShop): Promise<string> {
  const values = { id: 'slide-1', image: '/pictures/x.webp', title: '', time: '2026-01-01T00:00:00.000Z' }
  await shop.db
    .insertInto('sliders')
    .values({ ...values, position: 1, demo: 0 })
    .execute()
  return values.id
}

async function queueEmail(shop: TestShop): Promise<string> {
  const at = shop.now.toISOString()
  const values = { id: 'letter-1', kind: 'contact-message', recipient: 'shop@example.com', locale: 'en' }
  await shop.db
    .insertInto('mail_outbox')
    .values({ ...values, payload: '{}', status: 'waiting', attempts: 0, next_attempt_at: at, created_at: at })
    .execute()
  return values.id
}

/** Issues an invoice; answers its id. */
async function issueInvoice(shop: TestShop): Promise<string> {
  const { content } = sampleTaxDocument('invoice', [{ kind: 'line', rate: 500, gross: 10_500 }])
  const issued = await inTransaction(shop.db, (trx) =>
    issueDocument(trx, { kind: 'invoice', orderId: 'an order', content, now: shop.now }),
  )
  return issued.id
}

/** Keeps a visitor's message that nobody has answered; answers its id. */
export async function writeMessage(shop: TestShop): Promise<string> {
  const request = { fullName: 'Salma', email: 'salma@people.test', message: 'Is the tote still there?' }
  return keepMessage(shop.db, request, { now: shop.now, locale: 'en', shopMail: '' })
}
