import { useEffect, useState, useSyncExternalStore } from 'react'
import { isLeft } from '#src/ui/data/page-data.ts'
import { usePlace } from '#src/ui/router/use-router.ts'

/** product.md section 9: the banner moves on every 2000 ms. */
const everyMs = 2000

/**
 * Which of `count` slides is shown. It moves on by itself and wraps around, but not while it is held (pointed at,
 * focused), paused, or when the reader wants no motion (P7).
 */
export function useAutoplay(count: number) {
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)
  const still = useSyncExternalStore(watchMotion, prefersReducedMotion, moves)
  const place = usePlace()
  const moving = count > 1 && !held && !paused && !still

  useEffect(() => {
    if (!moving) return
    // Of a page that was left it stands; asked here, for the slides are rendered neither when that is left nor when it returns.
    const timer = setInterval(() => isLeft(place) || setAt((at + 1) % count), everyMs)
    return () => clearInterval(timer)
  }, [at, count, moving, place])

  return {
    // A slide may have been taken away since.
    at: Math.min(at, Math.max(0, count - 1)),
    goTo: setAt,
    hold: setHeld,
    paused,
    setPaused,
    moving,
    still,
  }
}

const query = '(prefers-reduced-motion: reduce)'

function watchMotion(listener: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

const prefersReducedMotion = () => matchMedia(query).matches
const moves = () => false
