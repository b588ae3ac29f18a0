import { dropDrafts } from '#src/ui/form/drop-drafts.ts'

/** Where product.md section 9 keeps the access token. */
export const tokenKey = 'JWT_ACCESS_TOKEN'

// Where storage is full or forbidden, the token lives for as long as the page is open.
let inMemory: string | undefined
const listeners = new Set<() => void>()

/** The access token of this browser; whether it is still good, only its reader finds out. */
export function storedToken(): string | undefined {
  try {
    return localStorage.getItem(tokenKey) || inMemory
  } catch {
    return inMemory
  }
}

/**
 * Keeps a token, or none, and tells everybody on this page; other tabs hear of it by themselves. An empty one is none by the
 * person's own wish: they see it come and go, and let go of what was typed in them too.
 */
export function storeToken(token: string | undefined): void {
  inMemory = token || undefined
  try {
    if (token !== undefined) localStorage.setItem(tokenKey, token)
  } catch {
    // What cannot be stored is remembered above.
  }
  try {
    // Also where even the empty one could not be written: the old one must not stay.
    if (!token) localStorage.removeItem(tokenKey)
  } catch {
    // Where nothing can be stored there is none.
  }
  tell()
}

/** Calls whenever the token changes, here or in another tab. Answers how to stop that. */
export function subscribeToken(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

function onStorage({ key, newValue }: StorageEvent) {
  if (key !== null && key !== tokenKey) return
  if (newValue === '') dropDrafts()
  inMemory = undefined
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}
