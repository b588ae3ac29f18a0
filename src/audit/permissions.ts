import { adminOnly, freshly, type Permissions } from '#src/core/permission.ts'

/** Who may read the activity log: the admin alone (I13). No call changes it. */
export const auditPermissions = {
  'GET /audit': adminOnly,
  'GET /export/audit.csv': freshly(adminOnly),
} as const satisfies Permissions
