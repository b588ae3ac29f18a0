import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProductCard } from '#src/catalogue/card/product.card.tsx'
import { categoryStoriesQuery } from '#src/catalogue/categories/category.query.ts'
import { categoryName, categoryPath } from '#src/catalogue/categories/category.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { fewSizes } from './few-sizes.ts'
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
  const { data: stories } = useSuspenseQuery(categoryStoriesQuery(useApi()))
  const story = opens && stories.find(({ slug }) => slug === category.slug)
  const to = href(categoryPath(category))
  const id = `section-${category.slug}`
  const name = categoryName(locale, category)
  const all = (
    <>
      {words.viewAll}
      <span className="sr-only">: {name}</span>
    </>
  )
  return (
    <section aria-labelledby={id} className={className} data-testid="category-section">
      <div className="mb-2 flex items-baseline justify-between gap-x-3 md:mb-5">
        <h2 id={id} className="max-md:text-xl">
          {name}
        </h2>
        <Link
          to={to}
          className={`text-link -my-2 inline-flex min-h-11 shrink-0 items-center text-md no-underline hover:underline ${story ? 'md:hidden' : ''}`}
        >
          {all}
        </Link>
      </div>
      {story && (
        <Story image={story.image} text={dataText(locale, story, 'text')} to={to}>
          {all}
        </Story>
      )}
      <ul className="section-row">
        {cards.map((card) => (
          <li key={card._id}>
            <ProductCard card={card} sizes={fewSizes(cards.length)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type StoryProps = { image: string; text: string; to: string; children: ReactNode }

/** A picture that ends where a card of the row below does, and what is told beside it, with the way on; a phone's home is long enough without. */
function Story({ image, text, to, children }: StoryProps) {
  return (
    <div
      className="mb-9 grid grid-cols-3 items-center gap-5 max-md:hidden lg:grid-cols-5"
      data-testid="story"
    >
      {/* The button beside it leads there too, in words. */}
      <Link to={to} tabIndex={-1} aria-hidden="true" className="col-span-2 lg:col-span-3">
        <Picture
          src={image}
          alt=""
          width={900}
          height={450}
          sizes="(min-width: 1248px) 712px, 64vw"
          widths={[480, 640, 768, 960, 1280]}
          className="aspect-[2/1] rounded-md object-cover"
        />
      </Link>
      <div className="grid justify-items-start gap-5 lg:col-span-2 lg:ps-5">
        <p className="max-w-md font-heading text-xl text-balance lg:text-2xl">
          <bdi>{text}</bdi>
        </p>
        <Link to={to} className={buttonClass('secondary')}>
          {children}
        </Link>
      </div>
    </div>
  )
}
