import { useState } from 'react'
import { usePerson } from '#src/accounts/person/person-context.ts'

/** A name somebody gave to an address of the list (`?needs=staff`). */
export type SavedView = { name: string; search: string }

const most = 20
const longestName = 40

/**
 * The views a person has saved in this browser (record 031): a name beside an address. Without storage there are none,
 * and the address still works.
 */
export function useSavedViews() {
  const key = `order-views:${usePerson().id}`
  const [views, setViews] = useState(() => readViews(key))
  function write(next: SavedView[]) {
    setViews(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // It stays for as long as the page does.
    }
  }
  return {
    views,
    save(name: string, search: string) {
      const view = { name: name.trim().slice(0, longestName), search }
      write([...views.filter((one) => one.name !== view.name), view].slice(-most))
    },
    remove: (name: string) => write(views.filter((one) => one.name !== name)),
  }
}

function readViews(key: string): SavedView[] {
  try {
    const views: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(views) ? views.filter(isView).slice(0, most) : []
  } catch {
    return []
  }
}

function isView(view: unknown): view is SavedView {
  const { name, search } = (view ?? {}) as Record<string, unknown>
  return typeof name === 'string' && typeof search === 'string' && search.startsWith('?')
}
