import { type Permissions, staff } from '#src/core/permission.ts'

/** Who may make the calls about letters. */
export const mailPermissions = {
  'GET /letters': staff,
  'GET /letter/{id}': staff,
  'POST /letter/{id}/resend': staff,
} as const satisfies Permissions
