import { pricesFrom } from '#src/catalogue/product/buying.ts'
import { describe } from '#src/catalogue/product/description.ts'
import type { Product, ProductCard } from '#src/catalogue/product/product.ts'
import { discountPercent, inBaisa } from '#src/core/money.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { unbroken } from '#src/i18n/unbroken.tsx'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Price } from '#src/ui/price.tsx'
import type { Choice } from './choice.ts'
import { productMessages } from './product.messages.ts'

type HeadingProps = {
  product: ProductCard | Product
  name: string
  description: string
  choice: Choice
  hasVat: boolean
}

/** What it is, what it costs as it is picked (P19) and that VAT is in it where it is (T1), how many have written about it, and what it is made of. */
export function ProductHeading({ product, name, description, choice, hasVat }: HeadingProps) {
  const words = useMessages(productMessages)
  const { originalPrice, offerPrice = originalPrice, from } = pricesFrom(product, choice)
  const material = useMaterial(product, description)
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
      {(product.reviews > 0 || material) && (
        <p className="mt-1 flex gap-x-3 text-sm text-muted md:mt-2">
          {product.reviews > 0 && <span className="shrink-0">{words.reviews(product.reviews)}</span>}
          {material && (
            <span
              className="truncate border-hairline not-first:border-s not-first:ps-3"
              data-testid="material"
            >
              <bdi>{material}</bdi>
            </span>
          )}
        </p>
      )}
    </div>
  )
}

/** What it is made of, as the table of facts below has it. */
function useMaterial(product: ProductCard | Product, description: string): string | undefined {
  const { material: label } = useMessages(productMessages)
  const locale = useLocale()
  const told = describe(description).find((line) => line.label === label)?.text
  if (told || !('material' in product)) return told
  return dataText(locale, { ...product, material: product.material ?? '' }, 'material')
}
