import { adminOnly, everybody, freshly, type Permissions, staff } from '#src/core/permission.ts'

/** Who may make the calls about products and categories (product.md section 6). */
export const cataloguePermissions = {
  'GET /products': everybody,
  'GET /product/{id}': everybody,
  'GET /productOptions': everybody,
  'GET /categories': everybody,
  'GET /shelf': everybody,
  'GET /crumbs': everybody,
  'GET /collection': everybody,
  'GET /categoryTree': staff,
  'POST /postCategory': adminOnly,
  'PATCH /updateCategory': adminOnly,
  'PUT /categoryOrder': adminOnly,
  'POST /removeCategory': adminOnly,
  'GET /editCollections': staff,
  'POST /postCollection': staff,
  'PUT /updateCollection/{slug}': staff,
  'PUT /collectionOrder': staff,
  'DELETE /deleteCollection/{slug}': staff,
  'POST /postProduct': staff,
  'PATCH /updateProduct/{id}': staff,
  'PATCH /updateProducts': staff,
  'DELETE /deleteProduct/{id}': staff,
  'POST /products/bulk': staff,
  'GET /export/products.csv': freshly(staff),
  'POST /import/products': staff,
} as const satisfies Permissions
