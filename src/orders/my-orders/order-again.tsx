import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from '#src/accounts/person/person-context.ts'
import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { useCart } from '#src/catalogue/cart/use-cart.ts'
import { piecesLeft, priceNow } from '#src/catalogue/product/buying.ts'
import { productQuery } from '#src/catalogue/product/product.query.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { toOmr } from '#src/core/money.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import type { OrderLine } from '#src/orders/order/order-line.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { readMs, toast } from '#src/ui/overlay/toast.ts'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { myOrdersMessages } from './my-orders.messages.ts'

/**
 * Why a cancelled order cannot be confirmed again, and its goods for the cart where they are still sold (O6'). `told` is
 * what the shop answered when she asked for it.
 */
export function OrderAgain({ order, told }: { order: Order; told: string }) {
  const words = useMessages(myOrdersMessages)
  const href = useHref()
  const navigate = useNavigate()
  const api = useApi()
  const queries = useQueryClient()
  const cart = useCart()
  const { email: customerEmail } = usePerson()
  const [busy, setBusy] = useState(false)
  const why = told || (order.noReconfirm ? words[order.noReconfirm] : '')
  if (!why) return null

  async function putInCart() {
    setBusy(true)
    const lines = await Promise.all(order.products.map(lineOfToday))
    const sold = lines.filter((line) => line !== undefined)
    for (const line of sold) cart.add(line)
    setBusy(false)
    if (sold.length === 0) return toast({ title: words.noneLeft, tone: 'warning', ms: readMs })
    const action = { label: words.openCart, act: () => void navigate(href('/cart')) }
    toast({ title: words.inCart, text: words.inCartText(sold.length), ms: readMs, action })
  }

  /** The line at today's price; undefined where its product, size or colour is no longer sold. */
  async function lineOfToday(line: OrderLine): Promise<CartLine | undefined> {
    const product = await queries
      .fetchQuery({ ...productQuery(api, line._id), retry: false })
      .catch(() => undefined)
    if (!product || !isSold(product, line)) return undefined
    const { _id: id, name, nameAr, imageUrl, color, size, quantity } = line
    return {
      id,
      name,
      ...(nameAr !== undefined && { nameAr }),
      imageUrl,
      color,
      size,
      quantity,
      originalPrice: toOmr(priceNow(product, line)),
      customerEmail,
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <p role={told ? 'alert' : undefined} className="text-sm text-muted">
        {why}
      </p>
      <Button kind="secondary" size="small" busy={busy} onClick={() => void putInCart()}>
        <span>
          {words.toCart}
          <bdi className="sr-only"> #{order.orderId}</bdi>
        </span>
      </Button>
    </div>
  )
}

function isSold(product: Product, { size, color }: OrderLine): boolean {
  const isOne = (of: readonly string[], one: string) =>
    of.length === 0 ? one === notApplicable : of.includes(one)
  return isOne(product.sizes, size) && isOne(product.colors, color) && piecesLeft(product, size, color) !== 0
}
