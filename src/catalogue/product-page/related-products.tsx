import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ProductGrid } from '#src/catalogue/card/product-grid.tsx'
import type { Product } from '#src/catalogue/product/product.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { productMessages } from './product.messages.ts'
import { chosenQuery, mostRelated, relatedQuery } from './related.query.ts'

/** What staff chose to go with it, then more of its category, ten at most (product.md section 9); nothing where there is none. */
export function RelatedProducts({ product }: { product: Product }) {
  const words = useMessages(productMessages)
  const api = useApi()
  const { data } = useSuspenseQuery(relatedQuery(api, product.category))
  const picked = useQuery({ ...chosenQuery(api, product), enabled: Boolean(product.related) })
  const chosen = picked.data?.cards ?? []
  const others = data.cards.filter(({ _id }) => !chosen.some((one) => one._id === _id))
  const cards = [...chosen, ...others].filter(({ _id }) => _id !== product._id).slice(0, mostRelated)
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="related" data-testid="related">
      <h2 id="related" className="mb-6">
        {words.related}
      </h2>
      <ProductGrid cards={cards} className="whole-rows" />
    </section>
  )
}
