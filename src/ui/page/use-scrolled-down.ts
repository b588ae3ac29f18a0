import { useEffect, useState } from 'react'

/** Whether the page was last scrolled downwards, beyond its first 80 px: what floats gives way then. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let before = scrollY
    function follow() {
      setDown(scrollY > Math.max(before, 80))
      before = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return down
}
