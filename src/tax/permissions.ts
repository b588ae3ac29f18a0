import { adminOnly, freshly, type Permissions } from '#src/core/permission.ts'

/** Tax papers are the admin's alone, as invoices are (I9). */
export const taxPermissions = {
  'GET /taxDocuments': adminOnly,
  'GET /taxDocument/{id}/xml': adminOnly,
  'GET /taxMonth': adminOnly,
  'GET /export/tax.csv': freshly(adminOnly),
} as const satisfies Permissions
