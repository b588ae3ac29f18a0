import { lazy, type MouseEvent, Suspense, startTransition, useRef, useState } from 'react'
import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { cartOwner } from '#src/catalogue/cart/cart-owner.ts'
import { useCart } from '#src/catalogue/cart/use-cart.ts'
import { isSoldOut, picturesIn, priceNow, pricesFrom } from '#src/catalogue/product/buying.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import { toOmr } from '#src/core/money.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import type { Settings } from '#src/settings/settings.ts'
import { Button } from '#src/ui/button.tsx'
import { Quantity } from '#src/ui/form/quantity.tsx'
import { Price } from '#src/ui/price.tsx'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { type Choice, leftOf, missingIn, mostOf, pickedOf } from './choice.ts'
import { DayInBar } from './delivery-day.tsx'
import { OptionChoice, type OptionGroup } from './option-choice.tsx'
import { productMessages } from './product.messages.ts'

const loadDialog = () => import('./added-dialog.tsx')
// Fetched when a finger or the focus comes near the button: most visits only look.
const AddedDialog = lazy(loadDialog)

export type BuyProps = {
  product: Product
  choice: Choice
  onChoose: (choice: Choice) => void
  settings: Settings
}

/** From looking to buying: size, colour, how many, and the two buttons, which wait for the picks (P5). */
export function ProductBuy({ product, choice, onChoose, settings }: BuyProps) {
  const words = useMessages(productMessages)
  const href = useHref()
  const navigate = useNavigate()
  const cart = useCart()
  const [wanted, setWanted] = useState(1)
  const [asked, setAsked] = useState(false)
  const [added, setAdded] = useState<CartLine>()
  const [used, setUsed] = useState(false)
  const groups = { size: useRef<OptionGroup>(null), color: useRef<OptionGroup>(null) }

  const prices = pricesFrom(product, choice)
  const left = leftOf(product, choice)
  const most = mostOf(left)
  const quantity = Math.min(wanted, most)
  const soldOut = isSoldOut(product, choice)
  const goneForGood = isSoldOut(product)

  /** The line to buy; undefined, and the shopper is brought there, while something must still be picked. */
  function line(): CartLine | undefined {
    const [first] = missingIn(product, choice)
    setAsked(first !== undefined)
    if (first) {
      groups[first].current?.ask()
      return undefined
    }
    const { _id: id, name, nameAr } = product
    const picked = pickedOf(choice)
    return {
      id,
      name,
      ...(nameAr !== undefined && { nameAr }),
      imageUrl: picturesIn(product, choice.color)[0] ?? '',
      ...picked,
      quantity,
      originalPrice: toOmr(priceNow(product, picked)),
      customerEmail: cartOwner(),
    }
  }
  function addToCart(event: MouseEvent) {
    // The second press of a double click adds no second piece.
    if (event.detail > 1) return
    const picked = line()
    if (!picked) return
    cart.add(picked)
    // Without a transition React holds a part that is fetched back for 0.3 s.
    startTransition(() => {
      setAdded(picked)
      setUsed(true)
    })
  }
  function orderNow() {
    const picked = line()
    if (picked) void navigate(href('/product-checkout'), { state: { lines: [picked] } })
  }
  const option = { product, choice, onChoose, asked }
  const sent = useHydrated() ? undefined : ({ type: 'submit', formMethod: 'post' } as const)
  return (
    <>
      {/* Sent as it stands where there is no script (O42); where one is coming it keeps the press for the page. */}
      <form
        method="post"
        action={href('/order-form')}
        onSubmit={(event) => event.preventDefault()}
        className="contents"
      >
        <input type="hidden" name="step" value="add" />
        <input type="hidden" name="line" value={product._id} />
        {/* On phones the quantity stands beside the colours, above the bar (storefront.css). */}
        <div
          className={`max-md:contents md:grid md:gap-3 ${goneForGood ? 'md:grid-cols-2' : 'md:grid-cols-[auto_1fr] xl:grid-cols-[auto_1fr_1fr]'}`}
        >
          <div className="choices grid gap-6 md:contents">
            <OptionChoice kind="color" {...option} group={groups.color} />
            <OptionChoice kind="size" {...option} group={groups.size} />
            <div className="contents print:hidden">
              {!goneForGood && (
                <Quantity
                  name="quantity"
                  value={quantity}
                  max={most}
                  onChange={setWanted}
                  className="md:order-1 md:h-auto"
                />
              )}
              <p
                role="status"
                className="text-sm font-normal text-amber empty:hidden col-span-full"
                data-testid="stock"
              >
                {goneForGood ? words.soldOutAll : stockWords()}
              </p>
            </div>
          </div>
          {/* On phones the one next step stays at the foot of the screen, above and below its own place (storefront.css). */}
          <div
            className="buy-bar -mx-4 grid grid-cols-[max-content_auto] items-center gap-4 border-t border-hairline bg-raised px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:contents print:hidden"
            data-testid="buy-bar"
          >
            <div className="grid md:hidden">
              <Price
                amount={prices.offerPrice ?? prices.originalPrice}
                from={prices.from}
                className="leading-[1.2] font-normal"
              />
              {!goneForGood && <DayInBar times={settings} />}
            </div>
            <Button
              className="px-2! max-md:py-1.5! md:order-1"
              {...sent}
              onClick={addToCart}
              onPointerEnter={loadDialog}
              onFocus={loadDialog}
              disabled={soldOut}
              data-testid="add-to-cart"
            >
              {soldOut ? words.soldOut : words.addToCart}
            </Button>
          </div>
          <Button
            kind="secondary"
            className={`px-2! max-md:-mt-4 md:order-1 print:hidden ${goneForGood ? '' : 'md:col-span-full xl:col-auto'}`}
            {...sent}
            onClick={orderNow}
            disabled={soldOut}
          >
            {words.orderNow}
          </Button>
        </div>
      </form>
      <Suspense>{used && <AddedDialog line={added} onClose={() => setAdded(undefined)} />}</Suspense>
    </>
  )

  function stockWords(): string {
    if (soldOut) return words.soldOutChoice
    return left === undefined ? '' : words.left(left)
  }
}
