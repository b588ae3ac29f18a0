import { categoryPath } from '#src/catalogue/categories/category.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { pictureOf, type Section } from './use-sections.ts'

/** The category menu of small screens: a row for the thumb. */
export function CategoryScroller({
  sections,
  className = '',
}: {
  sections: readonly Section[]
  className?: string
}) {
  const words = useMessages(storefrontMessages)
  const locale = useLocale()
  const href = useHref()
  return (
    <nav aria-label={words.shopByCategory} className={className}>
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-6 md:px-6">
        {sections.map(({ category, cards }) => (
          <li key={category.slug} className="w-20 shrink-0">
            <Link to={href(categoryPath(category))} className="block">
              <Picture
                src={pictureOf(cards)}
                alt=""
                sizes="80px"
                widths={[160, 320]}
                className="aspect-square rounded-md object-cover"
              />
              <span className="mt-2 block text-center text-xs leading-snug text-balance">
                {category.short[locale]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
