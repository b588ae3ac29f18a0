/** The tracking link as a path of this site, in whatever origin it was written. */
export function trackPath(trackUrl: string): string {
  try {
    return new URL(trackUrl, 'http://shop').pathname
  } catch {
    return '/'
  }
}
