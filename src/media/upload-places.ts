import { tooMany } from './ingest.ts'

type Limits = { perAddress: number; inAll: number }

/** How many bodies may be on their way at a time: of one address (a household or an office), and of all. */
export const uploadPlaces: Limits = { perAddress: 8, inAll: 400 }

/** Counts uploads under way. `enter` answers how to leave, once; throws Problem `unavailable` where no place is free. */
export function createPlaces({ perAddress, inAll }: Limits = uploadPlaces) {
  const taken = new Map<string, number>()
  let all = 0
  return {
    enter(address: string): () => void {
      const mine = taken.get(address) ?? 0
      // Past half, an address that has none is let in before one that wants another.
      const most = all < inAll / 2 ? perAddress : 1
      if (mine >= most || all >= inAll) throw tooMany()
      taken.set(address, mine + 1)
      all += 1
      return () => {
        const left = (taken.get(address) ?? 1) - 1
        if (left === 0) taken.delete(address)
        else taken.set(address, left)
        all -= 1
      }
    },
  }
}
