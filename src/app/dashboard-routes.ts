import './dashboard.css'
import { type Page, page } from './page-handle.ts'

function dashboardPage(path: string, file: string): Page {
  return page(`/dashboard${path}`, file, { layout: 'dashboard' })
}

/** The dashboard's pages, in a file of its own so that no shopper carries even their names. */
export const dashboardRoutes: readonly Page[] = [
  dashboardPage('/orders', 'orders/all-orders/order-list'),
  dashboardPage('/newOrder', 'orders/staff-orders/new-order'),
  dashboardPage('/pendingOrders', 'orders/all-orders/order-list'),
  dashboardPage('/confirmedOrders', 'orders/all-orders/order-list'),
  dashboardPage('/cancelledOrders', 'orders/all-orders/order-list'),
  dashboardPage('/deliveredOrders', 'orders/all-orders/order-list'),
  dashboardPage('/returnOrders', 'orders/all-orders/order-list'),
  dashboardPage('/order-overview/:id', 'orders/admin/order-overview'),
  dashboardPage('/order-overview/:id/edit', 'orders/correcting/edit-order'),
  dashboardPage('/order-overview/:id/invoice/:invoiceId', 'orders/invoice/invoice'),
  dashboardPage('/print', 'orders/papers/papers'),
  dashboardPage('/activeOrders', 'orders/my-orders/my-orders'),
  dashboardPage('/myShopping', 'orders/my-orders/my-orders'),
  dashboardPage('/myCancellations', 'orders/my-orders/my-orders'),
  dashboardPage('/myReturn', 'orders/my-orders/my-orders'),
  dashboardPage('/allProducts', 'catalogue/admin-list/all-products'),
  dashboardPage('/categories', 'catalogue/shelving/categories'),
  dashboardPage('/collections', 'catalogue/curating/collections'),
  dashboardPage('/addProduct', 'catalogue/editing/add-product'),
  dashboardPage('/update/:id', 'catalogue/editing/update-product'),
  dashboardPage('/update-settings', 'settings/update-settings'),
  dashboardPage('/delivery', 'delivery/delivery'),
  dashboardPage('/tax', 'tax/tax'),
  dashboardPage('/home', 'dashboard/home/arrange-home'),
  dashboardPage('/pages', 'dashboard/pages/pages'),
  dashboardPage('/pages/:id', 'dashboard/pages/edit-page'),
  dashboardPage('/manageSlider', 'sliders/manage-slider'),
  dashboardPage('/addSlide', 'sliders/add-slide'),
  dashboardPage('/updateSlider/:id', 'sliders/update-slider'),
  dashboardPage('/allUsers', 'accounts/users/all-users'),
  dashboardPage('/paymentProofs', 'orders/admin/payment-proofs'),
  dashboardPage('/toCall', 'orders/calls/to-call'),
  dashboardPage('/couriers', 'orders/couriers/couriers'),
  dashboardPage('/couriers/:id', 'orders/couriers/hand-over'),
  dashboardPage('/reports', 'dashboard/overview/reports'),
  dashboardPage('/bin', 'orders/bin/bin'),
  dashboardPage('/letters', 'dashboard/emails/emails'),
  dashboardPage('/import', 'dashboard/import/import'),
  dashboardPage('/customers', 'customers/customers'),
  dashboardPage('/customer/:id', 'customers/customer'),
  dashboardPage('/audit', 'dashboard/audit/audit'),
  dashboardPage('/inbox', 'dashboard/inbox/inbox'),
  dashboardPage('/demo', 'demo/demo'),
  dashboardPage('/brand', 'dashboard/brand/brand'),
  dashboardPage('', 'dashboard/overview/overview'),
]

/**
 * The files of them. Each pattern stands in routes.ts again, with `!`; a page that none of them matches works as well,
 * and adds to the shop's own files.
 */
export const dashboardModules = import.meta.glob([
  '../dashboard/**/*.{page,layout}.tsx',
  '../{settings,delivery,sliders,customers,demo,tax}/*.page.tsx',
  '../accounts/users/*.page.tsx',
  '../catalogue/{editing,admin-list,shelving,curating}/*.page.tsx',
  '../orders/{admin,all-orders,bin,calls,correcting,couriers,my-orders,papers,invoice,staff-orders}/*.page.tsx',
])
