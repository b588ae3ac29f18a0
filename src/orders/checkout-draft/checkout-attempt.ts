/** One try at placing one order: what is sent, and the key that makes sending it twice harmless (O2). */
export type CheckoutAttempt = { content: string; key: string }

/**
 * The attempt this content belongs to: the last one as long as nothing in it changed, so that a double press, a
 * retry after a lost answer and a reload send the same key; a new one with a new key otherwise (O2).
 */
export function attemptFor(order: unknown, last: unknown, newKey: () => string): CheckoutAttempt {
  const content = JSON.stringify(order)
  return isAttempt(last) && last.content === content ? last : { content, key: newKey() }
}

/** A key nobody can guess; `crypto.randomUUID` is missing on plain http, random bytes are not. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

export function isAttempt(stored: unknown): stored is CheckoutAttempt {
  if (typeof stored !== 'object' || stored === null) return false
  const { content, key } = stored as Record<string, unknown>
  return typeof content === 'string' && typeof key === 'string' && key !== ''
}
