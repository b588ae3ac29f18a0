import type { ProductSort } from '#src/catalogue/product/buying.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { listingMessages } from './listing.messages.ts'

type SortProps = {
  sort: ProductSort | 'relevance' | 'chosen'
  /** The order when none is asked for: the newest first, in a search the best answers, else as staff put them. */
  usual?: 'newest' | 'relevance' | 'chosen'
}

/** The order of a list, to be put in a ListForm. The usual order is no value, so that its address stays plain. */
export function SortSelect({ sort, usual = 'newest' }: SortProps) {
  const words = useMessages(listingMessages)
  return (
    <label className="inline-flex items-center gap-2 text-sm">
      <span className="text-muted max-md:sr-only">{words.sort}</span>
      <span className="relative">
        <select
          name="sort"
          defaultValue={sort === usual ? '' : sort}
          className="min-h-11 field-sizing-content appearance-none rounded-md bg-transparent pe-7 ps-1.5 font-normal hover:text-wine [&>option]:bg-raised [&>option]:text-ink"
        >
          {usual !== 'newest' && (
            <option value="">{usual === 'chosen' ? words.featured : words.bestAnswers}</option>
          )}
          <option value={usual === 'newest' ? '' : 'newest'}>{words.newest}</option>
          <option value="popular">{words.popular}</option>
          <option value="price-asc">{words.priceUp}</option>
          <option value="price-desc">{words.priceDown}</option>
        </select>
        <ChevronIcon
          to="down"
          size={16}
          className="pointer-events-none absolute inset-y-0 end-1 my-auto text-muted"
        />
      </span>
    </label>
  )
}
