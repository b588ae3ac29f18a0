import { adminOnly, type Permissions } from '#src/core/permission.ts'

/** Who may see how the shop is kept running. */
export const operatePermissions = {
  'GET /backups': adminOnly,
} as const satisfies Permissions
