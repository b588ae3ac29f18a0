import { adminOnly, everybody, type Permissions, staff } from '#src/core/permission.ts'

/** Who may make the calls about pages and home: what they say is the owner's word (I9). */
export const contentPermissions = {
  'GET /pageLinks': everybody,
  'GET /writtenPage': everybody,
  'GET /editPages': adminOnly,
  'GET /editPage/{id}': adminOnly,
  'GET /editPage/{id}/version/{number}': adminOnly,
  'POST /editPage': adminOnly,
  'PUT /editPage/{id}': adminOnly,
  'DELETE /editPage/{id}': adminOnly,
  'POST /previewPage': staff,
  'GET /homeSections': everybody,
  'GET /editHome': adminOnly,
  'PUT /editHome': adminOnly,
} as const satisfies Permissions
