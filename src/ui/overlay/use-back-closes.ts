import { useEffect, useEffectEvent } from 'react'

/**
 * What is drawn over a page as an entry of the history of its own, so that Back closes it and nothing else. Answers how to
 * close it otherwise. The browser's own history, because the page below stays the same.
 */
export function useBackCloses(onClose: () => void): () => void {
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    const moved = () => leave()
    history.pushState(history.state, '')
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  }, [])
  return () => history.back()
}
