import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { describeShop } from '#test/shop.ts'
import { savePushDevice } from './push-device.store.ts'
import { pushKeysOf } from './push-keys.ts'
import { createPushSender } from './push-sender.ts'
import { PushService, pushBrowser } from './push-service.sample.ts'
import { recordNotice } from './record-notice.store.ts'

describeShop('a push service that sends the shop on to another address (N4)', (shop) => {
  const service = new PushService()
  beforeAll(() => service.open())
  afterAll(() => service.close())

  it('is not followed, and tried again later', async () => {
    const { person, sessionId } = await signIn(shop.shop, 'manager')
    const { device } = pushBrowser('sent-on')
    const { publicKey: shopKey } = pushKeysOf(shop.shop.secret)
    await inTransaction(shop.db, async (trx) => {
      await savePushDevice(trx, device, { personId: person.id, session: sessionId, shopKey, now: shop.now })
      await recordNotice(trx, { kind: 'order-placed', thing: { id: 'one' } }, shop.now)
    })
    service.status = 307
    await createPushSender({ ...shop.shop, mayHear: async () => true, fetch: service.fetch }).sendDue()
    expect(service.take().map(({ path }) => path)).toEqual([new URL(device.endpoint).pathname])
    expect(await shop.db.selectFrom('push_outbox').select('attempts').execute()).toEqual([{ attempts: 1 }])
  })
})
