import { useFilledCategories } from '#src/catalogue/categories/category.query.ts'
import { categoryName, categoryPath } from '#src/catalogue/categories/category.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { FollowUs } from '#src/settings/social-links.tsx'
import { useIsRenamed, useSettings, useShopName } from '#src/settings/use-settings.ts'
import { BrandName } from '#src/storefront/menu/brand.tsx'
import { trackPage } from '#src/storefront/menu/menu-pages.ts'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { usePageLinks } from '#src/storefront/menu/use-page-links.ts'
import { Link } from '#src/ui/router/link.tsx'

const heading = 'mb-2.5 text-xl'
const link =
  'inline-flex min-h-9 items-center text-sm text-muted underline-offset-4 hover:text-ink hover:underline'

const legalNumbers = ['crNumber', 'licenceNumber', 'vatNumber'] as const

/** product.md section 2's footer; without JavaScript it is the menu, too. */
export function Footer() {
  const words = useMessages(storefrontMessages)
  const locale = useLocale()
  const href = useHref()
  const categories = useFilledCategories()
  const isRenamed = useIsRenamed()
  const { menu, footer } = usePageLinks()
  const track = { to: href(trackPage.path), name: words[trackPage.word] }
  return (
    <footer className="site-footer mt-16 border-t border-hairline bg-raised pb-[calc(3.5rem+env(safe-area-inset-bottom))] desk:mt-28 desk:pb-0 print:hidden">
      <div className="page grid gap-x-12 gap-y-6 py-6 desk:grid-cols-[1fr_auto_1.4fr] lg:gap-x-24 desk:py-16">
        <div className="max-w-xs">
          <BrandName className="text-3xl" />
          {isRenamed || <p className="mt-4 text-sm text-muted">{words.brandLine}</p>}
          <FollowUs className="mt-4" headingClass={heading} />
        </div>
        <nav id="site-menu" aria-label={words.menu} className="scroll-mt-20">
          <h2 className={heading}>{words.menu}</h2>
          <ul className="grid grid-cols-2 gap-x-6 desk:block">
            {[...menu, track, ...footer.filter(({ to }) => !menu.some((page) => page.to === to))].map(
              ({ to, name }) => (
                <li key={to}>
                  <Link to={to} className={link}>
                    {name}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <nav aria-label={words.categories}>
          <h2 className={heading}>{words.categories}</h2>
          <ul className="grid grid-cols-2 gap-x-6">
            {categories.map((category) => (
              <li key={category.slug}>
                <Link to={href(categoryPath(category))} className={link}>
                  {categoryName(locale, category)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Copyright />
    </footer>
  )
}

function Copyright() {
  const words = useMessages(storefrontMessages)
  const settings = useSettings()
  const name = useShopName()
  return (
    <div className="border-t border-hairline">
      <p className="page flex flex-wrap gap-x-6 gap-y-1 py-5 text-xs text-muted">
        <span>
          © <span className="figures inline-block min-w-[4ch]">{settings?.year}</span> <bdi>{name}</bdi>.{' '}
          {words.rights}
        </span>
        {settings &&
          legalNumbers.map(
            (name) =>
              settings[name] &&
              (name !== 'vatNumber' || settings.vat !== 'off') && (
                <span key={name}>
                  {words[name]} <bdi>{settings[name]}</bdi>
                </span>
              ),
          )}
      </p>
    </div>
  )
}
