import { adminOnly, everybody, type Permissions, staff } from '#src/core/permission.ts'

/** Who may make the calls of the contact form and of the inbox (N3). */
export const contactPermissions = {
  'POST /contact': everybody,
  'GET /inbox': staff,
  'GET /inboxCount': staff,
  'GET /inbox/{id}': staff,
  'POST /inbox/{id}/reply': staff,
  'PUT /inbox/{id}': staff,
  'DELETE /inbox/{id}': adminOnly,
} as const satisfies Permissions
