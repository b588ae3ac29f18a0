import type { Locale } from '#src/core/locale.ts'
import { type Caller, isStaff } from '#src/core/permission.ts'
import { pathIn, plainPath } from '#src/i18n/locale.ts'

/**
 * The path of this site that `from` names, as product.md has it (without /ar); undefined for anything else (I7):
 * another site however it is spelled, the pages of logging in, or a call.
 */
export function sitePath(from: string | null | undefined): string | undefined {
  // A browser reads "\" as "/", and drops tabs and line ends before it looks.
  if (!from || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(from)) return undefined
  const { origin, pathname, search, hash } = new URL(from, 'https://this.site')
  const path = plainPath(pathname)
  if (origin !== 'https://this.site' || path.startsWith('//')) return undefined
  return /^\/(authentication|api)(\/|$)/.test(path) ? undefined : path + search + hash
}

/**
 * Where somebody goes after logging in, in the language they read now: the page they came from, or `/`. Staff come to
 * work: a page of the shop only says where the link to log in was, so they go to the dashboard unless `from` is a page
 * of it (product.md section 4).
 */
export function afterLogin(locale: Locale, from: string | null | undefined, person: Caller): string {
  const path = sitePath(from)
  if (isStaff(person) && !/^\/dashboard([/?#]|$)/.test(path ?? '')) return pathIn(locale, '/dashboard')
  return pathIn(locale, path ?? '/')
}
