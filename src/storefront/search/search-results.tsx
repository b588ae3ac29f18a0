import { useEffect, useRef } from 'react'
import { mostCounted } from '#src/catalogue/product/buying.ts'
import type { ProductCard } from '#src/catalogue/product/product.ts'
import { nameIn, productPath } from '#src/catalogue/product/product-name.ts'
import { DidYouMean } from '#src/catalogue/search/did-you-mean.tsx'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { rememberSearch } from './recent-searches.ts'
import { searchMessages } from './search.messages.ts'
import { searchHelpMessages } from './search-help.messages.ts'
import { RecentSearches, SearchCategories } from './search-help.tsx'
import type { useProductSearch } from './use-product-search.ts'

type SearchResultsProps = {
  id: string
  search: ReturnType<typeof useProductSearch>
  active: number
  typed: string
  onChoose: () => void
}

/** What hangs below the search box, on phones over all of the page: products, or why there are none and what is near. */
export default function SearchResults({ id, search, active, typed, onChoose }: SearchResultsProps) {
  const words = useMessages(searchMessages)
  const help = useMessages(searchHelpMessages)
  const { data, cards, none, isError, waiting, asked, refetch } = search
  const total = data?.total ?? 0
  const empty = typed.trim() === ''
  const meant = none && data?.didYouMean
  const panel = useRef<HTMLDivElement>(null)

  // The box is on every page and knows nothing of recent searches.
  useEffect(() => {
    const form = panel.current?.closest('form')
    const remember = () => rememberSearch(typed)
    form?.addEventListener('submit', remember)
    return () => form?.removeEventListener('submit', remember)
  }, [typed])

  function choose() {
    rememberSearch(meant || typed)
    onChoose()
  }
  const said = isError
    ? words.failed
    : waiting
      ? words.searching
      : none
        ? words.nothing(asked)
        : total < mostCounted
          ? words.found(total)
          : help.foundOrMore(total)
  return (
    <div
      ref={panel}
      className="absolute inset-x-0 top-full z-40 mt-2 [--room:min(34rem,70dvh)] max-h-(--room) overflow-y-auto overscroll-contain rounded-lg border border-hairline bg-raised shadow-float max-desk:-inset-x-4 max-desk:[--room:calc(100dvh-7.25rem)] max-desk:h-(--room) max-desk:rounded-none max-desk:border-x-0 max-desk:border-b-0 max-desk:[box-shadow:none] desk:start-auto desk:w-96"
    >
      {empty && <RecentSearches onChoose={onChoose} />}
      {!(empty && !isError) && (
        <p
          role="status"
          className={cards.length > 0 && !none ? 'sr-only' : 'px-5 pt-4 pb-1 text-sm text-muted'}
        >
          {said}
        </p>
      )}
      {meant ? (
        <DidYouMean text={meant} onChoose={onChoose} className="px-5 text-sm" />
      ) : (
        none && <p className="px-5 pb-1 text-sm text-muted">{words.nothingHint}</p>
      )}
      {(empty || (none && !meant)) && cards.length > 0 && (
        <p className="px-5 pt-3 text-sm text-muted">{help.popular}</p>
      )}
      {isError && (
        <button type="button" className="text-link mx-5 mb-3 min-h-11 text-sm" onClick={() => refetch()}>
          {words.tryAgain}
        </button>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.results}
        // As many whole rows as there is room for, so that none is cut, and the way to all of them stays in sight below.
        className={`px-3.5 py-1.5 ${cards.length > 0 ? '' : 'hidden'} ${empty || none ? '' : 'max-h-[calc(round(down,var(--room)-4rem,4.25rem)+0.75rem)] overflow-y-auto overscroll-contain'}`}
        data-testid="search-results"
      >
        {cards.map((card, place) => (
          <Result
            key={card._id}
            id={`${id}-${place}`}
            card={card}
            selected={place === active}
            onChoose={choose}
          />
        ))}
      </div>
      {!waiting && !empty && total > cards.length && (
        <button
          type="submit"
          className="block min-h-12 w-full border-t border-hairline px-5 text-start text-sm text-wine hover:bg-sunken focus-visible:-outline-offset-2"
        >
          {total < mostCounted ? words.seeAll(total) : help.seeAllFound}
        </button>
      )}
      {(empty || none) && <SearchCategories onChoose={onChoose} />}
    </div>
  )
}

type ResultProps = { id: string; card: ProductCard; selected: boolean; onChoose: () => void }

function Result({ id, card, selected, onChoose }: ResultProps) {
  const locale = useLocale()
  const href = useHref()
  const picture = useRef<HTMLImageElement>(null)
  return (
    <Link
      id={id}
      ref={(element) => {
        if (selected) element?.scrollIntoView({ block: 'nearest' })
      }}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      to={href(productPath(card))}
      picture={picture}
      onClick={onChoose}
      className="flex items-center gap-3.5 rounded-md p-1.5 hover:bg-sunken aria-selected:bg-sunken"
    >
      <span className="w-14 shrink-0">
        <Picture
          ref={picture}
          src={card.images[0] ?? ''}
          alt=""
          sizes="56px"
          widths={[160]}
          className="rounded-sm"
        />
      </span>
      <span className="grid min-w-0 text-sm">
        <span className="truncate font-normal">
          <bdi>{nameIn(locale, card)}</bdi>
        </span>
        <span>
          <Price
            amount={card.offerPrice ?? card.originalPrice}
            original={card.originalPrice}
            from={card.from}
          />
        </span>
      </span>
    </Link>
  )
}
