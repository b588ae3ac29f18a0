import { afterEach, describe, expect, it } from 'vitest'
import { plainPicture } from '#src/media/picture.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { send, stranger, upload } from '../../attacks.ts'
import { startOwnPostgres } from '../../postgres.ts'
import { type RunningShop, startShop } from '../../running-shop.ts'
import { makePlace, type Place } from './order-load.ts'

/** Whoever finds one of these in the log found something of a person, or a secret. */
const name = 'Kanariya Alcanari'
const email = 'kanariya.alcanari@example.com'
const phone = '95417263'
const password = 'Gelbvogel-singt-5417'
const wrong = 'Gelbvogel-irrt-5417'
const secrets = {
  AUTH_SECRET: 'gelbvogel-secret-'.repeat(3),
  mail: 'gelbvogel-mail',
  admin: 'Gelbvogel-chef-5417',
}
const canary = /kanariya|alcanari|9541 ?7263|gelbvogel/i

let place: Place | undefined
let shop: RunningShop | undefined
let end: (() => Promise<void>) | undefined
afterEach(async () => {
  await shop?.stop()
  await end?.()
  place?.remove()
})

async function open(engine: string) {
  const postgres = engine === 'postgres' ? await startOwnPostgres() : undefined
  end = postgres && (() => postgres.remove())
  place = await makePlace({ url: postgres?.url })
  const running = await startShop({
    ...place.env,
    LOG_LEVEL: 'debug',
    AUTH_SECRET: secrets.AUTH_SECRET,
    // Nobody listens there, and no letter can be sent.
    SMTP_URL: `smtp://shop:${secrets.mail}@127.0.0.1:1`,
    ADMIN_EMAIL: 'owner@haqiba.example',
    ADMIN_PASSWORD: secrets.admin,
  })
  shop = running
  return { running, place, postgres }
}

/** What was told to the browser and opens something: it must not be in the log either. */
const told: string[] = []

