import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { categoriesQuery, useFilledCategories } from '#src/catalogue/categories/category.query.ts'
import {
  type CategoryName,
  categoryName,
  categoryPath,
  subCategoryPath,
} from '#src/catalogue/categories/category.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { categoryLabel } from './category-label.ts'
import { storefrontMessages } from './storefront.messages.ts'

/** The drawer's second tab: the categories that have goods, each with its shelves behind an arrow; those are fetched when it opens. */
export function DrawerCategories({ onChoose }: { onChoose: () => void }) {
  return (
    <ul>
      {useFilledCategories().map((category) => (
        <DrawerCategory key={category.slug} category={category} onChoose={onChoose} />
      ))}
    </ul>
  )
}

function DrawerCategory({ category, onChoose }: { category: CategoryName; onChoose: () => void }) {
  const locale = useLocale()
  const href = useHref()
  const words = useMessages(storefrontMessages)
  const [open, setOpen] = useState(false)
  const id = useId()
  const { label, className } = categoryLabel(locale, category)
  const tree = useQuery(categoriesQuery(useApi())).data
  const shelves = tree?.find(({ slug }) => slug === category.slug)?.subCategories
  return (
    <li className="border-b border-hairline last:border-0">
      <div className="flex items-center">
        <Link
          to={href(categoryPath(category))}
          onClick={onChoose}
          className="flex min-h-12 grow items-center py-1.5 text-sm"
        >
          <span className={className}>{label}</span>
        </Link>
        {shelves?.length !== 0 && (
          <button
            type="button"
            aria-label={words.shelvesOf(category.short[locale])}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className={`${buttonClass('quiet', 'icon')} -me-2.5`}
          >
            <ChevronIcon to={open ? 'up' : 'down'} size={18} />
          </button>
        )}
      </div>
      <ul id={id} hidden={!open} className="pb-2 ps-4">
        {open &&
          shelves?.map((sub) => (
            <li key={sub.slug}>
              <Link
                to={href(subCategoryPath(category, sub))}
                onClick={onChoose}
                className="flex min-h-11 items-center text-sm text-muted hover:text-ink"
              >
                {categoryName(locale, sub)}
              </Link>
            </li>
          ))}
      </ul>
    </li>
  )
}
