import { adminOnly, everybody, type Permissions } from '#src/core/permission.ts'

/** Who may see and change how the shop delivers (I9). */
export const deliveryPermissions = {
  'GET /deliveryZones': everybody,
  'PUT /deliveryZones': adminOnly,
} as const satisfies Permissions
