import type { TestShop } from '#test/shop.ts'

/** Each customer by hand, out of all orders: what the stored rows must equal (O26). */
export async function byHand(shop: TestShop) {
  const orders = await shop.db.selectFrom('orders').selectAll().orderBy('placed_at').orderBy('id').execute()
  const payments = await shop.db.selectFrom('payments').selectAll().execute()
  const ownerOf = (phone: string) =>
    orders.find(({ phone_digits, user_id }) => user_id !== null && phone_digits === phone)?.user_id
  const keyOf = ({ user_id, phone_digits }: (typeof orders)[number]) => {
    const account = user_id ?? (phone_digits && ownerOf(phone_digits))
    return account ? `a:${account}` : phone_digits && `p:${phone_digits}`
  }
  const groups = Map.groupBy(orders.filter(keyOf), keyOf)
  return new Map(
    [...groups].map(([key, all]) => {
      // The demo's count for who has nothing else (B3).
      const real = all.filter(({ demo }) => demo === 0)
      const theirs = real.length > 0 ? real : all
      const paid = payments.filter(
        ({ order_id, kind }) => kind !== 'refund' && theirs.some(({ id }) => id === order_id),
      )
      const last = theirs.at(-1)
      return [
        key,
        {
          name: last?.customer_name,
          orders: theirs.length,
          paid: paid.reduce((sum, { amount }) => sum + amount, 0),
          returns: theirs.filter(({ status }) => status === 'Return').length,
          last_at: last?.placed_at,
        },
      ]
    }),
  )
}

/** The same as it is stored; who has no orders is left out. */
export async function stored(shop: TestShop) {
  const rows = await shop.db.selectFrom('customers').selectAll().where('orders', '>', 0).execute()
  return new Map(
    rows.map(({ key, name, orders, paid, returns, last_at }) => [
      key,
      { name, orders, paid, returns, last_at },
    ]),
  )
}
