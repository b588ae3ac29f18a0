import { isSoldOut, priceNow } from '#src/catalogue/product/buying.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import { nameIn, productPath } from '#src/catalogue/product/product-name.ts'
import { formatBaisa } from '#src/core/money.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import type { Crumb } from '#src/ui/page/breadcrumb.tsx'
import { crumbList } from '#src/ui/page/crumb-list.ts'
import { JsonLd } from '#src/ui/page/json-ld.tsx'

type JsonLdProps = { product: Product; description: string; crumbs: readonly Crumb[] }

/** The product and the way to it for search engines. Review counts are typed by staff, so they are not in it (P12). */
export function ProductJsonLd({ product, description, crumbs }: JsonLdProps) {
  const { origin } = useApi()
  const locale = useLocale()
  if (!import.meta.env.SSR) return <JsonLd facts={false} />
  const address = `${origin}${pathIn(locale, productPath(product))}`
  const facts = {
    '@graph': [
      {
        '@type': 'Product',
        name: nameIn(locale, product),
        description,
        sku: product._id,
        category: product.category,
        image: product.images.map((image) => absolute(origin, image)),
        url: address,
        offers: {
          '@type': 'Offer',
          url: address,
          price: formatBaisa(priceNow(product)).replaceAll(',', ''),
          priceCurrency: 'OMR',
          availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
        },
      },
      crumbList(origin, crumbs),
    ],
  }
  return <JsonLd facts={facts} />
}

function absolute(origin: string, image: string): string {
  return image.startsWith('/') ? `${origin}${image}` : image
}
