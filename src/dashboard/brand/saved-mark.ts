const key = 'haqiba:look-saved'

/** Before the page is loaded anew for its new look: the one that comes says that it was saved. */
export function markSaved(): void {
  try {
    sessionStorage.setItem(key, 'yes')
  } catch {
    // Storage is off: the new look itself shows it.
  }
}

/** Whether it was saved right before this page, asked once. */
export function takeSaved(): boolean {
  try {
    const saved = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return saved
  } catch {
    return false
  }
}
