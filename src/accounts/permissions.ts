import { adminOnly, everybody, type Permissions, signedIn } from '#src/core/permission.ts'

/** Who may make the calls about people (I9: users and roles are the admin's alone). */
export const accountPermissions = {
  'GET /me': signedIn,
  'GET /signInMethods': everybody,
  'POST /jwt': everybody,
  'GET /users': adminOnly,
  'POST /postUser': everybody,
  'PUT /updateUserRole/{id}': adminOnly,
  'DELETE /deleteUser/{id}': adminOnly,
  'GET /admin/{email}': signedIn,
  'GET /manager/{email}': signedIn,
  'GET /customer/{email}': signedIn,
  'GET /myData': signedIn,
} as const satisfies Permissions
