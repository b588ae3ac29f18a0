import { pricesFrom } from '#src/catalogue/product/buying.ts'
import type { Product, ProductCard } from '#src/catalogue/product/product.ts'
import { discountPercent, inBaisa } from '#src/core/money.ts'
import { unbroken } from '#src/i18n/unbroken.tsx'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Price } from '#src/ui/price.tsx'
import type { Choice } from './choice.ts'
import { productMessages } from './product.messages.ts'

type HeadingProps = { product: ProductCard | Product; name: string; choice: Choice; hasVat: boolean }

/** What it is, what it costs as it is picked (P19) and that VAT is in it where it is (T1), and how many have written about it. */
export function ProductHeading({ product, name, choice, hasVat }: HeadingProps) {
  const words = useMessages(productMessages)
  const { originalPrice, offerPrice = originalPrice, from } = pricesFrom(product, choice)
  const percent = discountPercent(inBaisa(originalPrice), inBaisa(offerPrice))
  return (
    <div>
      <h1>
        <bdi>{unbroken(name)}</bdi>
      </h1>
      <p className="mt-1.5 flex md:mt-3 flex-wrap items-center gap-x-4 gap-y-1">
        <Price
          amount={offerPrice}
          original={originalPrice}
          from={from}
          className="text-lg font-normal [&_s]:text-base [&_s]:font-light"
        />
        {percent > 0 && (
          <span className="figures rounded-sm bg-tint px-2 text-sm font-normal">
            {words.percentOff(percent)}
          </span>
        )}
      </p>
      {hasVat && !product.withoutVat && <p className="mt-1 text-xs text-muted">{words.vatIncluded}</p>}
      {product.reviews > 0 && (
        <p className="mt-1 text-sm text-muted md:mt-2">{words.reviews(product.reviews)}</p>
      )}
    </div>
  )
}
