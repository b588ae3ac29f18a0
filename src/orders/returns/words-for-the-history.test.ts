import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putReturn, undo } from '#src/orders/changes/change-status.sample.ts'
import { describeShop } from '#test/shop.ts'
import { changeAsGuest, deliver, returnsOf } from './returns.sample.ts'

describeShop("what staff write about a return for the history (O5', O16)", (shop) => {
  it('is read by staff alone, while her own words and what the shop answers are read by its customer', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const { id, token } = await deliver(shop, boss, [{ product: await stockOne(shop.db) }])
    const seen = async () => (await shop.get(`/api/trackOrder/${token}/return`)).text

    const late = { status: 'Return', from: 'Delivered', reason: 'defect', comment: 'Rude, but pays well' }
    expect((await putReturn(shop, id, late, boss)).status).toBe(200)
    expect(await seen()).toContain('"state":"requested"')
    expect(await seen()).not.toContain('Rude')
    expect(JSON.stringify(await returnsOf(shop, id, boss))).toContain('Rude, but pays well')

    expect((await undo(shop, id, { from: 'Return', reason: 'Her brother called' }, boss)).status).toBe(200)
    expect(await seen()).toContain('"state":"withdrawn"')
    expect(await seen()).not.toContain('brother')
    expect(JSON.stringify(await returnsOf(shop, id, boss))).toContain('Her brother called')

    const asked = { status: 'Return', from: 'Delivered', reason: 'defect', comment: 'The strap broke' }
    expect((await changeAsGuest(shop, token, asked)).status).toBe(200)
    const refused = { status: 'Delivered', from: 'Return', comment: 'It was cut by a knife' }
    expect((await putReturn(shop, id, refused, boss)).status).toBe(200)
    expect(await seen()).toContain('The strap broke')
    expect(await seen()).toContain('It was cut by a knife')
  })
})
