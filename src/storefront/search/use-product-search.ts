import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cardsQuery } from '#src/catalogue/product/product.query.ts'
import { useApi } from '#src/ui/data/api.ts'

/** product.md section 9: a search shows at most this many. */
const atMost = 10
/** Offered before a word is typed. */
const offered = 4
const pauseMs = 250

/**
 * The products that answer the typed text, asked for once the typing pauses; before it the most popular ones, and where
 * nothing does (`none`) those of the nearest words, or else the popular ones again.
 */
function useSearch(typed: string, open: boolean) {
  const api = useApi()
  const text = typed.trim()
  const settled = useDebounced(text)
  const asked = text && settled
  const query = useQuery({
    ...cardsQuery(api, asked ? { searchQuery: asked } : { sort: 'popular' }, asked ? atMost : offered),
    enabled: open,
    // What answers other words stands until these are answered; what answers none does not.
    placeholderData: (before, last) => (asked && last?.queryKey[2] === atMost ? before : undefined),
  })
  const data = text && !asked ? undefined : query.data
  const meant = data?.didYouMean
  const waiting = asked !== text || query.isPlaceholderData || query.isLoading
  // What is offered instead stands for these words alone, not while the next are asked for.
  const none = asked !== '' && !waiting && !query.isError && data?.total === 0
  const nearest = useQuery({
    ...cardsQuery(api, meant ? { searchQuery: meant } : { sort: 'popular' }, offered),
    enabled: open && none,
  })
  return {
    ...query,
    data,
    none,
    cards: (none ? nearest : { data }).data?.cards ?? [],
    asked,
    waiting,
  }
}

type ProductSearch = ReturnType<typeof useSearch>

/** On a page from the server every search is closed, and asks for nothing. */
const closed: Pick<ProductSearch, 'cards'> = { cards: [] }

export const useProductSearch: typeof useSearch = import.meta.env.SSR
  ? () => closed as ProductSearch
  : useSearch

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
