import { firstAdminName } from '#src/core/first-admin.ts'

const longest = 60

/**
 * A name as it may stand in a greeting; empty for one that could be an advertisement, and for none that anybody chose. Anybody can enter a stranger's
 * address with a "name" that mail programs would turn into a link, and the shop would have sent it.
 */
export function greetableName(name: string | undefined): string {
  const text = name?.trim() ?? ''
  if (text === firstAdminName) return ''
  return text.length <= longest && /^[\p{L}\p{M}][\p{L}\p{M}\u200c '’-]*$/u.test(text) ? text : ''
}
