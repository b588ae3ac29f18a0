import { safeAddress } from '#src/content/markdown/parser.ts'
import { latinDigits } from '#src/core/fold.ts'

/** Where a link leads by what was typed: an address as it is, or an e-mail address, a number (M3) or a site's name. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  const bare = safeAddress(text)
  if (bare !== undefined) return bare
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+$/.test(text)) return `mailto:${text}`
  const number = latinDigits(text).replace(/[\s-]/g, '')
  if (/^\+?\d{7,}$/.test(number)) return `tel:${number}`
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : undefined
}
