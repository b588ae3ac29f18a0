import { useEffect } from 'react'
import { useHref } from '#src/i18n/use-locale.ts'
import { useLocation } from '#src/ui/router/use-router.ts'
import { offlinePath, type Seen } from './kept.ts'

/** How long a page stands before it is kept, in milliseconds: its pictures have come by then. */
const settledMs = 3000

/** Starts the service worker, and tells it of every page that is read here, so that it is there without a line. */
export function useServiceWorker(): void {
  const { pathname, search } = useLocation()
  const offline = useHref()(offlinePath)

  useEffect(() => {
    if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
  }, [])

  useEffect(() => {
    // Who saves data loads nothing ahead of time.
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (!navigator.serviceWorker || connection?.saveData || !navigator.onLine) return
    const timer = setTimeout(async () => {
      const { active } = await navigator.serviceWorker.ready
      const seen: Seen = { type: 'seen', page: pathname + search, offline, parts: partsShown() }
      active?.postMessage(seen)
    }, settledMs)
    return () => clearTimeout(timer)
  }, [pathname, search, offline])
}

/** What this page was shown with, and those before it in this tab: files of the build, and pictures. */
function partsShown(): string[] {
  const kinds = new Set(['script', 'link', 'css', 'img', 'image', 'other'])
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries.filter(({ initiatorType }) => kinds.has(initiatorType)).map(({ name }) => name)
}
