import { OpenAPIHono } from '@hono/zod-openapi'
import { addressApi } from '#src/accounts/addresses/address.api.ts'
import { identityRoutes } from '#src/accounts/described/identity-routes.ts'
import { sessionApi } from '#src/accounts/devices/session.api.ts'
import { identityOf } from '#src/accounts/hosted/identity-of.ts'
import { accountApi } from '#src/accounts/identity/account.api.ts'
import { identifyBy } from '#src/accounts/identity/identify.ts'
import { invitationApi } from '#src/accounts/invitations/invitation.api.ts'
import { myDataApi } from '#src/accounts/profile/my-data.api.ts'
import { secondFactorApi } from '#src/accounts/second-factor/second-factor.api.ts'
import { roleApi } from '#src/accounts/users/role.api.ts'
import { userApi } from '#src/accounts/users/user.api.ts'
import { auditApi } from '#src/audit/audit.api.ts'
import { recordRefusedCall } from '#src/audit/record-refusal.ts'
import { adminProductApi } from '#src/catalogue/admin/admin-product.api.ts'
import { listOptionsRoute, productOptionsApi } from '#src/catalogue/browse/product-options.api.ts'
import {
  categoryApi,
  findCrumbsRoute,
  findShelfRoute,
  listCategoriesRoute,
} from '#src/catalogue/categories/category.api.ts'
import { collectionApi, findCollectionRoute } from '#src/catalogue/collections/collection.api.ts'
import { curatingApi } from '#src/catalogue/curating/curating.api.ts'
import { productCsvApi } from '#src/catalogue/import/product-csv.api.ts'
import { listProductsRoute, productApi } from '#src/catalogue/product/product.api.ts'
import { shelvingApi } from '#src/catalogue/shelving/shelving.api.ts'
import { contactApi } from '#src/contact/contact.api.ts'
import { inboxApi } from '#src/contact/inbox.api.ts'
import { homeApi, homeRoute } from '#src/content/home/home.api.ts'
import { editPageApi } from '#src/content/page/edit-page.api.ts'
import { pageApi, pageLinksRoute, writtenPageRoute } from '#src/content/page/page.api.ts'
import { isRead } from '#src/content/page/page.store.ts'
import { customerApi } from '#src/customers/customer.api.ts'
import { refuseBlocked } from '#src/customers/refuse-blocked.ts'
import { isDatabaseUnavailable } from '#src/db/errors.ts'
import { unhurriedDb } from '#src/db/unhurried.ts'
import { deliveryApi, listZonesRoute } from '#src/delivery/delivery.api.ts'
import { demoApi } from '#src/demo/demo.api.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { authorize, checkPermissions } from '#src/http/authorize.ts'
import { rememberWrites } from '#src/http/lists/list-db.ts'
import { problemReply } from '#src/http/problem-reply.ts'
import { giveTexts } from '#src/http/reply-cache/given-text.ts'
import { emailApi } from '#src/mail/email.api.ts'
import { uploadApi } from '#src/media/upload.api.ts'
import { noticeApi } from '#src/notices/notice.api.ts'
import { pushApi } from '#src/notices/push.api.ts'
import { openingApi } from '#src/opening/opening.api.ts'
import { setupApi } from '#src/opening/setup.api.ts'
import { backupApi } from '#src/operate/backups/backup.api.ts'
import { orderCountsApi } from '#src/orders/all-orders/order-counts.api.ts'
import { binApi } from '#src/orders/bin/bin.api.ts'
import { callApi } from '#src/orders/calls/call.api.ts'
import { trackConcurrentChanges } from '#src/orders/changes/concurrent-changes.ts'
import { orderChangeApi } from '#src/orders/changes/order-change.api.ts'
import { editOrderApi } from '#src/orders/correcting/edit-order.api.ts'
import { courierApi } from '#src/orders/couriers/courier.api.ts'
import { shippingApi } from '#src/orders/couriers/shipping.api.ts'
import { numberOrders } from '#src/orders/email/number-orders.store.ts'
import { moneyApi } from '#src/orders/money/money.api.ts'
import { orderListApi } from '#src/orders/order/order-list.api.ts'
import { paymentProofApi } from '#src/orders/payment-proofs/payment-proof.api.ts'
import { checkoutStartApi } from '#src/orders/placing/checkout-start.api.ts'
import { orderApi } from '#src/orders/placing/order.api.ts'
import { salesCsvApi } from '#src/orders/reports/sales-csv.api.ts'
import { statisticsApi } from '#src/orders/reports/statistics.api.ts'
import { returnApi } from '#src/orders/returns/return.api.ts'
import { reportApi } from '#src/orders/sales-report/report.api.ts'
import { staffOrderApi } from '#src/orders/staff-orders/staff-order.api.ts'
import { trackApi } from '#src/orders/tracking/track.api.ts'
import { brandApi } from '#src/settings/branding/brand.api.ts'
import { ownColourApi } from '#src/settings/colours/own-colour.api.ts'
import { readSettingsRoute, settingsApi } from '#src/settings/settings.api.ts'
import { staffSecurityApi } from '#src/settings/staff-security.api.ts'
import type { Shop } from '#src/shop.ts'
import { listSlidersRoute, sliderApi } from '#src/sliders/slider.api.ts'
import { builtInContent } from '#src/storefront/pages/built-in.ts'
import { taxApi } from '#src/tax/tax.api.ts'
import { auditPeople } from './audit-people.ts'
import { emailTemplates } from './email-templates.ts'
import { permissions } from './permissions.ts'
import { personalData } from './personal-data.ts'

