import { OpenAPIHono } from '@hono/zod-openapi'
import { identifyBy } from './accounts/identify.ts'
import { categoryApi } from './catalogue/category.api.ts'
import { productApi } from './catalogue/product.api.ts'
import { productOptionsApi } from './catalogue/product-options.api.ts'
import { isDatabaseTrouble } from './db/trouble.ts'
import type { ApiEnv } from './http/api-router.ts'
import { checkPermissions, guard } from './http/guard.ts'
import { problemReply } from './http/problem.ts'
import { orderApi } from './orders/order.api.ts'
import { settingsApi } from './settings/settings.api.ts'
import type { Shop } from './shop.ts'
import { sliderApi } from './sliders/slider.api.ts'
import { contactApi } from './storefront/contact.api.ts'

/** Every call of the shop, as one router that is served under `/api` and at the bare path (A1). */
export function createApi(shop: Shop): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>()
  // Here and not only around the site, because pages ask this router in process.
  api.onError((error, c) => problemReply(c, error, { log: shop.log, isDatabaseTrouble }))
  guard(api, identifyBy(shop))
  for (const slice of [
    productApi(shop),
    productOptionsApi(shop),
    categoryApi(),
    settingsApi(shop),
    sliderApi(shop),
    orderApi(shop),
    contactApi(shop),
  ])
    api.route('/', slice)
  checkPermissions(api)
  return api
}

/** GET calls whose answer is the same for everybody, with the query parameters it depends on, in key order. */
export const publicReads: Record<string, readonly string[]> = {
  '/products': [
    'productVisibility',
    'category',
    'subCategory',
    'productType',
    'searchQuery',
    'minPrice',
    'maxPrice',
    'color',
    'size',
    'offer',
    'sort',
    'limit',
    'cursor',
    'fields',
  ],
  '/categories': [],
  '/productOptions': [],
  '/getWebsiteInfo': [],
  '/getSliders': [],
  '/openapi.json': [],
}
