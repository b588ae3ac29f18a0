import fc from 'fast-check'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putStatus, undo } from '#src/orders/changes/change-status.sample.ts'
import { describeShop } from '#test/shop.ts'
import { editOf, piecesHeld, piecesLeft, placeOrderOf, putEdit, readOrder } from './edit-order.sample.ts'

const sizes = ['S', 'M'] as const
const colors = ['red', 'blue'] as const
const each = 6

const cell = fc.record({
  size: fc.constantFrom(...sizes),
  color: fc.constantFrom(...colors),
  quantity: fc.integer({ min: 1, max: 5 }),
})
const cells = fc.array(cell, { minLength: 1, maxLength: 4 })
const step = fc.oneof(
  fc.record({ act: fc.constant('place' as const), cells }),
  fc.record({ act: fc.constant('edit' as const), order: fc.nat(3), cells }),
  fc.record({
    act: fc.constant('move' as const),
    order: fc.nat(3),
    to: fc.constantFrom('Confirmed', 'Cancelled', 'Shipping'),
  }),
  fc.record({ act: fc.constant('undo' as const), order: fc.nat(3) }),
)

describeShop(
  'pieces of a stock, in sizes and colours (O14, O18)',
  (shop) => {
    it('are in the stock or held by an order, whatever is placed, edited, cancelled and taken back', async () => {
      const boss = await signIn(shop.shop, 'admin')
      const story = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const tote = await stockOne(shop.db, {
          sizes: [...sizes],
          colors: [...colors],
          stock: sizes.flatMap((size) => colors.map((color) => ({ size, color, quantity: each }))),
        })
        const piecesOf = (chosen: { size: string; color: string; quantity: number }[]) =>
          chosen.map((one) => ({ product: tote, ...one }))
        const ids: string[] = []
        for (const one of steps) {
          const id = 'order' in one ? ids[one.order % Math.max(1, ids.length)] : undefined
          if (one.act === 'place') {
            const placed = await placeOrderOf(shop, piecesOf(one.cells)).catch(() => undefined)
            if (placed) ids.push(placed)
          } else if (id) {
            const order = await readOrder(shop, id, boss)
            if (one.act === 'edit') await putEdit(shop, id, editOf(order, piecesOf(one.cells)), boss)
            if (one.act === 'move') await putStatus(shop, id, { status: one.to }, boss)
            if (one.act === 'undo')
              await undo(shop, id, { from: order.orderStatus, reason: 'A mistake' }, boss)
          }
          const [left, held] = [await piecesLeft(shop, tote), await piecesHeld(shop, tote)]
          expect(left + held, `after ${JSON.stringify(one)}`).toBe(each * 4)
          expect(await fewest(tote.id)).toBeGreaterThanOrEqual(0)
          for (const known of ids) await expectHonest(known)
        }
      })
      await fc.assert(story, { numRuns: 12 })
    })

    async function fewest(id: string): Promise<number> {
      const rows = await shop.db
        .selectFrom('product_stock')
        .select('quantity')
        .where('product_id', '=', id)
        .execute()
      return Math.min(...rows.map(({ quantity }) => quantity))
    }

    /** Every order that is not cancelled holds all its pieces, a cancelled one none, and its sums are its lines'. */
    async function expectHonest(id: string): Promise<void> {
      const order = await shop.db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const lines = await shop.db.selectFrom('order_lines').selectAll().where('order_id', '=', id).execute()
      const holds = order.status === 'Cancelled' ? 0 : 1
      expect(lines.map(({ reserved }) => reserved)).toEqual(lines.map(() => holds))
      expect(order.sub_total).toBe(lines.reduce((sum, line) => sum + line.original_price * line.quantity, 0))
      expect(order.total).toBe(order.sub_total - order.discount + order.delivery_charge)
    }
  },
  { TRUST_PROXY: '1' },
)
