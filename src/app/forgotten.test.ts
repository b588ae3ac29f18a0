import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { openSender } from '#src/mail/open-sender.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { emailTemplates } from './email-templates.ts'
import { startHourlyCleanup } from './hourly-cleanup.ts'

const password = 'a good long one'
const dayMs = 24 * 3600_000

/** How many letters in a folder name this mailbox in a header. */
async function lettersOf(folder: string, email: string): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return texts.filter((text) => text.split('\r\n\r\n')[0]?.includes(email)).length
}

describeShop(
  'what deleting an account leaves (I8)',
  (shop) => {
    it('is no note, no link, no receipt, no message; what was kept can be downloaded before', async () => {
      const email = 'salma@example.com'
      const browser = browserOf(shop)
      await browser.post('/api/auth/sign-up/email', { name: 'Salma', email, password })
      await shop.db.updateTable('users').set({ email_verified: 1 }).execute()
      const { token } = (await browser.post('/api/jwt', { email })).json
      const headers = { authorization: `Bearer ${token}` }
      const bag = await stockOne(shop.db)
      const placed = await shop.post('/api/postOrder', sampleOrder([{ product: bag }], { email }), headers)
      const id: string = placed.json.insertedId
      const receipt = 'a'.repeat(32)
      const picture = {
        id: receipt,
        width: 1,
        height: 1,
        private: 1 as const,
        purpose: 'proof',
        order_id: id,
      }
      await shop.db
        .insertInto('pictures')
        .values({ ...picture, created_at: shop.now.toISOString() })
        .execute()
      const before = await shop.db
        .updateTable('orders')
        .set({ status: 'Delivered', staff_note: 'Salma pays late', payment_proof: `/proofs/${receipt}.webp` })
        .where('id', '=', id)
        .returning('track_token')
        .executeTakeFirstOrThrow()
      const message = { fullName: 'Salma', email: 'Salma@Example.com', message: 'Is it still there?' }
      expect((await shop.post('/api/contact', message)).status).toBeLessThan(300)
      const { data } = (await shop.get('/api/myData', headers)).json
      expect(data.contactMessages).toMatchObject([{ message: 'Is it still there?' }])

      expect((await browser.post('/api/auth/delete-user', { password })).status).toBe(200)
      const order = await shop.db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(order).toMatchObject({ staff_note: '', payment_proof: '', customer_name: '—', total: 22_000 })
      expect(order.track_token).not.toBe(before.track_token)
      expect((await shop.get(`/api/trackOrder/${before.track_token}`)).status).toBe(404)
      expect(await shop.db.selectFrom('contact_messages').selectAll().execute()).toEqual([])

      const removed: string[] = []
      const remove = async (name: string) => void removed.push(name)
      const cleanup = startHourlyCleanup({ ...shop.shop, proofs: { ...shop.shop.proofs, remove } })
      await expect.poll(() => shop.db.selectFrom('pictures').select('id').execute()).toEqual([])
      await cleanup.stop()
      expect(removed).toEqual([expect.stringContaining(receipt)])
    })

    it('and what is over are swept: sessions, links, messages of a year ago', async () => {
      const browser = browserOf(shop)
      const old = { fullName: 'Noor', email: 'noor@example.com', message: 'Hello' }
      await shop.post('/api/contact', old)
      shop.now = new Date(shop.now.getTime() + 360 * dayMs)
      await shop.post('/api/contact', { ...old, message: 'Hello again' })
      await browser.post('/api/auth/sign-up/email', { name: 'Noor', email: 'noor@example.com', password })
      const counts = async () => [
        (await shop.db.selectFrom('sessions').select('id').execute()).length,
        (await shop.db.selectFrom('verifications').select('id').execute()).length,
        (await shop.db.selectFrom('contact_messages').select('id').execute()).length,
      ]
      expect(await counts()).toEqual([1, 1, 2])
      shop.now = new Date(shop.now.getTime() + 8 * dayMs)
      const cleanup = startHourlyCleanup(shop.shop)
      await expect.poll(counts).toEqual([0, 0, 1])
      await cleanup.stop()
    })
  },
  { TRUST_PROXY: '1' },
)

describeShop(
  'the letters of a shop without a mail server (I8)',
  (shop) => {
    it('go with whom they tell about, those to the shop too, with the next sweep; other files stay', async () => {
      const boss = await signIn(shop.shop, 'manager')
      const email = 'maryam@example.com'
      const browser = browserOf(shop)
      await browser.post('/api/auth/sign-up/email', { name: 'Maryam', email, password })
      await shop.db.updateTable('users').set({ email_verified: 1 }).execute()
      const other = { name: 'Huda', email: 'huda@example.com', password }
      await browserOf(shop).post('/api/auth/sign-up/email', other)
      const bag = await stockOne(shop.db)
      const { insertedId } = (await shop.post('/api/postOrder', sampleOrder([{ product: bag }], { email })))
        .json
      for (const status of ['Confirmed', 'Delivered'])
        expect((await putStatus(shop, insertedId, { status }, boss)).status).toBe(200)
      const folder = path.join(shop.shop.config.DATA_DIR, 'mail')
      const sender = openSender(shop.shop, emailTemplates)
      await sender.sendDue()
      await sender.close()
      const counted = Promise.all(
        [email, 'orders@shop.test', other.email].map((one) => lettersOf(folder, one)),
      )
      expect(await counted).toEqual([3, 1, 1])
      // What is no email of this shop's, and what is one of a shop that had the folder before.
      const before = '2020-01-01T000000.000Z-00000000-0000-4000-8000-000000000000.eml'
      const [letter = ''] = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
      const copy = letter.replace('.eml', ' - Copy.eml')
      for (const name of ['notes.txt', before, copy]) await writeFile(path.join(folder, name), '')

      expect((await browser.post('/api/auth/delete-user', { password })).status).toBe(200)
      const cleanup = startHourlyCleanup(shop.shop)
      await expect.poll(() => lettersOf(folder, email)).toBe(0)
      await cleanup.stop()
      expect([await lettersOf(folder, 'orders@shop.test'), await lettersOf(folder, other.email)]).toEqual([
        0, 1,
      ])
      expect(await readdir(folder)).toEqual(expect.arrayContaining(['notes.txt', before, copy]))
    })
  },
  { TRUST_PROXY: '1', SHOP_MAIL: 'orders@shop.test' },
)
