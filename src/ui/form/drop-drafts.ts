/** Where the tab keeps what was typed and not saved: draft-storage.ts. */
export const draftsKey = 'drafts'

/**
 * Lets go of all that the tab keeps of who used it, whoever keeps it: forms that were not saved, checkout, the order just
 * placed. The person has logged out. Apart, for every page can log out.
 */
export function dropDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Where nothing can be kept there is nothing.
  }
}
