/** What an entry of the tab's history keeps of a list that grows: which one, and how many pages of it were shown. */
type Shown = { list?: string; pages?: number }

/** Keeps how many are shown now. */
export function keepShownPages(key: readonly unknown[], pages: number): void {
  history.replaceState({ ...history.state, list: JSON.stringify(key), pages } satisfies Shown, '')
}

/** A growing list as it is to be fetched where it was shown before: with as many pages. */
export function asShown<Query extends { queryKey: readonly unknown[] }>(
  query: Query,
): Query & { pages: number } {
  return { ...query, pages: shownPages(query.queryKey) }
}

/** How many pages of the list under this key were shown at the present entry of the history. A reload forgets the pages, and not this (P11). */
export function shownPages(key: readonly unknown[]): number {
  const kept: Shown | null = import.meta.env.SSR ? null : history.state
  return (kept?.list === JSON.stringify(key) && kept.pages) || 1
}
