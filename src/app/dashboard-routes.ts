/**
 * The dashboard's pages, in a file of its own so that no shopper carries even their names. Each pattern stands in
 * routes.ts again, with `!`; a page that none of them matches works as well, and adds to the shop's own files.
 */
export const dashboardModules = import.meta.glob([
  '../dashboard/**/*.{page,layout}.tsx',
  '../{settings,delivery,sliders,customers,demo,tax}/*.page.tsx',
  '../accounts/users/*.page.tsx',
  '../catalogue/{editing,admin-list,shelving,curating}/*.page.tsx',
  '../orders/{admin,all-orders,bin,calls,correcting,couriers,my-orders,papers,invoice,sales-report,staff-orders}/*.page.tsx',
])
