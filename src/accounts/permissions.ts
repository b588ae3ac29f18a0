import { adminOnly, everybody, freshly, type Permissions, signedIn } from '#src/core/permission.ts'

/** Who may make the calls about people (I9: users and roles are the admin's alone). */
export const accountPermissions = {
  'GET /me': signedIn,
  'GET /signInMethods': everybody,
  'POST /jwt': everybody,
  'GET /users': adminOnly,
  'POST /postUser': everybody,
  'PUT /updateUserRole/{id}': freshly(adminOnly),
  'DELETE /deleteUser/{id}': freshly(adminOnly),
  'GET /admin/{email}': signedIn,
  'GET /manager/{email}': signedIn,
  'GET /customer/{email}': signedIn,
  'GET /myData': signedIn,
  'GET /mySessions': signedIn,
  'DELETE /mySessions': signedIn,
  'DELETE /mySessions/{id}': signedIn,
  'GET /secondFactor': signedIn,
  'POST /secondFactor/totp': freshly(signedIn),
  'POST /secondFactor/totp/confirm': freshly(signedIn),
  'POST /secondFactor/passkey': freshly(signedIn),
  'POST /secondFactor/passkey/confirm': freshly(signedIn),
  'POST /secondFactor/recoveryCodes': freshly(signedIn),
  'PUT /secondFactor/{id}': signedIn,
  'DELETE /secondFactor/{id}': freshly(signedIn),
  'DELETE /userSecondFactor/{id}': freshly(adminOnly),
} as const satisfies Permissions
