import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Told } from './kept.ts'

const lookEveryMs = 15_000

/**
 * Whether there is no line: the browser says so, or what is shown came from what is kept. While there is none the shop is asked
 * now and then, because a phone with bars may have no line; when it answers, everything on the page is asked for anew.
 */
export function useConnection(): { lost: boolean } {
  const queries = useQueryClient()
  const [lost, setLost] = useState(() => !navigator.onLine || 'kept' in document.documentElement.dataset)

  useEffect(() => {
    const lose = () => setLost(true)
    const told = ({ data }: MessageEvent<Told>) => data.type === 'kept' && lose()
    addEventListener('offline', lose)
    navigator.serviceWorker?.addEventListener('message', told)
    return () => {
      removeEventListener('offline', lose)
      navigator.serviceWorker?.removeEventListener('message', told)
    }
  }, [])

  useEffect(() => {
    if (!lost) return
    const look = async () => {
      const reply = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
      if (!reply?.ok) return
      delete document.documentElement.dataset.kept
      setLost(false)
      await queries.invalidateQueries()
    }
    const lookNow = () => void look()
    const timer = setInterval(lookNow, lookEveryMs)
    addEventListener('online', lookNow)
    // A kept page may be shown although the line is back already.
    lookNow()
    return () => {
      clearInterval(timer)
      removeEventListener('online', lookNow)
    }
  }, [lost, queries])

  return { lost }
}
