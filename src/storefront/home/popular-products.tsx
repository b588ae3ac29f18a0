import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProductGrid } from '#src/catalogue/card/product-grid.tsx'
import { type Category, categoryName } from '#src/catalogue/categories/category.ts'
import { mayBeMore } from '#src/catalogue/product/buying.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { CardSkeleton } from '#src/ui/skeleton.tsx'
import { twoColumns, useMedia } from '#src/ui/use-media.ts'
import { homeMessages } from './home.messages.ts'
import { homeCounts, popularQuery } from './home-queries.ts'

type PopularProductsProps = { category: Category | undefined; onReset: () => void }

/**
 * Ten products, five more a press, and back to ten once all are shown (product.md section 2); where the columns are two or three,
 * what would stand alone in the last row comes with the next press.
 */
export function PopularProducts({ category, onReset }: PopularProductsProps) {
  const words = useMessages(homeMessages)
  const locale = useLocale()
  const { first, step } = homeCounts
  const [wanted, setWanted] = useState<number>(first)
  const query = useInfiniteQuery(popularQuery(useApi(), category?.slug))
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const loaded = data?.pages.flatMap((page) => page.cards) ?? []
  const total = data?.pages[0]?.total ?? 0
  const columns = useColumns()
  const complete = !hasNextPage && wanted >= loaded.length
  const cards = loaded.slice(0, complete ? wanted : wanted - (wanted % columns))

  async function press() {
    if (complete) {
      setWanted(first)
      onReset()
    } else if (loaded.length > wanted) {
      setWanted(wanted + step)
    } else {
      const next = await fetchNextPage()
      if (!next.isFetchNextPageError) setWanted(wanted + step)
    }
  }

  return (
    <>
      {!data && !isError && <Waiting />}
      {data && total === 0 && (
        <p className="py-10 text-center text-muted">
          {words.noProducts(category ? categoryName(locale, category) : words.allCollections)}
        </p>
      )}
      <ProductGrid cards={cards} className={wanted === first && total > first ? 'far-grid' : ''} />
      {isError && (
        <p role="alert" className="flex flex-wrap items-center justify-center gap-x-4 pt-8 text-muted">
          {words.listFailed}
          <button type="button" className="text-link min-h-11" onClick={() => (data ? press() : refetch())}>
            {words.tryAgain}
          </button>
        </p>
      )}
      {total > first && (
        <div className="mt-10 grid justify-items-center gap-3">
          <p role="status" className="text-sm text-muted">
            {words.showing(cards.length, total, mayBeMore(total, category ? { category } : {}))}
          </p>
          <Button kind="secondary" busy={isFetchingNextPage} onClick={press} className="min-w-48">
            {complete ? words.showLess : words.showMore}
          </Button>
        </div>
      )}
    </>
  )
}

/** How many cards stand in a row (ui/theme/card-utilities.css). */
function useColumns(): number {
  const three = useMedia('(min-width: 48rem)')
  const five = useMedia(twoColumns)
  return five ? 5 : three ? 3 : 2
}

function Waiting() {
  return (
    <div className="card-grid">
      {[1, 2, 3, 4, 5].map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  )
}
