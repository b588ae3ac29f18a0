const letters: Readonly<Record<string, ListKey>> = { KeyJ: 'j', KeyK: 'k', KeyX: 'x', KeyC: 'c' }

export type ListKey = 'j' | 'k' | 'x' | 'c' | '/' | '?'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>

/**
 * Which key of a list was pressed; undefined for every other. On a keyboard that writes Arabic it is the place of the
 * key that counts, for there is no j on it.
 */
export function listKeyOf({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
}: Pressed): ListKey | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined
  if (key === '?' || key === '؟') return '?'
  if (key === '/') return '/'
  const small = key.toLowerCase()
  const latin = Object.values(letters).find((letter) => letter === small)
  if (latin) return latin
  if (!/^\p{Script=Arabic}/u.test(key)) return undefined
  return code === 'Slash' ? '/' : letters[code]
}
