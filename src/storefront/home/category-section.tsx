import { ProductCard } from '#src/catalogue/card/product.card.tsx'
import { categoryName, categoryPath } from '#src/catalogue/categories/category.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { Link } from '#src/ui/router/link.tsx'
import type { Section } from './use-sections.ts'

/** Up to ten of a category's goods, and the way to all of them (product.md section 2). */
export function CategorySection({ category, cards, className = '' }: Section & { className?: string }) {
  const words = useMessages(storefrontMessages)
  const locale = useLocale()
  const href = useHref()
  const id = `section-${category.slug}`
  const name = categoryName(locale, category)
  return (
    <section aria-labelledby={id} className={className} data-testid="category-section">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id}>{name}</h2>
        <Link
          to={href(categoryPath(category))}
          className="text-link inline-flex min-h-11 items-center text-md no-underline hover:underline"
        >
          {words.viewAll}
          <span className="sr-only">: {name}</span>
        </Link>
      </div>
      <ul className="section-row">
        {cards.map((card) => (
          <li key={card._id}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
