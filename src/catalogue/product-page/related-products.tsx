import { useSuspenseQuery } from '@tanstack/react-query'
import { ProductGrid } from '#src/catalogue/card/product-grid.tsx'
import type { Product } from '#src/catalogue/product/product.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { productMessages } from './product.messages.ts'
import { mostRelated, relatedQuery } from './related.query.ts'

/** Up to ten more of the same category (product.md section 9); nothing at all where there is none. */
export function RelatedProducts({ product }: { product: Product }) {
  const words = useMessages(productMessages)
  const { data } = useSuspenseQuery(relatedQuery(useApi(), product.category))
  const cards = data.cards.filter((card) => card._id !== product._id).slice(0, mostRelated)
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="related" data-testid="related">
      <h2 id="related" className="mb-6">
        {words.related}
      </h2>
      <ProductGrid cards={cards} />
    </section>
  )
}
