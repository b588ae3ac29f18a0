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
  page('/dashboard/pendingOrders', 'orders/pending-orders', { layout: 'dashboard' }),
  page('/dashboard/confirmedOrders', 'orders/confirmed-orders', { layout: 'dashboard' }),
  page('/dashboard/cancelledOrders', 'orders/cancelled-orders', { layout: 'dashboard' }),
  page('/dashboard/deliveredOrders', 'orders/delivered-orders', { layout: 'dashboard' }),
  page('/dashboard/returnOrders', 'orders/return-orders', { layout: 'dashboard' }),
  page('/dashboard/order-overview/:id', 'orders/order-overview', { layout: 'dashboard' }),
  page('/dashboard/order-overview/:id/invoice/:invoiceId', 'orders/invoice', { layout: 'dashboard' }),
  page('/dashboard/activeOrders', 'orders/active-orders', { layout: 'dashboard' }),
  page('/dashboard/myShopping', 'orders/my-shopping', { layout: 'dashboard' }),
  page('/dashboard/myCancellations', 'orders/my-cancellations', { layout: 'dashboard' }),
  page('/dashboard/myReturn', 'orders/my-return', { layout: 'dashboard' }),
  page('/dashboard/allProducts', 'catalogue/all-products', { layout: 'dashboard' }),
  page('/dashboard/addProduct', 'catalogue/add-product', { layout: 'dashboard' }),
  page('/dashboard/update/:id', 'catalogue/update-product', { layout: 'dashboard' }),
  page('/dashboard/update-settings', 'settings/update-settings', { layout: 'dashboard' }),
  page('/dashboard/manageSlider', 'sliders/manage-slider', { layout: 'dashboard' }),
  page('/dashboard/addSlide', 'sliders/add-slide', { layout: 'dashboard' }),
  page('/dashboard/updateSlider/:id', 'sliders/update-slider', { layout: 'dashboard' }),
  page('/dashboard/allUsers', 'accounts/all-users', { layout: 'dashboard' }),
  page('/dashboard/paymentProofs', 'orders/payment-proofs', { layout: 'dashboard' }),
  page('/dashboard/letters', 'dashboard/letters', { layout: 'dashboard' }),
  page('/dashboard/import', 'dashboard/import', { layout: 'dashboard' }),
  page('/authentication/register', 'accounts/register'),
  page('/authentication/login', 'accounts/login'),
  page('/authentication/forgot-password', 'accounts/forgot-password'),
  page('/authentication/reset-password', 'accounts/reset-password'),
  page('/authentication/verify-email', 'accounts/verify-email'),
  page('/dashboard', 'dashboard/dashboard', { layout: 'dashboard' }),
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
