import { OpenAPIHono } from '@hono/zod-openapi'
import { accountApi } from './accounts/account.api.ts'
import { betterAuthProvider } from './accounts/better-auth-provider.ts'
import { identifyBy } from './accounts/identify.ts'
import { myDataApi } from './accounts/my-data.api.ts'
import { roleApi } from './accounts/role.api.ts'
import { userApi } from './accounts/user.api.ts'
import { categoryApi } from './catalogue/category.api.ts'
import { productApi } from './catalogue/product.api.ts'
import { productCsvApi } from './catalogue/product-csv.api.ts'
import { productDeskApi } from './catalogue/product-desk.api.ts'
import { productOptionsApi } from './catalogue/product-options.api.ts'
import { isDatabaseTrouble } from './db/trouble.ts'
import type { ApiEnv } from './http/api-router.ts'
import { checkPermissions, guard } from './http/guard.ts'
import { problemReply } from './http/problem.ts'
import { letters } from './letters.ts'
import { letterApi } from './mail/letter.api.ts'
import { uploadApi } from './media/upload.api.ts'
import { orderApi } from './orders/order.api.ts'
import { orderChangeApi } from './orders/order-change.api.ts'
import { orderListApi } from './orders/order-list.api.ts'
import { orderTurns } from './orders/order-turns.ts'
import { proofReviewApi } from './orders/proof-review.api.ts'
import { salesCsvApi } from './orders/sales-csv.api.ts'
import { statisticsApi } from './orders/statistics.api.ts'
import { trackApi } from './orders/track.api.ts'
import { settingsApi } from './settings/settings.api.ts'
import type { Shop } from './shop.ts'
import { sliderApi } from './sliders/slider.api.ts'
import { contactApi } from './storefront/contact.api.ts'

/** Every call of the shop, as one router that is served under `/api` and at the bare path (A1). */
export function createApi(shop: Shop, identity = betterAuthProvider(shop)): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>()
  // Here and not only around the site, because pages ask this router in process.
  api.onError((error, c) => problemReply(c, error, { log: shop.log, isDatabaseTrouble }))
  const turns = orderTurns()
  api.on('PUT', '/orderStatus/:id', turns.arrive)
  guard(api, identifyBy(shop))
  for (const slice of [
    accountApi(shop, identity),
    userApi(shop),
    roleApi(shop),
    myDataApi(shop),
    productApi(shop),
    productDeskApi(shop),
    productOptionsApi(shop),
    productCsvApi(shop),
    categoryApi(),
    settingsApi(shop),
    sliderApi(shop),
    orderApi(shop),
    orderListApi(shop),
    orderChangeApi(shop, turns),
    statisticsApi(shop),
    salesCsvApi(shop),
    trackApi(shop),
    proofReviewApi(shop),
    uploadApi(shop),
    contactApi(shop),
    letterApi(shop, letters),
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