async function ask(
  running: RunningShop,
  path: string,
  body: unknown,
  { method = 'POST', ...headers }: Record<string, string> = {},
) {
  const answer = await send(running, path, body, { ...stranger(told.length + 1), ...headers }, method)
  const text = await answer.text()
  for (const [, token = ''] of text.matchAll(/"(?:token|trackToken|accessToken)":"([^"]+)"/g))
    told.push(token)
  for (const [, token = ''] of text.matchAll(/"(?:trackUrl|draftUrl)":"[^"]*\/([^"/]+)"/g)) told.push(token)
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  told.push(...cookies.flatMap((one) => one.split('=')[1] || []))
  return { status: answer.status, text, cookie: cookies.join('; ') }
}

function get({ origin }: RunningShop, path: string, headers: Record<string, string> = {}) {
  return fetch(`${origin}${path}`, { headers: { ...stranger(7), ...headers } }).then((answer) =>
    answer.text(),
  )
}

async function shopper(running: RunningShop, { tote }: Place): Promise<void> {
  const person = { name, email, password }
  await ask(running, '/api/auth/sign-up/email', { ...person, password: '12345' })
  expect((await ask(running, '/api/auth/sign-up/email', person)).status).toBe(200)
  await ask(running, '/api/auth/sign-up/email', person)
  await ask(running, '/api/auth/sign-in/email', { email, password: wrong })
  const { cookie } = await ask(running, '/api/auth/sign-in/email', { email, password })
  const { text } = await ask(running, '/api/jwt', { email }, { cookie })
  const authorization = `Bearer ${JSON.parse(text).token}`
  await ask(running, '/api/auth/request-password-reset', { email, redirectTo: '/reset-password' })
  const customer = { name, email, mobileNumber: phone, address: `Way 1, ${name}`, comment: `Call ${phone}` }
  await ask(running, '/api/addresses', anAddress, { authorization })
  await ask(running, '/api/addresses', { ...anAddress, place: name }, { authorization })
  const order = sampleOrder([{ product: tote }], customer)
  const placed = await ask(running, '/api/postOrder', order, { authorization })
  expect(placed.status).toBe(200)
  await ask(running, '/api/postOrder', { ...order, total: 1 }, { 'idempotency-key': name })
  await ask(running, '/api/postOrder', `{"customerData":{"name":"${name}"`)
  await ask(running, '/api/trackOrder', { orderId: JSON.parse(placed.text).orderId, mobileNumber: phone })
  await ask(running, '/api/trackOrder', { orderId: '1', mobileNumber: `${phone}1` })
  await ask(running, '/api/contact', { fullName: name, email, message: `${name} ${phone}` })
  await ask(running, '/api/contact', { fullName: name, email: phone, message: '' })
  const { trackUrl } = JSON.parse(placed.text)
  const tracked = `/api/trackOrder/${String(trackUrl).split('/').at(-1)}`
  await ask(running, `${tracked}/change`, {
    status: 'Return',
    from: 'Pending',
    reason: 'defect',
    comment: name,
  })
  await get(running, `${tracked}/return`)
  await get(running, `/track/${String(trackUrl).split('/').at(-1)}`)
  await upload(running, await plainPicture(300, 200).jpeg().toBuffer(), { authorization })
  await upload(running, Buffer.from(name), stranger(8))
  const query = `email=${email}&search=${phone}&name=${encodeURIComponent(name)}`
  for (const path of [
    '/api/order',
    '/api/orders',
    '/api/customers',
    '/shop',
    '/api/products',
    '/track-order',
  ])
    await get(running, `${path}?${query}`, { authorization })
  for (const path of [
    `/api/admin/${email}`,
    `/api/customer/${encodeURIComponent(email)}`,
    `/${email}`,
    '/api/me',
  ])
    await get(running, path, { authorization, referer: `https://x.example/?${query}`, 'user-agent': email })
  await get(running, '/api/me', { authorization: `Bearer ${password}`, cookie: `session=${password}` })
}

const anAddress = {
  label: 'Home',
  name,
  mobileNumber: phone,
  place: { area: 'Ruwi', line: `Way of ${name}` },
}

async function staff(running: RunningShop, { tote }: Place): Promise<void> {
  const admin = { email: 'owner@haqiba.example', password: secrets.admin }
  const { cookie } = await ask(running, '/api/auth/sign-in/email', admin)
  const { text } = await ask(running, '/api/jwt', { email: admin.email }, { cookie })
  const authorization = `Bearer ${JSON.parse(text).token}`
  for (const path of [
    '/api/orders',
    '/api/customers',
    '/api/letters',
    '/api/users',
    '/api/audit',
    '/api/inbox',
  ])
    expect(await get(running, `${path}?search=${phone}&limit=10`, { authorization })).toMatch(/[[{]/)
  await ask(running, '/api/invitations', { email: `second.${email}`, role: 'manager' }, { authorization })
  await ask(running, '/api/testLetter', {}, { authorization })
  await readLetters(running, authorization)
  const done = async (method: string, path: string, body: unknown) => {
    const answer = await ask(running, path, body, { authorization, method })
    expect([method, path, answer.status, answer.text]).toEqual([method, path, 200, answer.text])
    // Once more with a word that no call takes: what is refused names nobody either.
    await ask(running, path, { ...(body as object), [name]: phone, amount: name }, { authorization, method })
    return JSON.parse(answer.text)
  }
  const [order] = JSON.parse(await get(running, '/api/orders?limit=1', { authorization }))
  await workOnOrder(order._id, done)
  await prepareOrder(running, tote, done)
}

type Done = (method: string, path: string, body: unknown) => Promise<Record<string, unknown>>

/** All that staff write about an order and whose it is: calls, notes, money, a return from its reason to its end. */
async function workOnOrder(id: string, done: Done): Promise<void> {
  await done('POST', `/api/orderCalls/${id}`, { outcome: 'no answer', note: `${name} hung up on ${phone}` })
  await done('POST', `/api/customers/${id}/notes`, { note: `${name} pays late` })
  await done('PUT', `/api/customers/${id}/tags`, { tags: ['kanariya'] })
  await done('PUT', `/api/customers/${id}/block`, { reason: `${name} refused twice` })
  const money = { amount: 1, method: 'transfer', reference: phone, note: `From ${name}`, seen: 0 }
  await done('POST', `/api/orderPayment/${id}`, money)
  for (const status of ['Confirmed', 'Delivered']) await done('PUT', `/api/orderStatus/${id}`, { status })
  const asked = { status: 'Return', from: 'Delivered', reason: 'defect', comment: `${name} says it is torn` }
  await done('PUT', `/api/orderReturn/${id}`, asked)
}

/** An order prepared for somebody, read and confirmed by its link, where its address is asked for. */
async function prepareOrder(running: RunningShop, tote: Place['tote'], done: Done): Promise<void> {
  const customerData = { name, email, mobileNumber: '92345677', address: '', comment: name }
  const offer = staffOrderOf([{ product: tote }], { customerData })
  const discount = { omr: 1, reason: `A friend of ${name}` }
  const { draftUrl } = await done('POST', '/api/orderDraft', { ...offer, discount, total: offer.total - 1 })
  const token = String(draftUrl).split('/').at(-1)
  expect(await get(running, `/api/orderDraft/${token}`)).toContain(name)
  for (const path of ['/draft', '/ar/draft']) await get(running, `${path}/${token}`)
  const paid = { paymentMethod: 'Cash On Delivery', address: `Way of ${name}` }
  await ask(running, `/api/orderDraft/${token}/confirm`, { ...paid, paymentMethod: name })
  expect((await ask(running, `/api/orderDraft/${token}/confirm`, paid)).status).toBe(200)
}

/** Every letter that is kept, and one of them sent again. */
async function readLetters(running: RunningShop, authorization: string): Promise<void> {
  const { data } = JSON.parse(await get(running, '/api/letters', { authorization }))
  const read = data.map(({ _id }: { _id: string }) => get(running, `/api/letter/${_id}`, { authorization }))
  expect((await Promise.all(read)).join()).toMatch(canary)
  await ask(running, `/api/letter/${data[0]._id}/resend`, {}, { authorization })
}

describe.each(['sqlite', 'postgres'])('names, phones, passwords and tokens [%s]', (engine) => {
  it('stand nowhere in the log at its most talkative, whatever is done, refused or broken', async () => {
    const { running, place: here, postgres } = await open(engine)
    await shopper(running, here)
    await staff(running, here)
    await expect.poll(() => lettersTried(here), { timeout: 60_000 }).toBeGreaterThan(3)
    await postgres?.stop('crash')
    if (postgres) await shopperMeetsBrokenShop(running, here)
    const log = running.output()
    const lines = log
      .split('\n')
      .filter((line) => canary.test(line) || told.some((one) => one.length > 20 && line.includes(one)))
    expect(lines).toEqual([])
    // The control: there is a log, and it tells what was asked and what went wrong.
    expect(log).toMatch(/"path":"\/api\/postOrder","status":200/)
    expect(log).toMatch(/"path":"\/:email"/)
    expect(told.length).toBeGreaterThan(5)
    expect(canary.test(`{"to":"${email}"}`)).toBe(true)
    await postgres?.start()
  })
})

const lettersTried = ({ read }: Place) =>
  read(
    async (db) =>
      (await db.selectFrom('mail_outbox').select('id').where('attempts', '>', 0).execute()).length,
  )

async function shopperMeetsBrokenShop(running: RunningShop, { tote }: Place): Promise<void> {
  const order = sampleOrder([{ product: tote }], { name, email, mobileNumber: phone })
  expect((await ask(running, '/api/postOrder', order)).status).toBe(503)
  await ask(running, '/api/auth/sign-in/email', { email, password })
  await get(running, `/api/customer/${email}`)
}
