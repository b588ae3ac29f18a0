import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cardsQuery } from '#src/catalogue/product/product.query.ts'
import { useApi } from '#src/ui/data/api.ts'

/** product.md section 9: a search shows at most this many. */
const atMost = 10
const pauseMs = 250

/** The products whose name has the typed text, asked for once the typing pauses. */
export function useProductSearch(typed: string) {
  const text = typed.trim()
  const asked = useDebounced(text)
  const query = useQuery({
    ...cardsQuery(useApi(), { searchQuery: asked }, atMost),
    enabled: asked !== '' && text !== '',
    placeholderData: keepPreviousData,
  })
  return { ...query, asked, waiting: asked !== text || query.isPlaceholderData || query.isLoading }
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
