import { Problem } from './problem.ts'

/** One page of a list read by keyset; `next` is the cursor of the page after it, absent on the last. */
export type Page<T> = { items: T[]; next?: string }

/** The sort key of the last row shown, as an opaque text for `?cursor=`. */
export function encodeCursor(key: readonly (string | number)[]): string {
  return btoa(encodeURIComponent(JSON.stringify(key))).replace(/=+$/, '')
}

/** The sort key back from `?cursor=`. Throws a `malformed` Problem when it is not one of ours of that shape. */
export function decodeCursor(cursor: string, shape: readonly ('string' | 'number')[]): (string | number)[] {
  try {
    const key: unknown = JSON.parse(decodeURIComponent(atob(cursor)))
    if (Array.isArray(key) && key.length === shape.length && shape.every((type, i) => isPart(key[i], type)))
      return key
  } catch {
    // not base64 or not JSON: refused below like any other foreign cursor
  }
  throw new Problem('malformed', {
    en: 'The cursor is not valid. Start again from the first page.',
    ar: 'مؤشر الصفحة غير صالح. يرجى البدء من الصفحة الأولى.',
  })
}

/** A forged part may be a number or text that no database holds; PostgreSQL would fail over it. */
function isPart(part: unknown, type: 'string' | 'number'): boolean {
  if (type === 'number') return Number.isSafeInteger(part)
  return typeof part === 'string' && part.isWellFormed() && !part.includes('\0')
}
