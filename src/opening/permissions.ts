import { adminOnly, type Permissions, staff } from '#src/core/permission.ts'

/** Who may see whether the shop is open, and open it (B2). */
export const openingPermissions = {
  'GET /opening': staff,
  'PUT /opening': adminOnly,
  'POST /previewLink': adminOnly,
  'GET /setup': adminOnly,
  'PUT /setup': adminOnly,
  'POST /testLetter': adminOnly,
} as const satisfies Permissions
