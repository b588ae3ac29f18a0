import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { changeAsGuest, returnsOf, takeStep } from '#src/orders/returns/returns.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { editOf, piecesHeld, piecesLeft, placeOrderOf, putEdit, readOrder } from './edit-order.sample.ts'

const sizes = ['S', 'M', 'L']
const stock = sizes.map((size) => ({ size, color: 'N/A', quantity: 5 }))
const inL = (line: number) => ({ line, size: 'L', color: 'N/A', quantity: 1 })

describeShop('the new pieces of an exchange are corrected (O18, O37)', (shop) => {
  it('where two lines became the same size: nothing is charged anew, no piece is taken or lost', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const shoe = await stockOne(shop.db, { originalPrice: 10_000, sizes, stock })
    const id = await exchanged(shop, clerk, await twoSizes(shop, clerk, shoe))
    const before = await readOrder(shop, id, clerk)
    expect(before).toMatchObject({ total: 22, paid: 22, products: [{ size: 'L', quantity: 2 }] })
    expect([await piecesLeft(shop, shoe), await piecesHeld(shop, shoe)]).toEqual([11, 4])
    const lines = before.products.map(({ size, quantity }, line) => ({ product: shoe, size, quantity, line }))
    const saved = await putEdit(
      shop,
      id,
      editOf(before, lines, { customerData: { address: 'Way 99, Seeb' } }),
      clerk,
    )
    expect(saved.status, saved.text).toBe(200)
    expect(saved.json.order).toMatchObject({ total: 22, balance: 0 })
    expect(await piecesLeft(shop, shoe), 'an address moves no piece').toBe(11)
    await putStatus(shop, id, { status: 'Cancelled' }, clerk)
    expect(await piecesLeft(shop, shoe)).toBe(13)
  })

  it('where they were paid at two prices: each keeps its own', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const shoe = await stockOne(shop.db, { originalPrice: 10_000, sizes, stock })
    const id = await exchanged(shop, clerk, await twoSizes(shop, clerk, shoe, 15_000))
    const before = await readOrder(shop, id, clerk)
    expect(before).toMatchObject({ total: 27, balance: 0 })
    const lines = before.products.map(({ size, quantity }, line) => ({ product: shoe, size, quantity, line }))
    const moved = editOf(before, lines, { customerData: { address: 'Way 99, Seeb' } })
    const saved = await putEdit(shop, id, moved, clerk)
    expect(saved.status, saved.text).toBe(200)
    expect(saved.json.order).toMatchObject({ total: 27, balance: 0 })
    expect(
      saved.json.order.products.map(({ originalPrice }: { originalPrice: number }) => originalPrice),
    ).toEqual([10, 15])
    expect(await piecesLeft(shop, shoe)).toBe(11)
    const fewer = await putEdit(shop, id, editOf(saved.json.order, lines.slice(1)), clerk)
    expect(fewer.json.order).toMatchObject({ total: 17, balance: -10 })
    expect(await piecesLeft(shop, shoe)).toBe(12)
  })
})

type Shoe = Awaited<ReturnType<typeof stockOne>>

/** A delivered order of one in S, and one in M that was added later, when a shoe cost so much; both are to be exchanged. */
async function twoSizes(shop: TestShop, clerk: SignedIn, shoe: Shoe, laterPrice = 10_000): Promise<string> {
  const id = await placeOrderOf(shop, [{ product: shoe, size: 'S' }])
  await inTransaction(shop.db, (trx) =>
    trx
      .updateTable('products')
      .set({ original_price: laterPrice, price: laterPrice })
      .where('id', '=', shoe.id)
      .execute(),
  )
  const pieces = ['S', 'M'].map((size) => ({ product: shoe, size }))
  await putEdit(shop, id, editOf(await readOrder(shop, id, clerk), pieces), clerk)
  for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, clerk)
  return id
}

/** Exchanges both for L; answers the order of the new pieces. */
async function exchanged(shop: TestShop, clerk: SignedIn, id: string): Promise<string> {
  const { track_token: token } = await shop.db
    .selectFrom('orders')
    .select('track_token')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const ask = { status: 'Return', from: 'Delivered', reason: 'defect', wants: 'exchange', comment: 'In M' }
  expect((await changeAsGuest(shop, token, ask)).status).toBe(200)
  const [one] = (await returnsOf(shop, id, clerk)).returns
  const approve = { from: 'requested', to: 'approved', exchange: [inL(0), inL(1)] }
  const answer = await takeStep(shop, one._id, approve, clerk)
  expect(answer.status, answer.text).toBe(200)
  return (await returnsOf(shop, id, clerk)).returns[0].exchange._id
}
