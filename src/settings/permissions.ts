import { adminOnly, everybody, freshly, type Permissions, staff } from '#src/core/permission.ts'

/** Who may make the calls about the shop's settings (I9). */
export const settingsPermissions = {
  'GET /getWebsiteInfo': everybody,
  'PATCH /updateWebsiteInfo': adminOnly,
  'PUT /updateWebsiteInfo': adminOnly,
  'PUT /brand': adminOnly,
  'PUT /ownColour': staff,
  'DELETE /ownColour/{name}': staff,
  'GET /staffSecurity': adminOnly,
  'PUT /staffSecurity': freshly(adminOnly),
} as const satisfies Permissions
