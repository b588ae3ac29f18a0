/** Where the tab keeps what was typed and not saved: draft-storage.ts. */
export const draftsKey = 'drafts'

/** Lets go of all that was typed and not saved: the person has logged out. Apart, for every page can log out. */
export function dropDrafts(): void {
  try {
    sessionStorage.removeItem(draftsKey)
  } catch {
    // Where nothing can be kept there is nothing.
  }
}