/** Every call of the shop, as one router that is served under `/api` and at the bare path (A1). */
export function createApi(shop: Shop, identity = identityOf(shop, personalData)): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>()
  // Here and not only around the site, because pages ask this router in process.
  api.onError((error, c) => problemReply(c, error, { log: shop.log, isDatabaseUnavailable }))
  const concurrent = trackConcurrentChanges()
  api.on('PUT', '/orderStatus/:id', concurrent.register)
  const identify = identifyBy(shop)
  authorize(api, permissions, {
    identify,
    trustProxy: shop.config.TRUST_PROXY,
    onStaffRefused: (actor, call) => recordRefusedCall(shop, actor, call),
  })
  rememberWrites(api, permissions, shop)
  giveTexts(api, permissions)
  const unhurried = { ...shop, db: unhurriedDb(shop.db) }
  for (const slice of [
    accountApi(shop, identity),
    userApi(shop, personalData),
    roleApi(shop),
    invitationApi(shop),
    myDataApi(shop, personalData),
    addressApi(shop),
    sessionApi(shop),
    secondFactorApi(shop),
    productApi(shop, (slug) => isRead(shop.db, slug)),
    adminProductApi(unhurried),
    productOptionsApi(shop),
    productCsvApi(unhurried),
    categoryApi(shop),
    collectionApi(shop),
    curatingApi(unhurried),
    shelvingApi(unhurried),
    settingsApi(shop),
    brandApi(shop),
    ownColourApi(shop),
    staffSecurityApi(shop),
    deliveryApi(shop),
    sliderApi(shop),
    orderApi(shop, refuseBlocked),
    checkoutStartApi(shop),
    orderListApi(shop),
    orderCountsApi(shop),
    orderChangeApi(shop, concurrent, refuseBlocked),
    returnApi(shop, concurrent),
    editOrderApi(shop),
    staffOrderApi(shop),
    statisticsApi(unhurried),
    reportApi(unhurried),
    salesCsvApi(unhurried),
    trackApi(shop),
    moneyApi(shop),
    courierApi(shop),
    shippingApi(shop, concurrent),
    callApi(shop, concurrent),
    binApi(unhurried),
    paymentProofApi(shop),
    uploadApi(shop),
    customerApi(shop),
    contactApi(shop),
    inboxApi(shop),
    pageApi(shop),
    homeApi(shop),
    editPageApi(shop, builtInContent),
    emailApi(shop, emailTemplates, numberOrders),
    auditApi(shop, auditPeople),
    noticeApi(shop, identify),
    pushApi(shop),
    taxApi(unhurried),
    backupApi(unhurried),
    openingApi(shop),
    setupApi(shop),
    demoApi(unhurried),
  ])
    api.route('/', slice)
  checkPermissions(api, permissions)
  // Answered beside this router, by auth-calls.ts; here only for the OpenAPI document.
  for (const route of identityRoutes) api.openAPIRegistry.registerPath(route)
  return api
}

/** GET calls whose answer is the same for everybody. */
const publicRoutes: readonly { path: string; request?: { query?: { shape: object } } }[] = [
  listProductsRoute,
  listCategoriesRoute,
  findShelfRoute,
  findCrumbsRoute,
  findCollectionRoute,
  listOptionsRoute,
  readSettingsRoute,
  listZonesRoute,
  listSlidersRoute,
  pageLinksRoute,
  writtenPageRoute,
  homeRoute,
]

/**
 * Their paths with the query parameters that the answer depends on, in key order: all that the call's own schema has,
 * so that no parameter is known to the call and not to the key.
 */
export const publicReads: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    publicRoutes.map(({ path, request }) => [path, Object.keys(request?.query?.shape ?? {})]),
  ),
  '/openapi.json': [],
}
