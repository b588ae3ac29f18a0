import { type Permissions, staff } from '#src/core/permission.ts'

/** Notices are for staff alone (N1). */
export const noticePermissions = {
  'GET /notices': staff,
  'GET /noticeStream': staff,
  'GET /pushDevice': staff,
  'PUT /pushDevice': staff,
  'DELETE /pushDevice': staff,
  'PUT /noticesSeen': staff,
} as const satisfies Permissions
