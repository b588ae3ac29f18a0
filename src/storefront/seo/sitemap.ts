import { categoryPath, subCategoryPath } from '#src/catalogue/categories/category.ts'
import type { TreeCategory } from '#src/catalogue/categories/category-tree.ts'
import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { menuPages, servicePages } from '#src/storefront/menu/menu-pages.ts'

/** A page in both languages, by product.md's path; `changed` is an ISO instant. */
export type Place = { path: string; changed?: string }

/** Everything public that is not a product: the pages of menu and footer, and every shelf. */
export function fixedPlaces(categories: readonly TreeCategory[]): Place[] {
  return [
    ...[...menuPages, ...servicePages].map(({ path }) => ({ path })),
    ...categories.map((category) => ({ path: categoryPath(category) })),
    ...categories.flatMap((category) =>
      category.subCategories.map((sub) => ({ path: subCategoryPath(category, sub) })),
    ),
  ]
}

/** The sitemap of these pages: one entry for each language, and each entry names the other. */
export function sitemapXml(origin: string, places: readonly Place[]): string {
  const urls = places.flatMap(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    const others = [
      ...locales.map((locale) => alternate(locale, address(origin, pathIn(locale, path)))),
      alternate('x-default', address(origin, path)),
    ].join('')
    return locales.map(
      (locale) => `<url><loc>${address(origin, pathIn(locale, path))}</loc>${lastmod}${others}</url>`,
    )
  })
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

/** The list of sitemaps of a shop that needs several. */
export function sitemapIndexXml(origin: string, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${address(origin, file)}</loc></sitemap>`)
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
}

/** As the page itself names its canonical address, with what XML reserves written out. */
function address(origin: string, path: string): string {
  return escaped(`${origin}${path === '/' ? '' : path}`)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
