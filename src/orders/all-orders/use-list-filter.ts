import { useMemo } from 'react'
import { filterSearch, type ListFilter, readFilter } from '#src/orders/changes/order-filter.ts'
import { useSearchParams } from '#src/ui/router/use-router.ts'

/** What the address narrows a list by, and how to narrow it otherwise: the whole of it is given, typed words stay. */
export function useListFilter(): { filter: ListFilter; narrow: (filter: ListFilter) => void } {
  const [asked, setAsked] = useSearchParams()
  const text = asked.toString()
  const filter = useMemo(() => readFilter(new URLSearchParams(text)), [text])
  return {
    filter,
    narrow(next) {
      const search = filterSearch({ ...next, q: filter.q ?? '' })
      setAsked(new URLSearchParams(search), { replace: true, preventScrollReset: true })
    },
  }
}
