import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { mayHearBy } from '#src/app/may-hear.ts'
import { personalData } from '#src/app/personal-data.ts'
import { sampleProduct, stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import type { NoticeKind } from './notice.ts'
import type { PushDevice } from './push.ts'
import { pushKeysOf } from './push-keys.ts'
import { createPushSender, forgetEndedDevices } from './push-sender.ts'
import { openPush, type PushBrowser, PushService, pushBrowser } from './push-service.sample.ts'
import { recordNotice } from './record-notice.store.ts'

const minuteMs = 60_000
const noon = new Date('2026-03-01T08:00:00Z')

describeShop('notices on the devices of staff (N4)', (shop) => {
  const service = new PushService()
  let named = 0

  beforeAll(() => service.open())
  afterAll(() => service.close())
  beforeEach(async () => {
    shop.now = noon
    service.status = 201
    service.take()
    await shop.db.deleteFrom('push_outbox').execute()
    await shop.db.deleteFrom('push_devices').execute()
  })

  const senderOf = () =>
    createPushSender({ ...shop.shop, mayHear: mayHearBy(shop.shop), fetch: service.fetch })

  const save = (staff: SignedIn, device: unknown) =>
    shop.send('PUT', '/api/pushDevice', JSON.stringify(device), {
      'content-type': 'application/json',
      ...staff.headers,
    })

  /** Somebody of staff whose browser is told. */
  async function subscribe(
    choice: Partial<PushDevice> = {},
  ): Promise<{ staff: SignedIn; browser: PushBrowser }> {
    named += 1
    const staff = await signIn(shop.shop, 'manager')
    const browser = pushBrowser(`phone-${named}`, choice)
    const saved = await save(staff, browser.device)
    expect([saved.status, saved.text]).toEqual([200, expect.stringContaining(browser.device.endpoint)])
    return { staff, browser }
  }

  const tell = (kind: NoticeKind = 'order-placed', name = '123456') =>
    inTransaction(shop.db, (trx) => recordNotice(trx, { kind, thing: { id: 'thing', name } }, shop.now))

  /** What the service is sent when the sender looks now, opened where it is this browser's. */
  async function pushed(browser: PushBrowser) {
    await senderOf().sendDue()
    return service
      .take()
      .filter(({ path }) => browser.device.endpoint.endsWith(path))
      .map(({ body }) => openPush(browser, body))
  }

  const later = (ms: number) => {
    shop.now = new Date(shop.now.getTime() + ms)
  }
  const devices = () => shop.db.selectFrom('push_devices').select('endpoint').execute()
  const waiting = () => shop.db.selectFrom('push_outbox').selectAll().execute()

  it('say that an order was placed, where a tap leads and nothing of who placed it, closed and signed by the shop', async () => {
    const { browser } = await subscribe()
    const bag = await stockOne(shop.db, sampleProduct({ name: 'Camel tote' }))
    const order = sampleOrder([{ product: bag }], { email: 'salma@example.com', name: 'Salma' })
    const { json, text } = await shop.post('/api/postOrder', order)
    expect(json.insertedId, text).toBeTruthy()
    await senderOf().sendDue()
    const [request, ...more] = service.take()
    expect([request?.path, more]).toEqual([new URL(browser.device.endpoint).pathname, []])
    const { authorization = '', ...headers } = request?.headers ?? {}
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' })
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(authorization) ?? []
    expect(key).toBe(pushKeysOf(shop.shop.secret).publicKey)
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
    const signer = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
    const { payload } = await jwtVerify(token, signer)
    expect(payload).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: 'mailto:shop@shop.test' })
    const message = openPush(browser, request?.body ?? Buffer.alloc(0))
    expect(message).toEqual({
      title: 'New order',
      body: `#${json.orderId}`,
      path: `/dashboard/order-overview/${json.insertedId}`,
      tag: expect.stringMatching(/^[0-9a-f]{26}$/),
      lang: 'en',
    })
    expect(JSON.stringify(message)).not.toMatch(/salma/i)
    expect([await pushed(browser), await waiting()]).toEqual([[], []])
  })

  it('come in the language of the device, of the kinds that were chosen, and not of what was undone', async () => {
    const { browser } = await subscribe({ locale: 'ar', kinds: ['return-asked', 'stock-low'] })
    await tell('return-asked', '654321')
    await tell('stock-low', 'Camel tote')
    await tell('order-placed')
    const lost = inTransaction(shop.db, async (trx) => {
      await recordNotice(trx, { kind: 'return-asked', thing: { id: 'x' } }, shop.now)
      throw new Error('undone')
    })
    await expect(lost).rejects.toThrow('undone')
    expect((await pushed(browser)).map(({ title, body, path, lang }) => [title, body, path, lang])).toEqual([
      ['طلب إرجاع', '#654321', '/ar/dashboard/order-overview/thing', 'ar'],
      ['مخزون منخفض', 'Camel tote', '/ar/dashboard/update/thing', 'ar'],
    ])
  })

  it('wait in quiet hours, and then come as one where they are many', async () => {
    const { browser } = await subscribe({ quietFrom: '11:00', quietTo: '12:30' })
    for (const name of ['1', '2', '3', '4', '5']) await tell('order-placed', name)
    expect(await pushed(browser)).toEqual([])
    later(29 * minuteMs)
    expect(await pushed(browser)).toEqual([])
    later(minuteMs)
    const [message, ...more] = await pushed(browser)
    expect([message?.title, message?.path, more]).toEqual(['5 new notices', '/dashboard/orders', []])
    expect(await waiting()).toEqual([])
  })

  it('end with an address that the push service no longer knows', async () => {
    for (const status of [404, 410]) {
      const { staff } = await subscribe()
      service.status = status
      await tell()
      await tell()
      await senderOf().sendDue()
      expect([service.take().length, await devices(), await waiting()]).toEqual([1, [], []])
      expect((await shop.get('/api/pushDevice', staff.headers)).json.device).toBe(null)
    }
  })

  it('are tried again, later each time and not for ever, where the service does not answer well', async () => {
    const { browser } = await subscribe()
    await tell()
    service.status = 503
    expect(await pushed(browser)).toHaveLength(1)
    expect(await pushed(browser)).toHaveLength(0)
    later(30_000)
    expect(await pushed(browser)).toHaveLength(1)
    later(31_000)
    expect(await pushed(browser)).toHaveLength(0)
    service.status = 201
    later(2 * minuteMs)
    expect([(await pushed(browser)).length, await waiting()]).toEqual([1, []])

    await tell()
    service.status = 500
    let tries = 0
    for (let look = 0; look < 20; look++) {
      await shop.db.updateTable('push_outbox').set({ next_attempt_at: shop.now.toISOString() }).execute()
      tries += (await pushed(browser)).length
    }
    expect([tries, await waiting()]).toEqual([8, []])
  })

  it('are nothing of yesterday', async () => {
    const { browser, staff } = await subscribe()
    await tell()
    later(25 * 60 * minuteMs)
    const seen_at = shop.now.toISOString()
    await shop.db.updateTable('sessions').set({ seen_at }).where('id', '=', staff.sessionId).execute()
    expect([await pushed(browser), await waiting()]).toEqual([[], []])
  })

  it('are sent once where two processes look at the same time', async () => {
    const { browser } = await subscribe()
    await tell()
    await Promise.all([senderOf().sendDue(), senderOf().sendDue(), senderOf().sendDue()])
    expect(service.take().map(({ body }) => openPush(browser, body).title)).toEqual(['New order'])
  })

  it('end with the session, the role, the account, and what has not been given up by then is not sent', async () => {
    const ends: [string, (staff: SignedIn) => Promise<unknown>][] = [
      ['logged out', ({ sessionId }) => shop.db.deleteFrom('sessions').where('id', '=', sessionId).execute()],
      [
        'no longer staff',
        ({ person }) =>
          shop.db.updateTable('users').set({ role: 'customer' }).where('id', '=', person.id).execute(),
      ],
      [
        'deleted',
        ({ person }) =>
          inTransaction(shop.db, async (trx) => {
            for (const { forget } of personalData) await forget(trx, { userId: person.id })
          }),
      ],
    ]
    for (const [how, end] of ends) {
      const { staff } = await subscribe()
      const { browser: other } = await subscribe()
      await tell()
      await end(staff)
      await senderOf().sendDue()
      const paths = service.take().map(({ path }) => path)
      expect([how, paths]).toEqual([how, [new URL(other.device.endpoint).pathname]])
      expect([how, (await devices()).length]).toEqual([how, 1])
      await shop.db.deleteFrom('push_devices').execute()
    }
    const { staff } = await subscribe()
    await shop.db.deleteFrom('sessions').where('id', '=', staff.sessionId).execute()
    await forgetEndedDevices(shop.shop, mayHearBy(shop.shop))
    expect(await devices()).toEqual([])
  })

  it('are each session’s own: read, changed and ended by it, and taken over by who uses the same browser', async () => {
    const { staff, browser } = await subscribe()
    const { publicKey, device } = (await shop.get('/api/pushDevice', staff.headers)).json
    const { keys: _, locale: __, ...kept } = browser.device
    expect([publicKey, device]).toEqual([pushKeysOf(shop.shop.secret).publicKey, kept])
    const changed = { ...browser.device, kinds: ['stock-low'], quietFrom: '22:00', quietTo: '07:00' }
    expect((await save(staff, changed)).json.device).toMatchObject({ kinds: ['stock-low'], quietTo: '07:00' })

    const next = await signIn(shop.shop, 'admin')
    expect((await save(next, browser.device)).status).toBe(200)
    expect((await shop.get('/api/pushDevice', staff.headers)).json.device).toBe(null)
    expect(await devices()).toEqual([{ endpoint: browser.device.endpoint }])
    const ended = await shop.send('DELETE', '/api/pushDevice', undefined, next.headers)
    expect([ended.status, ended.json.device, await devices()]).toEqual([200, null, []])
  })

  it('are set up once by who asks several times at once, or with others who use the same browser', async () => {
    const staff = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'admin')]
    const browsers = ['pressed-twice', 'pressed-once'].map((name) => pushBrowser(name).device)
    const asked = staff.flatMap((one) => [...browsers, ...browsers].map((device) => save(one, device)))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(8).fill(200))
    const kept = await devices()
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.length).toBeLessThanOrEqual(2)
  })

  it('go to ten devices of one person at most', async () => {
    const { person, headers } = await signIn(shop.shop, 'manager')
    for (let n = 0; n < 12; n++) {
      later(1000)
      const session = `session-${n}`
      const { device } = pushBrowser(`many-${n}`)
      const { endpoint, keys } = device
      const row = {
        session_id: session,
        person_id: person.id,
        endpoint,
        ...keys,
        shop_key: 'x',
        locale: 'en',
      }
      const choice = { kinds: ' order-placed ', quiet_from: '', quiet_to: '' }
      await shop.db
        .insertInto('push_devices')
        .values({ ...row, ...choice, created_at: shop.now.toISOString() })
        .execute()
    }
    later(1000)
    expect((await save({ headers } as SignedIn, pushBrowser('newest').device)).status).toBe(200)
    const left = (await devices()).map(({ endpoint }) => endpoint.split('/').at(-1))
    expect(left).toHaveLength(10)
    expect(left).toContain('newest')
    expect(left).not.toContain('many-2')
  })

  it('go to known push services over https alone, and to keys that are some', async () => {
    const staff = await signIn(shop.shop, 'admin')
    const { device } = pushBrowser('refused')
    const wrong: Partial<Record<keyof PushDevice, unknown>>[] = [
      { endpoint: 'http://fcm.googleapis.com/fcm/send/x' },
      { endpoint: 'https://127.0.0.1/x' },
      { endpoint: 'https://169.254.169.254/latest' },
      { endpoint: 'https://fcm.googleapis.com:8443/x' },
      { endpoint: 'https://fcm.googleapis.com@10.0.0.1/x' },
      { endpoint: 'https://a:b@fcm.googleapis.com/x' },
      { endpoint: 'https://fcm.googleapis.com.evil.example/x' },
      { endpoint: 'https://evilpush.apple.com.example/x' },
      { endpoint: 'https://notfcm.googleapis.com.' },
      { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` },
      { endpoint: 'file:///etc/passwd' },
      { keys: { ...device.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
      { keys: { ...device.keys, auth: 'short' } },
      { kinds: [] },
      { kinds: ['everything'] },
      { quietFrom: '24:00' },
      { quietTo: '7 am' },
      { locale: 'fr' },
    ]
    for (const part of wrong) {
      const { status } = await save(staff, { ...device, ...part })
      expect([part, status]).toEqual([part, 422])
    }
    expect(await devices()).toEqual([])
  })
})
