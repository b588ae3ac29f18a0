import { type ReactNode, useState } from 'react'
import { useFilledCategories } from '#src/catalogue/categories/category.query.ts'
import { categoryName, categoryPath } from '#src/catalogue/categories/category.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { CloseIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { searchHelpMessages } from './search-help.messages.ts'

type Leads = { onChoose: () => void }

/** What was searched for before in this browser, as ways to search for it again. */
export function RecentSearches({ onChoose }: Leads) {
  const words = useMessages(searchHelpMessages)
  const href = useHref()
  const [searches, setSearches] = useState(recentSearches)
  if (searches.length === 0) return null
  return (
    <Part
      title={words.recent}
      aside={
        <button
          type="button"
          aria-label={words.forget}
          className="-my-2 grid size-11 place-items-center text-muted hover:text-ink"
          onClick={() => {
            forgetSearches()
            setSearches([])
          }}
        >
          <CloseIcon size={16} />
        </button>
      }
    >
      {searches.map((text) => (
        <Chip key={text} to={`${href('/shop')}?${new URLSearchParams({ q: text })}`} onChoose={onChoose}>
          {text}
        </Chip>
      ))}
    </Part>
  )
}

/** The categories, for whom no word comes to mind. */
export function SearchCategories({ onChoose }: Leads) {
  const words = useMessages(searchHelpMessages)
  const locale = useLocale()
  const href = useHref()
  return (
    <Part title={words.categories}>
      {useFilledCategories().map((category) => (
        <Chip key={category.slug} to={href(categoryPath(category))} onChoose={onChoose}>
          {categoryName(locale, category)}
        </Chip>
      ))}
    </Part>
  )
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="px-5 py-3">
      <div className="flex items-center justify-between">
        <p className="pb-2 text-sm text-muted">{title}</p>
        {aside}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

function Chip({ to, onChoose, children }: Leads & { to: string; children: string }) {
  return (
    <Link
      to={to}
      onClick={onChoose}
      className="inline-flex min-h-9 max-w-full items-center rounded-md border border-hairline px-3 text-sm touchable hover:border-ink"
    >
      <span className="truncate">
        <bdi>{children}</bdi>
      </span>
    </Link>
  )
}
