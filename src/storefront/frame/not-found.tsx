import { useFilledCategories } from '#src/catalogue/categories/category.query.ts'
import { categoryPath } from '#src/catalogue/categories/category.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { SearchBox } from '#src/storefront/search/search-box.tsx'
import { buttonClass } from '#src/ui/button.class.ts'
import { Shelf } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'

/** product.md section 1's not-found page: the way home, and other ways to what was looked for. */
export function NotFound() {
  const words = useMessages(storefrontMessages)
  const locale = useLocale()
  const href = useHref()
  return (
    <div className="not-found page grid gap-5 py-16 desk:py-24">
      <PageHead title={words.notFoundTitle} shopName={useShopName()} />
      <Shelf />
      <p className="figures text-sm text-muted">404</p>
      <h1>{words.notFoundTitle}</h1>
      <p className="max-w-md text-muted">{words.notFoundText}</p>
      <SearchBox label={words.notFoundTitle} className="mt-2 w-full max-w-md text-start" />
      <Link to={href('/')} className={`${buttonClass()} mt-2`}>
        {words.goHome}
      </Link>
      <nav aria-label={words.shopByCategory} className="mt-6">
        <ul className="flex flex-wrap justify-center gap-x-5">
          {useFilledCategories().map((category) => (
            <li key={category.slug}>
              <Link
                to={href(categoryPath(category))}
                className="inline-flex min-h-11 items-center text-sm text-muted underline decoration-hairline underline-offset-4 hover:text-ink"
              >
                {category.short[locale]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
