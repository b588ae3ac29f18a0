import type { Location, NavigationType } from './location.ts'

/** The browser's own history as moving between pages takes it. */
export type BrowserHistory = {
  /** How the present entry came to be the present one. */
  readonly action: NavigationType
  readonly location: Location
  push(to: string, state?: unknown): void
  replace(to: string, state?: unknown): void
  /** The present entry is the page's of another one, whose key and state it takes: Back finds that page by them. */
  adopt(of: Location): void
  /** Back and Forward: the address has moved when this is called. Answers how to stop listening. */
  listen(listener: (update: { location: Location }) => void): () => void
}

/** The names under which an entry keeps its key and what was handed to its page; a tab outlives the shop's versions. */
type Entry = { key: string; usr: unknown }

/** The history of this tab. */
export function browserHistory(): BrowserHistory {
  let action: NavigationType = 'POP'
  const entryOf = (state: unknown): Entry => ({ key: Math.random().toString(36).slice(2, 10), usr: state })
  return {
    get action() {
      return action
    },
    get location() {
      const { pathname, search, hash } = window.location
      const entry = window.history.state as Partial<Entry> | null
      return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' }
    },
    push(to, state) {
      action = 'PUSH'
      window.history.pushState(entryOf(state), '', urlOf(to))
    },
    replace(to, state) {
      action = 'REPLACE'
      window.history.replaceState(entryOf(state), '', urlOf(to))
    },
    adopt({ key, state }) {
      window.history.replaceState({ key, usr: state } satisfies Entry, '')
    },
    listen(listener) {
      const moved = () => {
        action = 'POP'
        listener({ location: this.location })
      }
      window.addEventListener('popstate', moved)
      return () => window.removeEventListener('popstate', moved)
    },
  }
}

/** The whole address of a path of this site; two slashes at its start never name another one. */
export function urlOf(to: string): URL {
  return new URL(to.replace(/^\/+/, '/'), window.location.href)
}
