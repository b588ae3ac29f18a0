/** product.md section 6: what a signed-in person may be. */
export const roles = ['admin', 'manager', 'customer'] as const

export type Role = (typeof roles)[number]

/** Somebody whose access token was proved; role and e-mail are read from the database on each request (I1). */
export type Person = {
  id: string
  /** Lower case. */
  email: string
  emailVerified: boolean
  name: string
  role: Role
}

/** Who is asking: a person, or a visitor. */
export type Caller = Person | { role: 'visitor' }

/**
 * Who may make a call (product.md section 6); the four there are stand below. With `fresh` only after a proof not older
 * than ten minutes of who it is (I12).
 */
export type Permission = readonly Caller['role'][] & { readonly fresh?: true }

export const everybody: Permission = ['visitor', 'customer', 'manager', 'admin']
export const signedIn: Permission = ['customer', 'manager', 'admin']
export const staff: Permission = ['manager', 'admin']
export const adminOnly: Permission = ['admin']

/** The same people, after a fresh proof of who they are (I12). */
export function freshly(who: Permission): Permission {
  return Object.assign([...who], { fresh: true as const })
}

/** The calls of a slice and who may make them: method and path as the OpenAPI document has them. */
export type Permissions = Readonly<
  Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Permission>
>

type CallOf<T> = T extends unknown ? keyof T : never

/** The tables of all slices as one. Throws for a call that two declare: the later would win and nobody would see it. */
export function joinPermissions<T extends Permissions>(
  tables: readonly T[],
): Readonly<Record<CallOf<T>, Permission>> {
  const all = tables.flatMap((table) => Object.keys(table))
  const twice = all.find((call, index) => all.indexOf(call) !== index)
  if (twice) throw new Error(`${twice} has two permissions`)
  return Object.assign({}, ...tables)
}

/** True for somebody who works in the shop. */
export function isStaff(caller: Caller): caller is Person {
  return caller.role === 'admin' || caller.role === 'manager'
}

declare const proof: unique symbol

/** A thing whose caller was proved to have a right to it: what changes somebody's thing asks for this. */
export type Authorized<T> = T & { readonly [proof]: true }
