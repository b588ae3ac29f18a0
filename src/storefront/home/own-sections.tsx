import { useSuspenseQuery } from '@tanstack/react-query'
import { ProductCard } from '#src/catalogue/card/product.card.tsx'
import { useCategoryNames } from '#src/catalogue/categories/category.query.ts'
import { categoryName } from '#src/catalogue/categories/category.ts'
import type { ShownSection } from '#src/content/home/home.ts'
import { WrittenText } from '#src/content/page/written-text.tsx'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { fewSizes } from './few-sizes.ts'
import { homeMessages } from './home.messages.ts'
import { shelfPath, shelfQuery } from './home-queries.ts'

/** Goods of one category, on offer or new, where the owner wants them (W5); an empty shelf is not shown. */
export function OwnShelf({
  shelf,
  title,
  className,
}: {
  shelf: string
  title: string | undefined
  className: string
}) {
  const path = shelfPath(shelf, useCategoryNames())
  return path && <Shelf {...{ shelf, title, className, path }} />
}

function Shelf({ shelf, title, className, path }: Parameters<typeof OwnShelf>[0] & { path: string }) {
  const [words, home] = [useMessages(storefrontMessages), useMessages(homeMessages)]
  const [locale, href] = [useLocale(), useHref()]
  const { cards } = useSuspenseQuery(shelfQuery(useApi(), shelf)).data
  const category = useCategoryNames().find(({ slug }) => slug === shelf)
  if (cards.length === 0) return null
  const name =
    title ?? (category ? categoryName(locale, category) : shelf === 'new' ? home.newArrivals : words.offers)
  return (
    <section aria-label={name} className={className} data-testid="own-shelf">
      <div className="mb-5 flex items-baseline justify-between gap-x-6">
        <h2>{name}</h2>
        <Link
          to={href(path)}
          className="text-link inline-flex min-h-11 shrink-0 items-center text-md no-underline hover:underline"
        >
          {words.viewAll}
          <span className="sr-only">: {name}</span>
        </Link>
      </div>
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

/** What the owner wrote for home, beside its picture where it has one (W5). */
export function OwnText({ section, className }: { section: ShownSection; className: string }) {
  const href = useHref()
  const { title, html, image, link, linkText } = section
  const beside = image ? 'desk:grid-cols-2 desk:gap-16' : 'mx-auto max-w-2xl text-center justify-items-center'
  return (
    <section className={`grid items-center gap-8 ${beside} ${className}`} data-testid="own-text">
      {image && (
        <Picture
          src={image}
          alt=""
          sizes="(min-width: 769px) 560px, 100vw"
          widths={[320, 480, 640, 960, 1280]}
          className="rounded-md"
        />
      )}
      <div className="min-w-0">
        {title && (
          <h2 className="text-3xl">
            <bdi>{title}</bdi>
          </h2>
        )}
        {html && <WrittenText html={html} className="mt-4 text-muted" />}
        {link && linkText && (
          <a href={link.startsWith('/') ? href(link) : link} className={`${buttonClass('secondary')} mt-6`}>
            {linkText}
          </a>
        )}
      </div>
    </section>
  )
}
