import { useSyncExternalStore } from 'react'
import { storedToken, subscribeToken } from './token-storage.ts'

/** Whether somebody is signed in, as far as this browser knows; never on the server, whose pages are everybody's. */
export function useHasToken(): boolean {
  return useSyncExternalStore(subscribeToken, hasToken, nobody)
}

const hasToken = () => storedToken() !== undefined
const nobody = () => false
