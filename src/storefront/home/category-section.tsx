import { useSuspenseQuery } from '@tanstack/react-query'
import { ProductCard } from '#src/catalogue/card/product.card.tsx'
import { categoryStoriesQuery } from '#src/catalogue/categories/category.query.ts'
import { categoryName, categoryPath } from '#src/catalogue/categories/category.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { useApi } from '#src/ui/data/api.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Link } from '#src/ui/router/link.tsx'
import type { Section } from './use-sections.ts'

type CategorySectionProps = Section & {
  /** It opens with what the owner tells of the category, where she does. */
  opens: boolean
  className?: string
}

/** Up to ten of a category's goods, and the way to all of them (product.md section 2). */
export function CategorySection({ category, cards, opens, className = '' }: CategorySectionProps) {
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
      {opens && <Story slug={category.slug} to={href(categoryPath(category))} />}
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

function Story({ slug, to }: { slug: string; to: string }) {
  const locale = useLocale()
  const { data } = useSuspenseQuery(categoryStoriesQuery(useApi()))
  const story = data.find((one) => one.slug === slug)
  if (!story) return null
  return (
    <div className="mb-8 grid items-center gap-4 desk:grid-cols-[2fr_1fr] desk:gap-10" data-testid="story">
      {/* The heading above leads there too, in words. */}
      <Link to={to} tabIndex={-1} aria-hidden="true" className="max-desk:-mx-4">
        <Picture
          src={story.image}
          alt=""
          width={900}
          height={450}
          sizes="(min-width: 1248px) 780px, (min-width: 769px) 64vw, 100vw"
          widths={[480, 640, 768, 960, 1280]}
          className="aspect-[2/1] object-cover desk:rounded-md"
        />
      </Link>
      <p className="max-w-md font-heading text-xl text-balance desk:text-2xl">
        <bdi>{dataText(locale, story, 'text')}</bdi>
      </p>
    </div>
  )
}
