import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { ProductGrid } from '#src/catalogue/card/product-grid.tsx'
import { mayBeMore } from '#src/catalogue/product/buying.ts'
import type { CardFilter } from '#src/catalogue/product/product.query.ts'
import { DidYouMean } from '#src/catalogue/search/did-you-mean.tsx'
import { useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import { keepShownPages, shownPages } from '#src/ui/data/shown-pages.ts'
import { SpinnerIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { listingMessages } from './listing.messages.ts'
import { listingQuery } from './listing.query.ts'
import { addressWith } from './listing.ts'

type ListingProps = {
  /** Path of the page, in its language. */
  path: string
  filter: CardFilter
  /** Stands in the line of the count, at its end: filters and sorting. */
  tools?: ReactNode
  /** What is said when there is nothing; `meant` are the words that would have found something. */
  empty: (meant: string | undefined) => ReactNode
}

/**
 * A list of products that grows by a press. The press is a link to the next ones, which is what happens without
 * JavaScript; with it they join the list, which Back then shows as it was (P11).
 */
export function ProductListing({ path, filter, tools, empty }: ListingProps) {
  const words = useMessages(listingMessages)
  const [asked] = useSearchParams()
  const cursor = asked.get('cursor') ?? ''
  const query = listingQuery(useApi(), filter, cursor)
  const list = useSuspenseInfiniteQuery(query)
  const { pages } = list.data
  const cards = pages.flatMap((page) => page.cards)
  const [first] = pages
  const total = first?.total ?? 0
  const meant = first?.didYouMean
  const next = pages.at(-1)?.nextCursor
  const orMore = mayBeMore(total, filter)

  // A list loaded anew came with its first page alone; what failed waits for a press.
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const isShorter = hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (isShorter && pages.length < shownPages(query.queryKey)) void fetchNextPage()
  }, [isShorter, pages.length, query.queryKey, fetchNextPage])

  function grow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (list.isFetchingNextPage) return
    keepShownPages(query.queryKey, pages.length + 1)
    void list.fetchNextPage()
  }

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 border-b border-hairline pb-2">
        <p className="py-2 text-sm text-muted" role="status" data-testid="product-count">
          {orMore ? words.productsOrMore(total) : words.products(total)}
        </p>
        {tools}
      </div>
      {cursor !== '' && (
        <p className="mb-5 text-sm">
          <Link to={addressWith(path, asked, {})} className="text-link">
            {words.fromTheStart}
          </Link>
        </p>
      )}
      {meant && <DidYouMean text={meant} className="text-md" />}
      {cards.length > 0 ? <ProductGrid cards={cards} priorityCount={2} deferredFrom={4} /> : empty(meant)}
      {next && (
        <div className="mt-12 grid justify-items-center gap-3">
          {cursor === '' && (
            <p className="text-sm text-muted" role="status">
              {orMore ? words.shownOfMore(cards.length, total) : words.shown(cards.length, total)}
            </p>
          )}
          <Link
            to={addressWith(path, asked, { cursor: next })}
            onClick={grow}
            preventScrollReset
            aria-busy={list.isFetchingNextPage || undefined}
            data-testid="show-more"
            className={buttonClass('secondary')}
          >
            {words.showMore}
            {list.isFetchingNextPage && <SpinnerIcon size={18} />}
          </Link>
          {list.isFetchNextPageError && (
            <p role="alert" className="text-sm text-brick">
              {words.moreFailed}
            </p>
          )}
        </div>
      )}
    </>
  )
}
