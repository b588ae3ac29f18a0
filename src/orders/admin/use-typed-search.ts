import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const pauseMs = 300

/** What is typed into a list's search box; it reaches the address (`?q=`) and the server once typing pauses. */
export function useTypedSearch(): { typed: string; setTyped: (text: string) => void; q: string } {
  const [asked, setAsked] = useSearchParams()
  const q = asked.get('q') ?? ''
  const [typed, setTyped] = useState(q)
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === q) return
    const timer = setTimeout(
      () => setAsked(wanted ? { q: wanted } : {}, { replace: true, preventScrollReset: true }),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [wanted, q, setAsked])
  return { typed, setTyped, q }
}
