const place = 'recent-searches'
const most = 5

/** What was searched for in this browser, the latest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberSearch(typed: string): void {
  const text = typed.trim()
  if (text) keep([text, ...recentSearches().filter((one) => one !== text)].slice(0, most))
}

export function forgetSearches(): void {
  keep([])
}

function keep(searches: string[]) {
  try {
    localStorage.setItem(place, JSON.stringify(searches))
  } catch {
    // A browser that keeps nothing offers no recent searches.
  }
}
