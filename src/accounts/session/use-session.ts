import { useEffect, useSyncExternalStore } from 'react'
import { useApi } from '#src/ui/data/api.ts'
import {
  loadingSession,
  openSession,
  readSession,
  type Session,
  subscribeSession,
} from './browser-session.ts'
import { freshToken, noteArrival, restOfToken } from './fresh-token.ts'
import { subscribeToken } from './token-storage.ts'

/** Who is signed in; asks when this page does not know it yet, and keeps the token from running out meanwhile. */
export function useSession(): { session: Session; again: () => void } {
  const api = useApi()
  const session = useSyncExternalStore(subscribeSession, readSession, () => loadingSession)
  useEffect(() => void openSession(api), [api])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      const rest = restOfToken()
      if (rest !== undefined) timer = setTimeout(renew, rest)
    }
    // What fails here is tried again by the next call that needs the token.
    const renew = () => void freshToken(api).catch(() => undefined)
    // The timer of a suspended tab does not fire in time.
    const checkAgain = () => {
      if (!document.hidden && restOfToken() === 0) renew()
    }
    wait()
    const stop = subscribeToken(() => {
      noteArrival()
      wait()
    })
    document.addEventListener('visibilitychange', checkAgain)
    return () => {
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', checkAgain)
    }
  }, [api])
  return { session, again: () => void openSession(api) }
}

/** Whether the person signed in has a password; false for who only comes by Google. */
export function useHasPassword(): boolean {
  const session = useSyncExternalStore(subscribeSession, readSession, () => loadingSession)
  return session.phase === 'signed-in' && session.me.hasPassword
}

/** Whether the person signed in is of the staff and must add a second factor before anything else (I12). */
export function useMustEnrol(): boolean {
  const session = useSyncExternalStore(subscribeSession, readSession, () => loadingSession)
  return session.phase === 'signed-in' && session.me.mustEnrol
}
