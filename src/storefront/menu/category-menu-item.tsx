import { useId } from 'react'
import {
  type Category,
  categoryName,
  categoryPath,
  subCategoryPath,
} from '#src/catalogue/categories/category.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { categoryLabel } from './category-label.ts'
import { storefrontMessages } from './storefront.messages.ts'

type ItemProps = {
  category: Category
  open: boolean
  onPoint: (slug: string, how: 'pointer' | 'focus') => void
  onPress: (slug: string) => void
  onChoose: () => void
}

/** One category of the menu, and beside it the panel of its shelves; without JavaScript CSS alone opens it. */
export function CategoryMenuItem({ category, open, onPoint, onPress, onChoose }: ItemProps) {
  const words = useMessages(storefrontMessages)
  const locale = useLocale()
  const href = useHref()
  const id = useId()
  const { slug, subCategories } = category
  const { label, className } = categoryLabel(locale, category)
  return (
    <li
      className="group/category flex min-h-9 grow"
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(slug, 'pointer')}
    >
      <button
        type="button"
        data-category={slug}
        aria-expanded={open}
        aria-controls={id}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint(slug, 'focus')}
        onClick={() => onPress(slug)}
        className="flex grow items-center justify-between gap-3 text-start text-sm text-muted hover:text-wine focus-visible:-outline-offset-2 aria-expanded:text-mark"
      >
        <span className={className}>{label}</span>
        <ChevronIcon size={14} className="text-muted" />
      </button>
      <div
        id={id}
        className={`absolute inset-y-0 start-full w-[26rem] overflow-y-auto border border-hairline bg-raised p-7 shadow-float transition-[opacity,visibility] noscript:group-focus-within/category:visible noscript:group-focus-within/category:opacity-100 noscript:group-hover/category:visible noscript:group-hover/category:opacity-100 ${open ? '' : 'invisible opacity-0'}`}
      >
        <Link
          to={href(categoryPath(category))}
          onClick={onChoose}
          className="flex min-h-9 items-baseline justify-between gap-4 hover:text-wine"
        >
          <span className="font-heading text-xl font-medium">{categoryName(locale, category)}</span>
          <span className="text-sm text-wine">{words.viewAll}</span>
        </Link>
        <ul className="mt-3 grid grid-cols-2 gap-x-6">
          {subCategories.map((sub) => (
            <li key={sub.slug}>
              <Link
                to={href(subCategoryPath(category, sub))}
                onClick={onChoose}
                className="flex min-h-10 items-center text-sm text-muted hover:text-wine"
              >
                {categoryName(locale, sub)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
