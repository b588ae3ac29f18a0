import { everybody, type Permissions } from '#src/core/permission.ts'

/** Who may make the calls of the contact form. */
export const contactPermissions = {
  'POST /contact': everybody,
} as const satisfies Permissions
