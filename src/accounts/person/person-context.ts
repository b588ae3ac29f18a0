import { createContext, useContext } from 'react'
import type { Person } from '#src/core/permission.ts'

/** Who is signed in, for everything inside the dashboard; its layout has proved it. */
export const PersonContext = createContext<Person | undefined>(undefined)

/** The signed-in person. Throws outside the dashboard. */
export function usePerson(): Person {
  const person = useContext(PersonContext)
  if (!person) throw new Error('Nobody is signed in here')
  return person
}
