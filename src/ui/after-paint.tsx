import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { usePlace } from './router/use-router.ts'

/**
 * Below the first sight of a page: where one came by a link it is made once that has been painted. On a page that a visit begins
 * with, and for who comes back to where she was, it is there at once. `instead` keeps its place until then.
 */
export function AfterPaint({ children, instead }: { children: ReactNode; instead?: ReactNode }) {
  const { action } = usePlace()
  const [painted, setPainted] = useState(action === 'POP')
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setPainted(true))))
    return () => cancelAnimationFrame(frame)
  }, [])
  return painted ? children : instead
}
