import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'

const bank = {
  bankName: 'Bank of Tests',
  accountHolder: 'Haqiba LLC',
  accountNumber: '0011 2233',
  bankMobile: '',
}

describeShop('the letter of an order that staff made, paid by transfer (O15, O17)', (shop) => {
  let people = 0

  /** Makes it for 12.000 and answers the text of its letter, once `meanwhile` was done with its id. */
  async function letter(
    locale: 'en' | 'ar',
    paymentMethod: string,
    meanwhile?: (id: string) => Promise<void>,
  ) {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await stockOne(shop.db, { originalPrice: 10_000 })
    await shop.db.deleteFrom('mail_outbox').execute()
    const customerData = { paymentMethod, email: `nora${++people}@example.com` }
    const body = staffOrderOf([{ product: bag }], { customerData, locale })
    const made = await shop.post('/api/staffOrder', body, clerk.headers)
    expect(made.status, made.text).toBe(200)
    await meanwhile?.(made.json.insertedId)
    const { data } = (await shop.get('/api/letters?status=waiting', clerk.headers)).json
    const received = data.find(({ kind }: { kind: string }) => kind === 'order-received')
    return (await shop.get(`/api/letter/${received._id}`, clerk.headers)).json.data.text as string
  }
  const settings = (paymentMethods: ('Online Payment' | 'Cash On Delivery')[]) =>
    inTransaction(shop.db, (trx) => writeSettings(trx, { ...bank, paymentMethods }))

  it('says what is still to be transferred, to which account, and where the receipt is sent', async () => {
    await settings(['Online Payment', 'Cash On Delivery'])
    const en = await letter('en', 'Online Payment')
    expect(en).toContain(
      'OMR 12.000 is still to be transferred. After that, please send a picture of the receipt by the tracking link below.',
    )
    expect(en).toMatch(/Bank\W+Bank of Tests/)
    expect(en).toMatch(/Account holder\W+Haqiba LLC/)
    expect(en).toMatch(/Account number\W+0011 2233/)
    expect(en, 'what is empty has no line').not.toContain('Mobile transfer')
    const ar = await letter('ar', 'Online Payment')
    expect(ar).toMatch(/المبلغ المتبقي للتحويل .*12\.000/)
    expect(ar).toContain('صورة الإيصال عبر رابط متابعة الطلب')
    expect(ar).toMatch(/رقم الحساب.*0011 2233/)
  })

  it('names no account where transfer was switched off meanwhile', async () => {
    await settings(['Online Payment', 'Cash On Delivery'])
    const text = await letter('en', 'Online Payment', () => settings(['Cash On Delivery']))
    expect(text).toContain('OMR 12.000 is still to be transferred.')
    expect(text).not.toContain('0011 2233')
  })

  it('says nothing of it where all is paid or it is cancelled by then, or where it is paid in cash', async () => {
    await settings(['Online Payment', 'Cash On Delivery'])
    const clerk = await signIn(shop.shop, 'manager')
    const paid = await letter('en', 'Online Payment', async (id) => {
      const pay = { amount: 12, method: 'transfer', seen: 0 }
      expect((await shop.post(`/api/orderPayment/${id}`, pay, clerk.headers)).status).toBe(200)
    })
    const off = await letter('en', 'Online Payment', async (id) => {
      expect((await putStatus(shop, id, { status: 'Cancelled' }, clerk)).status).toBe(200)
    })
    for (const text of [paid, off, await letter('en', 'Cash On Delivery')]) {
      expect(text).not.toContain('still to be transferred')
      expect(text).not.toContain('0011 2233')
    }
  })
})
