import { everybody, type Permissions } from '#src/core/permission.ts'

/** Who may upload: whose picture it becomes is decided by the caller's role (F1, F2). */
export const mediaPermissions = {
  'POST /upload': everybody,
} as const satisfies Permissions
