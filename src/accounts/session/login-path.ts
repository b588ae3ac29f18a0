/** What the login page says to who was signed in: why they are asked, and whether what they typed is still there. */
export type EndedSession = { why: 'over' | 'refused'; kept: boolean }

/**
 * product.md's path of the login page, which leads back to `from` afterwards if that is a page of this site
 * (return-path.ts).
 */
export function loginPath(from?: string): string {
  return from && from !== '/'
    ? `/authentication/login?from=${encodeURIComponent(from)}`
    : '/authentication/login'
}
