import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import { add, orderOf, ordersIn, salma, visitorOf } from './plain-order.sample.ts'

describeShop(
  'an order without a script (O42)',
  (shop) => {
    it('leads from two products to a tracked order, everything typed in between kept', async () => {
      const bag = await stockOne(shop.db, { originalPrice: 12_500, nameAr: 'حقيبة توت' })
      const abaya = await stockOne(shop.db, { originalPrice: 9_005, sizes: ['S', 'M'], colors: ['Black'] })
      const visitor = visitorOf(shop)
      await add(visitor, bag.id)
      expect([visitor.page.status, visitor.path]).toEqual([200, '/order-form'])
      await add(visitor, abaya.id, { size: 'M', color: 'Black', quantity: '2' })
      expect(visitor.page.text.includes(bag.name)).toBe(true)
      expect(visitor.page.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })

      const setVat = (vat: 'confirmation' | 'off') =>
        inTransaction(shop.db, async (trx, catalogueChanged) => {
          await writeSettings(trx, { vat, vatNumber: 'OM1234567890' })
          catalogueChanged()
        })
      const includesVat = async () => (await visitor.open('/order-form')).text.includes('Prices include VAT.')
      expect(await includesVat()).toBe(false)
      await setVat('confirmation')
      expect(await includesVat()).toBe(true)
      const setZeroRated = (how: 'yes' | null) =>
        inTransaction(shop.db, async (trx, catalogueChanged) => {
          await trx
            .updateTable('products')
            .set({ zero_rated: how })
            .where('id', 'in', [bag.id, abaya.id])
            .execute()
          catalogueChanged()
        })
      await setZeroRated('yes')
      expect(await includesVat(), 'not of zero-rated goods alone (T1)').toBe(false)
      await setZeroRated(null)
      await setVat('off')
      expect(await includesVat()).toBe(false)
      await visitor.press('update', { ...salma, quantity: ['3', '2'] })
      expect(visitor.valueOf('address')).toBe(salma.address)
      await visitor.press('check')
      expect(visitor.page.status).toBe(200)
      // Back to what a form answered shows it again: a browser cannot ask for that anew.
      expect(visitor.page.headers['cache-control']).toBe('private, no-cache')
      expect(await ordersIn(shop)).toEqual([])
      expect(/55\.510/.test(visitor.page.text)).toBe(true)
      await visitor.press('edit')
      for (const [name, value] of Object.entries(salma))
        expect([name, visitor.valueOf(name)]).toEqual([name, value])
      await visitor.press('check')
      await visitor.press('place')
      expect(visitor.path).toMatch(/^\/order-form\/thanks\/[\w-]{22}$/)
      expect(visitor.page.text.includes('Thank You!!')).toBe(true)
      // The sums below the goods add up: what delivery costs is among them.
      const [, sums = ''] = visitor.page.text.split('data-testid="order-totals"')
      for (const said of ['Subtotal', 'Delivery charge', 'Free', 'Total', '55.510'])
        expect([said, sums.includes(said)]).toEqual([said, true])
      const order = await orderOf(shop, visitor)
      expect(order).toMatchObject({
        customer_name: salma.name,
        customer_mobile: '91234567',
        customer_comment: salma.comment,
        place_wilayat: 'muscat/bawshar',
        place_pin: '23.58800,58.38300',
        place_line: salma.address,
        sub_total: 55_510,
        total: 55_510,
      })
      expect(visitor.page.text.includes(order.order_id)).toBe(true)
      const lines = await shop.db.selectFrom('order_lines').selectAll().execute()
      expect(lines.map((line) => [line.product_id, line.size, line.quantity])).toEqual([
        [bag.id, 'N/A', 3],
        [abaya.id, 'M', 2],
      ])
      // What was ordered is carried no longer, and the tracking page says it all without a script.
      expect((await visitor.open('/order-form')).text).toContain('Nothing is chosen yet')
      const tracked = await visitor.open(`/track/${order.track_token}`)
      expect(tracked.text.includes(order.order_id)).toBe(true)
      expect(/55\.510/.test(tracked.text)).toBe(true)
      expect(/Salma|91234567|Khuwair/.test(tracked.text)).toBe(false)
      expect(tracked.headers['cache-control']).toBe('private, no-store')
    })

    it('keeps what was typed and says what is wrong beside each field, in the language of the page', async () => {
      const bag = await stockOne(shop.db)
      const visitor = visitorOf(shop)
      await add(visitor, bag.id, {}, '/ar')
      const folds = () => /<details( open="")?[^>]*><summary[^>]*>إضافة ملاحظة/.exec(visitor.page.text)
      expect(folds()?.[1]).toBeUndefined()
      expect(folds()).not.toBeNull()
      const typed = { name: 'سلمى', mobileNumber: '12', email: 'salma', comment: 'مرحبًا' }
      await visitor.press('check', typed)
      expect([visitor.page.status, visitor.path]).toEqual([422, '/ar/order-form'])
      const named = Object.keys(visitor.errors()).filter((id) => id.startsWith('checkout'))
      expect(named).toEqual(['checkout-email', 'checkout-mobileNumber', 'checkout-place', 'checkout-address'])
      expect(visitor.page.text.includes('href="#checkout-deliveryArea"')).toBe(true)
      expect(visitor.errors()).toMatchObject({
        'checkout-mobileNumber': 'يرجى إدخال رقم هاتف من 8 أرقام، أو رقم دولي.',
        'checkout-address': 'هذا الحقل مطلوب.',
      })
      expect(visitor.page.text).toMatch(
        /id="checkout-address"[^>]*aria-describedby="[^"]*checkout-address-error"/,
      )
      for (const [name, value] of Object.entries(typed)) expect(visitor.valueOf(name)).toBe(value)
      expect(folds()?.[1], 'open where something is typed').toBe(' open=""')

      // What only the rules of an order know is said there, too.
      await visitor.press('check', { ...salma, pin: 'https://example.com/evil', quantity: '100' })
      expect(visitor.page.status).toBe(422)
      expect(visitor.errors()).toMatchObject({ 'checkout-pin': expect.stringMatching(/Google/) })
      expect(folds()?.[1]).toBe(' open=""')
      await visitor.press('check', { pin: '', quantity: '100' })
      expect(visitor.errors()).toEqual({ 'checkout-quantity-0': 'الكمية من 1 إلى 99 قطعة.' })
      await visitor.press('check', { quantity: '1' })
      expect(visitor.page.status).toBe(200)
    })

    it('shows a price that changed in between, and orders at it only once it was seen', async () => {
      const bag = await stockOne(shop.db, { originalPrice: 10_000 })
      const visitor = visitorOf(shop)
      await add(visitor, bag.id)
      await visitor.press('check', salma)
      const before = (await ordersIn(shop)).length
      await shop.db
        .updateTable('products')
        .set({ price: 11_000, original_price: 11_000 })
        .where('id', '=', bag.id)
        .execute()
      await visitor.press('place')
      expect(visitor.page.status).toBe(409)
      expect(/OMR 12\.000<\/?.*before|12\.000 before, .*13\.000 now/.test(visitor.page.text)).toBe(true)
      expect(visitor.valueOf('address')).toBe(salma.address)
      expect(await ordersIn(shop)).toHaveLength(before)
      await visitor.press('place')
      expect(await orderOf(shop, visitor)).toMatchObject({ total: 13_000 })
    })

    it('tells of what is sold out, hidden or was never picked, at its line', async () => {
      const last = await stockOne(shop.db, { stock: [{ size: 'N/A', color: 'N/A', quantity: 1 }] })
      const hidden = await stockOne(shop.db)
      const sized = await stockOne(shop.db, { sizes: ['S', 'M'] })
      const visitor = visitorOf(shop)
      for (const { id } of [last, hidden, sized]) await add(visitor, id)
      await shop.db
        .updateTable('products')
        .set({ visibility: 'Private' })
        .where('id', '=', hidden.id)
        .execute()
      const name = await shop.db
        .selectFrom('products')
        .select('name')
        .where('id', '=', hidden.id)
        .executeTakeFirstOrThrow()
      await visitor.press('check', { ...salma, quantity: ['2', '1', '1'] })
      expect(visitor.page.status).toBe(422)
      expect(visitor.page.text.includes(name.name)).toBe(false)
      expect(visitor.errors()).toEqual({
        'checkout-quantity-1': 'This product is no longer available.',
        'checkout-quantity-2': 'Choose one of the sizes of this product.',
      })
      await visitor.press('remove 1', { size: ['N/A', 'N/A', 'M'] })
      expect(visitor.valueOf('name')).toBe(salma.name)
      await visitor.press('check')
      expect([visitor.page.status, visitor.errors()]).toEqual([
        409,
        { 'checkout-quantity-0': `Only 1 piece of ${last.name} is left.` },
      ])
      await visitor.press('check', { quantity: ['1', '1'] })
      expect(visitor.page.status).toBe(200)
      // Somebody else was faster.
      await shop.db
        .updateTable('product_stock')
        .set({ quantity: 0 })
        .where('product_id', '=', last.id)
        .execute()
      await visitor.press('place')
      expect([visitor.page.status, visitor.errors()]).toEqual([
        409,
        { 'checkout-quantity-0': `${last.name} is sold out.` },
      ])
      expect(visitor.valueOf('comment')).toBe(salma.comment)
    })

    it('counts for free delivery what is still sold', async () => {
      const [bag, gone] = [await stockOne(shop.db, { originalPrice: 45_000 }), await stockOne(shop.db)]
      const visitor = visitorOf(shop)
      for (const { id } of [bag, gone]) await add(visitor, id)
      await visitor.press('check', salma)
      await shop.db.updateTable('products').set({ visibility: 'Private' }).where('id', '=', gone.id).execute()
      await visitor.press('edit')
      expect(/\b2\.000/.test(visitor.page.text)).toBe(true)
    })
  },
  { TRUST_PROXY: '1' },
)
