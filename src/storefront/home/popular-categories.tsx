import { categoryPath } from '#src/catalogue/categories/category.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { homeMessages } from './home.messages.ts'
import { pictureOf, type Section } from './use-sections.ts'

const popular = ['bags', 'shoes', 'wallets', 'luggage', 'watches', 'clothes']

/** So many tiles stand in one row; others in rows of three. */
const rows: Readonly<Record<number, string>> = { 4: 'grid-cols-4', 5: 'grid-cols-5' }

/**
 * product.md section 2's six tiles, in its order; where a shop has others, those first in its menu fill the rest. Beside no
 * menu of categories the row of all of them stands in their place.
 */
export function PopularCategories({
  sections,
  title,
  className = '',
}: {
  sections: readonly Section[]
  title?: string | undefined
  className?: string
}) {
  const words = useMessages(homeMessages)
  const locale = useLocale()
  const href = useHref()
  const known = popular.flatMap((slug) => sections.find(({ category }) => category.slug === slug) ?? [])
  const tiles = [...new Set([...known, ...sections])].slice(0, popular.length)
  // One or two are no choice, and their rows stand below; four and five stand in one row, so that none is left over below three.
  if (tiles.length < 3) return null
  return (
    <section className={`max-lg:hidden ${className}`}>
      <h2 className="mb-6">{title ?? words.popularCategories}</h2>
      <ul className={`grid gap-x-6 gap-y-8 ${rows[tiles.length] ?? 'grid-cols-3'}`}>
        {tiles.map(({ category, cards }) => (
          <li key={category.slug} className="min-w-0">
            <Link to={href(categoryPath(category))} className="group block">
              <span className="block overflow-hidden rounded-md bg-sunken">
                {/* The second newest: the newest stands at the head of the category's own row. */}
                <Picture
                  src={pictureOf([...cards.slice(1), ...cards])}
                  alt=""
                  sizes="(min-width: 1248px) 384px, 31vw"
                  widths={[320, 480, 640, 960]}
                  className="aspect-square object-cover transition-transform duration-calm motion-safe:group-hover:scale-[1.02]"
                />
              </span>
              <span className="mt-3 block font-heading text-xl font-medium group-hover:text-wine">
                {category.short[locale]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
