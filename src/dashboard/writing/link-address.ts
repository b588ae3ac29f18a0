import { safeAddress } from '#src/content/markdown/parser.ts'

/** Where a link leads by what was typed: an address as it is, or an e-mail address, a number or a site's name. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  const bare = safeAddress(text)
  if (bare !== undefined) return bare
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+$/.test(text)) return `mailto:${text}`
  if (/^\+?\d[\d\s-]{6,}$/.test(text)) return `tel:${text.replace(/[\s-]/g, '')}`
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : undefined
}
