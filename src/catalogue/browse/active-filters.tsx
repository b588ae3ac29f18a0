import { useCategoryNames } from '#src/catalogue/categories/category.query.ts'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { CloseIcon } from '#src/ui/icons.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { type Narrowing, narrowings } from './list-parameters.ts'
import { listingMessages } from './listing.messages.ts'
import { addressWith } from './listing.ts'

type ActiveProps = { path: string; narrowing: Partial<Record<Narrowing, string>> }

/** What narrows the list now, each with its way back. */
export function ActiveFilters({ path, narrowing }: ActiveProps) {
  const words = useMessages(listingMessages)
  const locale = useLocale()
  const colourName = useColourNames()
  const categories = useCategoryNames()
  const [asked] = useSearchParams()
  const used = narrowings.filter((name) => narrowing[name] !== undefined)
  if (used.length === 0) return null

  function say(name: Narrowing, value: string) {
    if (name === 'minPrice' || name === 'maxPrice')
      return (
        <span>
          {name === 'minPrice' ? words.from : words.upTo} <Price amount={Number(value)} />
        </span>
      )
    return (
      <>
        {name === 'size' && `${words.size} `}
        <bdi>{textOf(name, value)}</bdi>
      </>
    )
  }
  function textOf(name: Narrowing, value: string): string {
    const category = name === 'category' && categories.find(({ slug }) => slug === value)
    if (category) return categoryName(locale, category)
    if (name === 'color') return colourName(value)
    return name === 'offer' ? words.onOffer : value
  }

  return (
    <ul aria-label={words.activeFilters} className="mt-4 flex flex-wrap items-center gap-2">
      {used.map((name) => (
        <li key={name}>
          <Link
            to={addressWith(path, asked, { [name]: undefined })}
            preventScrollReset
            className="inline-flex min-h-9 items-center gap-2 rounded-md bg-sunken ps-3 pe-2 text-sm touchable hover:text-wine"
          >
            <span className="sr-only">{words.removeFilter} </span>
            {say(name, narrowing[name] ?? '')}
            <CloseIcon size={14} />
          </Link>
        </li>
      ))}
      {used.length > 1 && (
        <li>
          <Link
            to={path}
            preventScrollReset
            className="text-link inline-flex min-h-9 items-center px-1 text-sm"
          >
            {words.clearAll}
          </Link>
        </li>
      )}
    </ul>
  )
}
