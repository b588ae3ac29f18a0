import { priceNow } from '#src/catalogue/product/buying.ts'
import type { ProductCard } from '#src/catalogue/product/product.ts'
import { discountPercent, inBaisa } from '#src/core/money.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Price } from '#src/ui/price.tsx'
import { productMessages } from './product.messages.ts'

/** What it is, what it costs, and how many have written about it. */
export function ProductHeading({ product, name }: { product: ProductCard; name: string }) {
  const words = useMessages(productMessages)
  const { originalPrice, offerPrice, reviews } = product
  const percent = discountPercent(inBaisa(originalPrice), priceNow(product))
  return (
    <div>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Price
          amount={offerPrice ?? originalPrice}
          original={originalPrice}
          className="text-lg font-normal text-wine [&>:last-child]:text-base [&>:last-child]:font-light"
        />
        {percent > 0 && (
          <span className="figures rounded-sm bg-tint px-2 text-sm font-normal text-wine">
            {words.percentOff(percent)}
          </span>
        )}
      </p>
      {reviews > 0 && <p className="mt-2 text-sm text-muted">{words.reviews(reviews)}</p>}
    </div>
  )
}
