import type { PlacedOrder } from './order.ts'

/** The order a success page was handed or had kept; undefined for anything that is none. */
export function readPlaced(value: unknown): PlacedOrder | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { orderId, trackUrl, total } = value as Record<string, unknown>
  const whole = typeof orderId === 'string' && typeof trackUrl === 'string' && typeof total === 'number'
  return whole ? (value as PlacedOrder) : undefined
}

/** The tracking link as a path of this site, in whatever origin it was written. */
export function trackPath(trackUrl: string): string {
  try {
    return new URL(trackUrl, 'http://shop').pathname
  } catch {
    return '/'
  }
}
