import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { type Answer, describeShop } from '#test/shop.ts'
import { add, ordersIn, salma, visitorOf } from './plain-order.sample.ts'

describeShop(
  'the guards of an order without a script (O42)',
  (shop) => {
    it('makes one order however often it is confirmed: twice at once, after Back, from the first step again', async () => {
      const bag = await stockOne(shop.db)
      const visitor = visitorOf(shop)
      await add(visitor, bag.id)
      const before = (await ordersIn(shop)).length
      await visitor.press('check', salma)
      const review = visitor.page
      const back = (page: Answer) => {
        const again = visitorOf(shop)
        again.page = page
        return again
      }
      const [one, two] = [back(review), back(review)]
      await Promise.all([one.press('place'), two.press('place')])
      expect(one.path).toBe(two.path)
      const third = back(review)
      await third.press('edit')
      await third.press('check')
      await third.press('place')
      expect(third.path).toBe(one.path)
      expect(await ordersIn(shop)).toHaveLength(before + 1)
      // A new form is a new order, also of the same goods.
      await add(visitor, bag.id)
      await visitor.press('check', salma)
      await visitor.press('place')
      expect(await ordersIn(shop)).toHaveLength(before + 2)
    })

    it('refuses the forms of other sites, and bodies that are none or too long', async () => {
      const body = new URLSearchParams({ step: 'add', line: 'x' })
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
      ])
        for (const path of ['/order-form', '/ar/order-form', '/order-form/receipt']) {
          const answer = await shop.send('POST', path, body.toString(), { ...type, ...headers })
          expect([path, answer.status, answer.headers['set-cookie']]).toEqual([path, 403, undefined])
        }
      const own = await shop.send('POST', '/order-form', 'step=update', { ...type, origin: shop.origin })
      expect(own.status, 'of a browser too old to say from where it comes').toBe(200)
      expect(
        (await shop.send('POST', '/order-form', '{}', { 'content-type': 'application/json' })).status,
      ).toBe(415)
      expect((await shop.send('POST', '/order-form', 'a'.repeat(70_000), type)).status).toBe(413)
      expect((await shop.get('/order-form/thanks/nothing')).status).toBe(303)
    })

    it('carries at most twenty lines, and nothing of a cookie that was never ours', async () => {
      const visitor = visitorOf(shop)
      for (let n = 0; n < 21; n++)
        await visitor.send('/order-form', new URLSearchParams({ step: 'add', line: `bag-${n}` }))
      expect(visitor.page.status).toBe(422)
      expect(visitor.page.text.includes('no room for one more product')).toBe(true)
      for (const cookie of ['x', 'A'.repeat(5000), Buffer.from('[[{}],7,["a"]]').toString('base64url')]) {
        const answer = await shop.get('/order-form', { cookie: `order-lines=${cookie}` })
        expect(answer.status).toBe(200)
      }
    })

    it('lists what is wrong in the order of the form', async () => {
      const visitor = visitorOf(shop)
      await add(visitor, (await stockOne(shop.db)).id)
      await visitor.press('check')
      const listed = [...visitor.page.text.matchAll(/href="#checkout-(\w+)"/g)].map(([, field]) => field)
      expect(listed).toEqual(['name', 'email', 'mobileNumber', 'place', 'address', 'deliveryArea'])
    })

    it('finds no product of a name that no database keeps', async () => {
      const visitor = visitorOf(shop)
      for (const step of ['update', 'check', 'place']) {
        const form = new URLSearchParams({ step, ...salma, line: 'a\0b', quantity: '1' })
        await visitor.send('/order-form', form)
        expect([step, visitor.page.status < 500]).toEqual([step, true])
      }
      const cookie = Buffer.from('[["a\\u0000b","N/A","N/A",1]]').toString('base64url')
      expect((await shop.get('/order-form', { cookie: `order-lines=${cookie}` })).status).toBe(200)
    })

    it('keeps what it carries where a form has more than fits', async () => {
      const visitor = visitorOf(shop)
      const long = (n: number) => `${'a'.repeat(75)}-${n}`
      for (let n = 0; n < 19; n++)
        await visitor.send('/order-form', new URLSearchParams({ step: 'add', line: long(n) }))
      const picked = new URLSearchParams({ step: 'update' })
      for (let n = 0; n < 19; n++)
        for (const [name, value] of Object.entries({ line: long(n), size: 'ك'.repeat(20), quantity: '1' }))
          picked.append(name, value)
      await visitor.send('/order-form', picked)
      expect(visitor.page.headers['set-cookie']).toBeUndefined()
      await visitor.open('/order-form')
      expect(visitor.page.text.match(/name="line"/g)).toHaveLength(19)
    })

    it('answers an address sixty forms a minute, and says as a page when to come back', async () => {
      const visitor = visitorOf(shop)
      for (let n = 0; n < 60; n++) await visitor.send('/order-form', new URLSearchParams({ step: 'update' }))
      expect(visitor.page.status).toBe(200)
      const refused = await visitor.send('/ar/order-form', new URLSearchParams({ step: 'update' }))
      expect([refused.status, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    })
  },
  { TRUST_PROXY: '1' },
)
