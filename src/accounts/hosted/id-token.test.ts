import { createSecretKey } from 'node:crypto'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LocalToolkit } from '#test/toolkit.ts'
import type { VerifyIdToken } from './id-token.ts'
import { patienceOf } from './toolkit.ts'

let now = new Date('2026-03-01T08:00:00Z')
const seconds = () => Math.floor(now.getTime() / 1000)
const issuer = new LocalToolkit(() => now)
const person = { sub: 'local-1', email: 'Noor@Example.com', name: 'Noor' }
let verify: VerifyIdToken

beforeAll(async () => {
  verify = (await issuer.start()).verify
})
afterAll(() => issuer.stop())

test('an ID token of this project, signed by a published key, says who somebody is', async () => {
  expect(await verify(await issuer.sign(person))).toMatchObject({
    sub: 'local-1',
    email: 'noor@example.com',
    name: 'Noor',
  })
})

test.each<[string, () => Record<string, unknown>]>([
  ['of another project', () => ({ aud: 'another-shop', iss: 'https://securetoken.google.com/another-shop' })],
  ['for another audience', () => ({ aud: 'another-shop' })],
  ['of another issuer', () => ({ iss: 'https://securetoken.google.com.evil.test/demo-shop' })],
  ['that is over', () => ({ exp: seconds() - 61 })],
  ['that never ends', () => ({ exp: undefined })],
  ['issued in the future', () => ({ iat: seconds() + 61 })],
  ['issued long ago', () => ({ iat: seconds() - 3661, exp: seconds() + 3600 })],
  ['signed in to in the future', () => ({ auth_time: seconds() + 61 })],
  ['that does not say when somebody signed in', () => ({ auth_time: undefined })],
  ['about nobody', () => ({ sub: '' })],
  ['without an e-mail', () => ({ email: undefined })],
])('an ID token %s proves nothing', async (_, claims) => {
  expect(await verify(await issuer.sign({ ...person, ...claims() }))).toBeUndefined()
})

test('an ID token that is unsigned, forged, or signed by somebody else or another way proves nothing', async () => {
  const good = await issuer.sign(person)
  const [head = '', body = '', signature = ''] = good.split('.')
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  const stranger = await generateKeyPair('RS256')
  const other = Buffer.from(JSON.stringify({ ...person, sub: 'local-2' })).toString('base64url')
  const shared = createSecretKey(Buffer.from('a-web-api-key-that-everybody-may-know'))
  const byKeyOfOurs = await new SignJWT(person)
    .setProtectedHeader({ alg: 'HS256', kid: 'first' })
    .sign(shared)
  for (const forged of [
    `${none}.${body}.`,
    `${none}.${body}.${signature}`,
    `${head}.${other}.${signature}`,
    `${head}.${body}.`,
    await issuer.sign(person, stranger.privateKey),
    byKeyOfOurs,
    'x',
    '',
  ])
    expect(await verify(forged), forged.slice(0, 40)).toBeUndefined()
})

test('the keys are read once for as long as they are fresh, by however many at once', async () => {
  const keys = new LocalToolkit(() => now)
  const world = await keys.start()
  const token = await keys.sign(person)
  const asked = () => keys.keyReadings
  await Promise.all(Array.from({ length: 20 }, () => world.verify(token)))
  expect(asked()).toBe(1)
  now = new Date(now.getTime() + 59_000)
  await world.verify(token)
  expect(asked()).toBe(1)
  now = new Date(now.getTime() + 2000)
  await world.verify(token)
  expect(asked()).toBe(2)
  keys.stop()
  expect(await world.verify(token)).toBeDefined()
  now = new Date(now.getTime() + 61_000)
  await expect(world.verify(token), 'unknown is no refusal').rejects.toThrow()
})

test('the provider is waited for 30 s by a desktop and 60 s by a phone', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148 Safari/604.1'
  const desktop = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
  expect([
    patienceOf(new Headers()),
    patienceOf(new Headers({ 'user-agent': desktop })),
    patienceOf(new Headers({ 'user-agent': phone })),
    patienceOf(new Headers({ 'sec-ch-ua-mobile': '?1', 'user-agent': desktop })),
    patienceOf(new Headers({ 'sec-ch-ua-mobile': '?0', 'user-agent': phone })),
  ]).toEqual([30_000, 30_000, 60_000, 60_000, 30_000])
})
