import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop } from '#test/shop.ts'

const bank = {
  paymentMethods: ['Online Payment', 'Cash On Delivery'],
  bankName: 'Bank of Tests',
  accountHolder: 'Shop of Tests',
  accountNumber: '0011',
  bankMobile: '96891111111',
}

describeShop('a section of the settings', (shop) => {
  it('is saved alone: what is left out stays, and nobody is asked for what the part does not need', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const stands = async () => (await shop.get('/api/getWebsiteInfo')).json.data
    const patch = (body: unknown) =>
      shop.send('PATCH', '/api/updateWebsiteInfo', JSON.stringify(body), {
        'content-type': 'application/json',
        ...boss.headers,
      })
    await patch(bank)
    const before = await stands()
    const saved = await patch({ crNumber: '١٢٣', version: before.version })
    expect([saved.status, saved.json.version]).toEqual([200, before.version + 1])
    expect(await stands()).toEqual({ ...before, crNumber: '123', version: before.version + 1 })
    const late = await patch({ crNumber: '9', version: before.version })
    expect([late.status, late.json.current.crNumber]).toEqual([409, '123'])
    const wrong = async (body: object) => {
      const { status, json } = await patch(body)
      return [status, json.errors?.map(({ path }: { path: string }) => path)]
    }
    expect(await wrong({ messenger: '' })).toEqual([422, ['messenger']])
    expect(await wrong({ bankName: '' })).toEqual([422, ['bankName']])
    expect(await wrong({ paymentMethods: [] })).toEqual([422, ['paymentMethods']])
    // Where transfer is off, no bank is asked for; switched on, all of it is.
    expect((await patch({ paymentMethods: ['Cash On Delivery'], bankName: '' })).status).toBe(200)
    expect(await wrong({ paymentMethods: ['Online Payment'] })).toEqual([422, ['bankName']])
    expect((await patch({ bankName: 'Bank', paymentMethods: ['Online Payment'] })).status).toBe(200)
    expect(await patch({})).toMatchObject({ status: 200 })
  })
})
