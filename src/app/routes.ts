import type { ComponentType, ReactNode } from 'react'
import { listParameters } from '#src/catalogue/browse/list-parameters.ts'
import { languages } from '#src/core/locale.ts'
import { localeOf } from '#src/i18n/locale.ts'
import { loader as layoutLoader } from '#src/storefront/frame/storefront.layout.tsx'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import type { Place } from '#src/ui/router/location.ts'
import { matchPath, type Params } from '#src/ui/router/match-path.ts'
import { type Page, page } from './page-handle.ts'

/** A page, or a layout, which is told where the page around which it stands is. */
type Screen = ComponentType<{ place?: Place; children?: ReactNode }>

type PageModule = {
  default: Screen
  loader?: (page: PageArguments) => Promise<unknown>
  /** Whether the page can stand with what other pages have brought already, and fill in as its loader answers. */
  isKnown?: (page: PageArguments) => boolean
}

/** Every page of the storefront (product.md section 2); each exists in English at this path and in Arabic under /ar. */
export const shopPages: readonly Page[] = [
  page('/', 'storefront/home/home', { stays: true }),
  page('/shop', 'catalogue/browse/shop', { query: listParameters, stays: true }),
  page('/category/product-category/:category', 'catalogue/browse/category', {
    query: ['sort', 'cursor'],
    stays: true,
  }),
  page('/category/sub-category/:subCategory', 'catalogue/browse/category', {
    query: ['category', 'sort', 'cursor'],
    stays: true,
  }),
  page('/category/offer-category', 'catalogue/browse/category', { query: ['sort', 'cursor'], stays: true }),
  page('/collection/:collection', 'catalogue/browse/category', { query: ['sort', 'cursor'], stays: true }),
  page('/product-details/:id', 'catalogue/product-page/product', { query: ['color', 'size'] }),
  page('/cart', 'orders/cart/cart'),
  page('/product-checkout', 'orders/checkout/checkout'),
  page('/order-success', 'orders/success/order-success'),
  page('/track', 'orders/tracking/track-by-phone', { query: ['found'] }),
  page('/track/:token', 'orders/tracking/track', { cached: false }),
  page('/track/:token/tax', 'orders/tracking/track-tax', { cached: false }),
  page('/draft/:token', 'orders/offered/offered', { cached: false }),
  page('/about-us', 'storefront/pages/about-us'),
  page('/contact-us', 'contact/contact', { query: ['sent'] }),
  page('/policies', 'storefront/pages/policies'),
  page('/pages/:slug', 'storefront/pages/own'),
  page('/offline', 'offline/offline'),
  page('/authentication/register', 'accounts/sign-in/register'),
  page('/authentication/login', 'accounts/sign-in/login'),
  page('/authentication/forgot-password', 'accounts/sign-in/forgot-password'),
  page('/authentication/reset-password', 'accounts/sign-in/reset-password'),
  page('/authentication/verify-email', 'accounts/sign-in/verify-email'),
  page('/authentication/invitation', 'accounts/invitations/invitation'),
  page('/authentication/second-factor', 'accounts/factor-screens/second-factor'),
]

const productPage = '../catalogue/product-page/product.page.tsx'

/** Where most go from a page; from all others, to a product. */
const nextPages: Readonly<Record<string, string>> = {
  '/product-details/:id': '../orders/cart/cart.page.tsx',
  '/cart': '../orders/checkout/checkout.page.tsx',
  '/product-checkout': '../orders/success/order-success.page.tsx',
}

const notFound = page('*', 'storefront/frame/not-found', { cached: false })

/** The file of the dashboard's layout: only its own pages bring it, the shop's do not carry it. */
export const dashboardLayout = '../dashboard/frame/dashboard.layout.tsx'

const modules = import.meta.glob<PageModule>([
  '../**/*.page.tsx',
  '!../dashboard/**/*.{page,layout}.tsx',
  '!../{settings,delivery,sliders,customers,demo,tax}/*.page.tsx',
  '!../accounts/users/*.page.tsx',
  '!../catalogue/{editing,admin-list,shelving,curating}/*.page.tsx',
  '!../orders/{admin,all-orders,bin,calls,correcting,couriers,my-orders,papers,invoice,staff-orders}/*.page.tsx',
])
const loaded = new Map<string, PageModule>()

let dashboardPages: readonly Page[] = []

/** Lets pageAt find the dashboard's pages, whose table no shopper loads: for the server, and a browser that goes there. */
export function knowDashboard(pages: readonly Page[]): void {
  dashboardPages = pages
}

/** The page at a path and what its address names; a path that is none of ours is the not-found page's. */
export function pageAt(pathname: string): { page: Page; params: Params } {
  const path = plainPath(pathname)
  for (const page of isDashboard(path) ? dashboardPages : shopPages) {
    const params = matchPath(page.path, path)
    if (params) return { page, params }
  }
  return { page: notFound, params: {} }
}

const plainPath = (pathname: string) => pathname.slice(languages[localeOf(pathname)].path.length)
const isDashboard = (path: string) => /^\/dashboard(?:\/|$)/.test(path)

/** The component of a page whose module is there; ask loadPage first. */
export function screenOf(file: string): Screen {
  const module = loaded.get(file)
  if (!module) throw new Error(`The module of ${file} was not loaded`)
  return module.default
}

/** Whether the dashboard's layout is there, so that it can stand around an error of one of its pages. */
export function hasDashboard(pathname: string): boolean {
  return loaded.has(dashboardLayout) && pageAt(pathname).page.layout === 'dashboard'
}

async function moduleOf(file: string): Promise<PageModule> {
  const load = modules[file] ?? (await import('./dashboard-routes.ts')).dashboardModules[file]
  if (!load) throw new Error(`routes.ts names a page that does not exist: ${file}`)
  const module = (await load()) as PageModule
  loaded.set(file, module)
  return module
}

/**
 * Brings what the page of a URL needs: its module, and the answers its loaders ask for. `standing` is called before that
 * where the page can stand already. Throws what the loaders throw.
 */
export async function loadPage(
  url: URL,
  tools: Pick<PageArguments, 'queries' | 'api'>,
  standing?: () => void,
): Promise<void> {
  if (isDashboard(plainPath(url.pathname)))
    knowDashboard((await import('./dashboard-routes.ts')).dashboardRoutes)
  const { page: found, params } = pageAt(url.pathname)
  const page = { url, params, locale: localeOf(url.pathname), ...tools }
  const [module] = await Promise.all([
    moduleOf(found.file),
    layoutLoader(page),
    found.layout === 'dashboard' && moduleOf(dashboardLayout),
  ])
  const answers = Promise.resolve(module.loader?.(page))
  if (standing && module.isKnown?.(page)) {
    // What was fetched ahead is there at once, and then the page is rendered whole, and once.
    const isThere = await Promise.race([answers.then(() => true), new Promise((later) => setTimeout(later))])
    if (!isThere) standing()
  }
  await answers
}

/** Fetches the page of a URL ahead, if it is one of those that are the same for everybody; never fails. */
export async function warmPage(url: URL, tools: Pick<PageArguments, 'queries' | 'api'>): Promise<void> {
  const { page } = pageAt(url.pathname)
  if (page.cached && page.layout === 'storefront') await loadPage(url, tools).catch(() => undefined)
}

/** Fetches the code of the page that most go to from this one. */
export async function warmNext(pathname: string): Promise<void> {
  const { page } = pageAt(pathname)
  if (page.layout === 'storefront') await moduleOf(nextPages[page.path] ?? productPage).catch(() => undefined)
}
