const longest = 60

/**
 * A name as it may stand in a greeting; empty for one that could be an advertisement. Anybody can enter a stranger's
 * address with a "name" that mail programs would turn into a link, and the shop would have sent it.
 */
export function greetableName(name: string | undefined): string {
  const text = name?.trim() ?? ''
  return text.length <= longest && /^[\p{L}\p{M}][\p{L}\p{M}\u200c '’-]*$/u.test(text) ? text : ''
}
