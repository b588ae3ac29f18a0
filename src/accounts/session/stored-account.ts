import { storedToken } from './token-storage.ts'

/** The account whose token this browser has, good or not; undefined for a visitor. */
export function storedAccount(): string | undefined {
  const token = storedToken()
  return token && claimsOf(token).sub
}

/** What a token says about itself: its times (in seconds) and whose it is. Nothing is proved by it. */
export function claimsOf(token: string): { exp?: number; iat?: number; sub?: string } {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return {}
  }
}
