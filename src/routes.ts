import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { locales } from './core/locale.ts'
import { localeOf, pathIn } from './i18n/locale.ts'
import { loader as layoutLoader } from './storefront/storefront.layout.tsx'
import type { PageArguments } from './ui/page-data.ts'

type PageModule = { default: ComponentType; loader?: (page: PageArguments) => Promise<unknown> }

/** What the server knows of a page before it renders: the file for its assets, and what its cache key holds. */
export type PageHandle = {
  file: string
  /** Query parameters the page depends on, in the order of its cache key; others are ignored. */
  query: readonly string[]
  /** False for pages about one person's order: never kept. */
  cached: boolean
  /** What stands around the page. */
  layout: Layout
}

export type Layout = 'storefront' | 'dashboard'

type Page = { path: string } & PageHandle

function page(
  path: string,
  file: string,
  options: Partial<Pick<Page, 'query' | 'cached' | 'layout'>> = {},
): Page {
  return { path, file: `./${file}.page.tsx`, query: [], cached: true, layout: 'storefront', ...options }
}

function desk(path: string, file: string): Page {
  return page(`/dashboard${path}`, file, { layout: 'dashboard' })
}

const listQuery = ['category', 'minPrice', 'maxPrice', 'color', 'size', 'offer', 'sort', 'cursor', 'q']

/** Every page of the shop (SPEC section 2); each exists in English at this path and in Arabic under /ar. */
export const pages: readonly Page[] = [
  page('/', 'storefront/home'),
  page('/shop', 'catalogue/shop', { query: listQuery }),
  page('/category/product-category/:category', 'catalogue/category', { query: ['sort', 'cursor'] }),
  page('/category/sub-category/:subCategory', 'catalogue/sub-category', {
    query: ['category', 'sort', 'cursor'],
  }),
  page('/category/offer-category', 'catalogue/offers', { query: ['sort', 'cursor'] }),
  page('/product-details/:id', 'catalogue/product'),
  page('/cart', 'orders/cart'),
  page('/product-checkout', 'orders/checkout'),
  page('/order-success', 'orders/order-success'),
  page('/track', 'orders/track-by-phone', { query: ['found'] }),
  page('/track/:token', 'orders/track', { cached: false }),
  page('/about-us', 'storefront/about-us'),
  page('/contact-us', 'storefront/contact', { query: ['sent'] }),
  page('/policies', 'storefront/policies'),
  desk('/pendingOrders', 'orders/pending-orders'),
  desk('/confirmedOrders', 'orders/confirmed-orders'),
  desk('/cancelledOrders', 'orders/cancelled-orders'),
  desk('/deliveredOrders', 'orders/delivered-orders'),
  desk('/returnOrders', 'orders/return-orders'),
  desk('/order-overview/:id', 'orders/order-overview'),
  desk('/order-overview/:id/invoice/:invoiceId', 'orders/invoice'),
  desk('/activeOrders', 'orders/active-orders'),
  desk('/myShopping', 'orders/my-shopping'),
  desk('/myCancellations', 'orders/my-cancellations'),
  desk('/myReturn', 'orders/my-return'),
  desk('/allProducts', 'catalogue/all-products'),
  desk('/addProduct', 'catalogue/add-product'),
  desk('/update/:id', 'catalogue/update-product'),
  desk('/update-settings', 'settings/update-settings'),
  desk('/manageSlider', 'sliders/manage-slider'),
  desk('/addSlide', 'sliders/add-slide'),
  desk('/updateSlider/:id', 'sliders/update-slider'),
  desk('/allUsers', 'accounts/all-users'),
  desk('/paymentProofs', 'orders/payment-proofs'),
  desk('/letters', 'dashboard/letters'),
  desk('/import', 'dashboard/import'),
  page('/authentication/register', 'accounts/register'),
  page('/authentication/login', 'accounts/login'),
  page('/authentication/forgot-password', 'accounts/forgot-password'),
  page('/authentication/reset-password', 'accounts/reset-password'),
  page('/authentication/verify-email', 'accounts/verify-email'),
  desk('', 'dashboard/dashboard'),
  page('*', 'storefront/not-found', { cached: false }),
]

const layouts: readonly Layout[] = ['storefront', 'dashboard']
const notFound = './storefront/not-found.page.tsx'

/** The file of the dashboard's layout: only its own pages bring it, the shop's do not carry it. */
export const dashboardLayout = './dashboard/dashboard.layout.tsx'

const modules = import.meta.glob<PageModule>([
  './*/*.page.tsx',
  '!./dashboard/*.{page,layout}.tsx',
  '!./{settings,sliders}/*.page.tsx',
  '!./accounts/all-users.page.tsx',
  '!./catalogue/{add-product,all-products,update-product}.page.tsx',
  '!./orders/{*-orders,my-*,invoice,order-overview,payment-proofs}.page.tsx',
])
const loaded = new Map<string, PageModule>()

/** The route table, every page in both languages; the two functions say what stands for a layout and a page, where one renders. */
export function routesOf(
  layoutOf: (layout: Layout) => RouteObject['element'],
  elementOf: (page: Page) => RouteObject['element'],
): RouteObject[] {
  return locales.flatMap((locale) =>
    layouts.map((layout) => ({
      path: pathIn(locale, '/'),
      caseSensitive: true,
      element: layoutOf(layout),
      children: pages
        .filter((page) => page.layout === layout)
        .map((page) => ({
          path: page.path === '/' ? '' : page.path.replace(/^\//, ''),
          caseSensitive: true,
          element: elementOf(page),
          handle: page,
        })),
    })),
  )
}

const table = routesOf(
  () => null,
  () => null,
)

/** The page at a path and what its address names; a path that is none of ours is the not-found page's. */
export function pageAt(pathname: string): { page: Page; params: PageArguments['params'] } | undefined {
  const match = matchRoutes(table, pathname)?.at(-1)
  return match && { page: match.route.handle, params: match.params }
}

/** The component of a page whose module is there; ask loadPage first. */
export function screenOf(file: string): ComponentType {
  const module = loaded.get(file)
  if (!module) throw new Error(`The module of ${file} was not loaded`)
  return module.default
}

/** Whether the dashboard's layout is there, so that it can stand around an error of one of its pages. */
export function hasDashboard(pathname: string): boolean {
  return loaded.has(dashboardLayout) && pageAt(pathname)?.page.layout === 'dashboard'
}

async function moduleOf(file: string): Promise<PageModule> {
  const load = modules[file] ?? (await import('./desk-pages.ts')).deskPages[file]
  if (!load) throw new Error(`routes.ts names a page that does not exist: ${file}`)
  const module = (await load()) as PageModule
  loaded.set(file, module)
  return module
}

/** Brings what the page of a URL needs: its module, and the answers its loaders ask for. Throws what they throw. */
export async function loadPage(url: URL, tools: Pick<PageArguments, 'queries' | 'api'>): Promise<void> {
  const found = pageAt(url.pathname)
  const page = { url, params: found?.params ?? {}, locale: localeOf(url.pathname), ...tools }
  const [module] = await Promise.all([
    moduleOf(found?.page.file ?? notFound),
    layoutLoader(page),
    found?.page.layout === 'dashboard' && moduleOf(dashboardLayout),
  ])
  await module.loader?.(page)
}
