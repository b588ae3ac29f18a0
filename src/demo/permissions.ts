import { adminOnly, freshly, type Permissions } from '#src/core/permission.ts'

/** Who may remove the demo (B3). */
export const demoPermissions = {
  'GET /demo': adminOnly,
  'DELETE /demo': freshly(adminOnly),
} as const satisfies Permissions
