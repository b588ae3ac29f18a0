import { adminOnly, freshly, type Permissions, staff } from '#src/core/permission.ts'

/** Who may read about customers and write about them: staff; the file is the admin's (I9). */
export const customerPermissions = {
  'GET /customers': staff,
  'GET /customers/{id}': staff,
  'POST /customers/{id}/notes': staff,
  'DELETE /customers/{id}/notes/{noteId}': staff,
  'PUT /customers/{id}/tags': staff,
  'PUT /customers/{id}/block': staff,
  'DELETE /customers/{id}/block': staff,
  'GET /export/customerList.csv': freshly(adminOnly),
} as const satisfies Permissions
