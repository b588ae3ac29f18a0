import { useEffect, useState } from 'react'
import { useNavigating } from '#src/ui/data/page-data.ts'
import { useSearchParams } from '#src/ui/router/use-router.ts'

const pauseMs = 300

/**
 * What is typed into a list's search box; it reaches the address (`?q=`, beside what else narrows the list) and the
 * server once typing pauses.
 */
export function useTypedSearch(): { typed: string; setTyped: (text: string) => void; q: string } {
  const [asked, setAsked] = useSearchParams()
  const q = asked.get('q') ?? ''
  const [typed, setTyped] = useState(q)
  const [known, setKnown] = useState(q)
  // Another address of the same list, such as a saved view, brings its own words.
  if (known !== q) {
    setKnown(q)
    if (typed.trim() !== q) setTyped(q)
  }
  const wanted = typed.trim()
  // Of two pages asked for the later wins: an order that was pressed meanwhile opens.
  const isNavigating = useNavigating()
  useEffect(() => {
    if (wanted === q || isNavigating) return
    const timer = setTimeout(() => {
      const next = new URLSearchParams(location.search)
      if (wanted) next.set('q', wanted)
      else next.delete('q')
      setAsked(next, { replace: true, preventScrollReset: true })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [wanted, q, isNavigating, setAsked])
  return { typed, setTyped, q }
}
