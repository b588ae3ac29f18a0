import { type Ref, useEffect, useRef } from 'react'
import { priceNow } from '#src/catalogue/product/buying.ts'
import type { ProductCard } from '#src/catalogue/product/product.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { languages } from '#src/core/locale.ts'
import { toOmr } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { LinePicture } from '#src/orders/display/line-facts.tsx'
import { PlusIcon } from '#src/ui/icons.tsx'
import { Price } from '#src/ui/price.tsx'

type FoundProps = {
  ref: Ref<HTMLDivElement>
  /** Of the combobox that this hangs below: `id-list` is this list, `id-0` its first product. */
  id: string
  cards: readonly ProductCard[]
  /** The place that the arrows have come to, -1 for none. */
  active: number
  /** What the list is called, and what is done with a product of it. */
  words: { add: string; addOne: (name: string) => string }
  onChoose: (productId: string) => void
}

/** The products that are found for what is typed. The focus stays in the field; a press or Enter there adds one. */
export function FoundProducts({ ref, id, cards, active, words, onChoose }: FoundProps) {
  const locale = useLocale()
  const chosen = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (active >= 0) chosen.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={ref}
      role="listbox"
      id={`${id}-list`}
      aria-label={words.add}
      className="mt-3 divide-y divide-hairline rounded-md border border-hairline"
    >
      {cards.map((card, place) => (
        <button
          type="button"
          tabIndex={-1}
          key={card._id}
          ref={place === active ? chosen : undefined}
          role="option"
          id={`${id}-${place}`}
          aria-selected={place === active}
          aria-label={`${words.addOne(nameIn(locale, card))}${languages[locale].comma} ${amountInText(locale, priceNow(card))}`}
          // What is typed keeps the focus, and with it a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(card._id)}
          className="flex w-full scroll-mb-24 text-start items-center gap-3 p-2 hover:bg-tint aria-selected:bg-tint aria-selected:outline-2 aria-selected:-outline-offset-2"
        >
          <span className="w-10 shrink-0">
            <LinePicture imageUrl={card.images[0] ?? ''} className="rounded-sm" />
          </span>
          <span className="min-w-0 flex-1 text-sm break-words">
            <bdi>{nameIn(locale, card)}</bdi>
          </span>
          <Price amount={toOmr(priceNow(card))} from={card.from} className="text-sm" />
          <PlusIcon size={18} />
        </button>
      ))}
    </div>
  )
}
