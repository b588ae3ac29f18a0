/**
 * product.md's path of the login page, which leads back to `from` afterwards if that is a page of this site
 * (return-path.ts).
 */
export function loginPath(from?: string): string {
  return from && from !== '/'
    ? `/authentication/login?from=${encodeURIComponent(from)}`
    : '/authentication/login'
}
