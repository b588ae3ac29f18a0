import { createContext } from 'react'

/** Whose typing is kept: the id of who is signed in. Without it nothing is kept. */
export const DraftOwnerContext = createContext<string | undefined>(undefined)
