import { type CartLine, quantityLimit } from '#src/catalogue/cart/cart.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { LineChoice, LineName, LinePicture } from '#src/orders/display/line-facts.tsx'
import { buttonClass } from '#src/ui/button.class.ts'
import { Quantity } from '#src/ui/form/quantity.tsx'
import { TrashIcon } from '#src/ui/icons.tsx'
import { Price } from '#src/ui/price.tsx'
import { cartMessages } from './cart.messages.ts'
import { ShortLine } from './short-line.tsx'

/** Where a line of the cart is found on its page, by its place. */
export function rowId(at: number): string {
  return `cart-line-${at}`
}

type RowProps = {
  line: CartLine
  /** Its place in the cart. */
  at: number
  /** Pieces left where they are few, 0 when it is sold out (O14). */
  left: number | undefined
  /** It has just come back: the keyboard focus goes here. */
  restored: boolean
  onQuantity: (quantity: number) => void
  onDelete: () => void
}

/** One line of the cart, with its stepper and its delete button; of which too little is left says so and what to do. */
export function CartRow({ line, at, left = Infinity, restored, onQuantity, onDelete }: RowProps) {
  const words = useMessages(cartMessages)
  const name = nameIn(useLocale(), line)
  const { originalPrice, quantity } = line
  const soldOut = left === 0
  const total = (
    <span className={`ms-auto text-md font-normal ${soldOut ? 'text-muted' : ''}`} data-testid="line-total">
      <Price amount={toOmr(inBaisa(originalPrice) * quantity)} />
    </span>
  )
  return (
    <li
      id={rowId(at)}
      tabIndex={-1}
      className="flex gap-3 border-b border-hairline py-4 first:lg:pt-0 sm:gap-6"
      data-testid="cart-line"
    >
      <div className="relative w-20 shrink-0 self-start sm:w-28">
        <LinePicture imageUrl={line.imageUrl} className={`rounded-md ${soldOut ? 'opacity-55' : ''}`} />
        {soldOut && (
          <span className="absolute inset-x-0 bottom-0 rounded-sm bg-raised text-center text-xs font-normal whitespace-nowrap">
            {words.soldOut}
          </span>
        )}
      </div>
      <div className="grid min-w-0 flex-1 grid-cols-1 content-between gap-2">
        <div className="grid grid-cols-1 gap-1">
          <div className="flex items-start justify-between gap-2">
            <LineName line={line} place="cart" />
            {soldOut ? (
              total
            ) : (
              <button
                type="button"
                // biome-ignore lint/a11y/noAutofocus: only after Undo, so that the keyboard does not lose its place.
                autoFocus={restored}
                className={`${buttonClass('quiet', 'icon')} -my-2.5 -me-2.5 text-muted hover:text-brick`}
                aria-label={words.remove(name)}
                onClick={onDelete}
              >
                <TrashIcon size={20} />
              </button>
            )}
          </div>
          <LineChoice color={line.color} size={line.size} />
          {quantity > 1 && (
            <p className="text-sm text-muted">
              <Price amount={originalPrice} /> {words.each}
            </p>
          )}
          {left < quantity && ShortLine && <ShortLine {...{ line, left, restored, onQuantity, onDelete }} />}
        </div>
        {!soldOut && (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Quantity
              value={quantity}
              max={Math.min(left, quantityLimit.max)}
              onChange={onQuantity}
              label={name}
            />
            {total}
          </div>
        )}
      </div>
    </li>
  )
}

/** Shown where a line was deleted, with Undo. */
export function DeletedRow({ line, onUndo }: { line: CartLine; onUndo: () => void }) {
  const words = useMessages(cartMessages)
  return (
    <li className="flex items-center gap-2 border-b border-hairline py-3 text-sm text-muted">
      <span className="min-w-0 truncate">{words.gone(nameIn(useLocale(), line))}</span>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone; the keyboard focus goes here.
        autoFocus
        className="min-h-9 shrink-0 px-2 text-link"
        onClick={onUndo}
      >
        {words.undo}
      </button>
    </li>
  )
}
