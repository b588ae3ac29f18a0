import { isSoldOut, picturesIn, priceNow } from '#src/catalogue/product/buying.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import { nameIn, productPath } from '#src/catalogue/product/product-name.ts'
import { notApplicable, stockCells } from '#src/catalogue/stock/stock-cells.ts'
import { formatBaisa } from '#src/core/money.ts'
import { joined } from '#src/i18n/joined.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { useApi } from '#src/ui/data/api.ts'
import type { Crumb } from '#src/ui/page/breadcrumb.tsx'
import { crumbList } from '#src/ui/page/crumb-list.ts'
import { JsonLd } from '#src/ui/page/json-ld.tsx'
import { isMissing } from './choice.ts'

/** More say nothing more to a search engine, and weigh on the page. */
const mostVariants = 100

type Cell = { size: string; color: string }
type JsonLdProps = { product: Product; description: string; crumbs: readonly Crumb[] }

/** The product and the way to it for search engines. Review counts are typed by staff, so they are not in it (P12). */
export function ProductJsonLd({ product, description, crumbs }: JsonLdProps) {
  const { origin } = useApi()
  const locale = useLocale()
  const colourName = useColourNames()
  if (!import.meta.env.SSR) return <JsonLd facts={false} />
  // Between home and the product.
  const place = crumbs.slice(1, -1)
  const addressOf = (cell?: Cell) => `${origin}${pathIn(locale, productPath(product, cell?.color))}`
  const isGroup = product.ownPrices !== undefined || product.imageColors !== undefined
  const called = ({ color }: Cell) => (color === notApplicable ? color : colourName(color))
  function offerOf(cell?: Cell) {
    return {
      '@type': 'Offer',
      url: addressOf(cell),
      price: formatBaisa(priceNow(product, cell)).replaceAll(',', ''),
      priceCurrency: 'OMR',
      availability: `https://schema.org/${isSoldOut(product, cell) ? 'OutOfStock' : 'InStock'}`,
    }
  }
  /** Each size and colour that is made, where they cost different things or have pictures of their own (P19, P20). */
  function variantsOf({ _id, sizes, colors }: Product) {
    const made = stockCells(sizes, colors).filter((cell) => !isMissing(product, cell))
    return {
      productGroupID: _id,
      variesBy: [
        ...(sizes.length > 0 ? ['https://schema.org/size'] : []),
        ...(colors.length > 0 ? ['https://schema.org/color'] : []),
      ],
      hasVariant: made.slice(0, mostVariants).map((cell) => ({
        '@type': 'Product',
        name: joined(
          locale,
          [nameIn(locale, product), cell.size, called(cell)].filter((part) => part !== notApplicable),
        ),
        ...(sizes.length > 0 && { size: cell.size }),
        ...(colors.length > 0 && { color: called(cell) }),
        image: picturesIn(product, cell.color).map((image) => absolute(origin, image)),
        offers: offerOf(cell),
      })),
    }
  }
  const facts = {
    '@graph': [
      {
        '@type': isGroup ? 'ProductGroup' : 'Product',
        name: nameIn(locale, product),
        description,
        sku: product._id,
        ...(place[0] && { category: place[0].label }),
        image: product.images.map((image) => absolute(origin, image)),
        url: addressOf(),
        ...(isGroup ? variantsOf(product) : { offers: offerOf() }),
      },
      crumbList(origin, crumbs),
    ],
  }
  return <JsonLd facts={facts} />
}

function absolute(origin: string, image: string): string {
  return image.startsWith('/') ? `${origin}${image}` : image
}
