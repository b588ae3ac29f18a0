import { everybody, type Permissions, staff } from '#src/core/permission.ts'

/** Who may upload: whose picture it becomes is decided by the caller's role (F1, F2). */
export const mediaPermissions = {
  'POST /upload': everybody,
  'POST /uploadLogo': staff,
} as const satisfies Permissions
