/** Where the tab keeps what was typed and not saved: draft-storage.ts. */
export const draftsKey = 'drafts'

/** What the tab keeps where the browser forbids storing it, until the page is closed. */
export const memory = new Map<string, string>()

/**
 * Lets go of all that the tab keeps of who used it, whoever keeps it: forms that were not saved, checkout, the order just
 * placed. The person has logged out. Apart, for every page can log out.
 */
export function dropDrafts(): void {
  memory.clear()
  try {
    sessionStorage.clear()
  } catch {
    // Where nothing can be kept there is nothing.
  }
}
