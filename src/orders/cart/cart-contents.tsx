import { useState } from 'react'
import { type CartLine, lineKey } from '#src/catalogue/cart/cart.ts'
import type { Cart } from '#src/catalogue/cart/use-cart.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import type { Settings } from '#src/settings/settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Empty } from '#src/ui/empty.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { Link } from '#src/ui/router/link.tsx'
import { cartMessages } from './cart.messages.ts'
import { CartRow, DeletedRow } from './cart-row.tsx'
import { CartSummary } from './cart-summary.tsx'
import { useLeft } from './use-left.ts'

/** The cart once the browser has read it. A line is deleted at once and can be restored where it was. */
export function CartContents({ cart, settings }: { cart: Cart; settings: Settings }) {
  const words = useMessages(cartMessages)
  const href = useHref()
  const [deleted, setDeleted] = useState<{ line: CartLine; at: number }>()
  const [restored, setRestored] = useState('')
  const { lines } = cart
  const left = useLeft(lines)

  function remove(line: CartLine, at: number) {
    cart.remove(line)
    setDeleted({ line, at })
    toast({ title: words.deletedTitle, text: words.deletedText })
  }
  function undo() {
    if (!deleted) return
    cart.add(deleted.line, deleted.at)
    setRestored(lineKey(deleted.line))
    setDeleted(undefined)
  }

  const rows = lines.map((line, at) => (
    <CartRow
      key={lineKey(line)}
      line={line}
      at={at}
      left={left.get(lineKey(line))}
      restored={restored === lineKey(line)}
      onQuantity={(quantity) => cart.setQuantity(line, quantity)}
      onDelete={() => remove(line, at)}
    />
  ))
  const trace = deleted && <DeletedRow key="deleted" line={deleted.line} onUndo={undo} />
  const list = <ul aria-label={words.lines}>{trace ? rows.toSpliced(deleted.at, 0, trace) : rows}</ul>

  if (lines.length === 0) {
    const shop = (
      <Link to={href('/shop')} className={buttonClass()}>
        {words.toShop}
      </Link>
    )
    return (
      <>
        {trace && list}
        <Empty title={words.emptyTitle} text={words.emptyText} action={shop} />
      </>
    )
  }
  return (
    <div className="to-checkout grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14">
      {list}
      <CartSummary {...{ lines, left, settings }} />
    </div>
  )
}
