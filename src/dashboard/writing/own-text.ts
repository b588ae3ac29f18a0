/**
 * Whether a value is one of the texts that were typed here, in their order, the one it had last first; those before it are
 * dropped. Renderings come after typing: while one brings the first letter back, more of them may have been typed.
 */
export function isOwnText(typed: string[], value: string): boolean {
  const at = typed.indexOf(value)
  if (at === -1) return false
  typed.splice(0, at)
  return true
}
