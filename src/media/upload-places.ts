import { isBehind, newSender, type Sender } from './body-pace.ts'
import { tooMany } from './ingest.ts'

type Limits = { perAddress: number; inAll: number }
type Place = { address: string; sender: Sender }

/** How many bodies may be on their way at a time: of one address (a household or an office), and of all. */
export const uploadPlaces: Limits = { perAddress: 8, inAll: 400 }

/**
 * Counts uploads under way. `enter` answers how to leave, and the sender whose pace is kept there. Where no place is free
 * an address that has none gets that of somebody who is behind the pace, else the last of who has most of them; where all
 * have one, it throws Problem `unavailable`.
 */
export function createPlaces({ perAddress, inAll }: Limits = uploadPlaces) {
  const taken = new Map<string, number>()
  const places = new Set<Place>()
  return { enter }

  function enter(address: string): { sender: Sender; leave: () => void } {
    const mine = taken.get(address) ?? 0
    // Past half, an address that has none is let in before one that wants another.
    const most = places.size < inAll / 2 ? perAddress : 1
    if (mine >= most || (places.size >= inAll && !makeRoom())) throw tooMany()
    const place: Place = { address, sender: newSender() }
    places.add(place)
    taken.set(address, mine + 1)
    return { sender: place.sender, leave: () => leave(place) }
  }

  function makeRoom(): boolean {
    const waitedFor = [...places].filter(({ sender }) => sender.since !== undefined)
    const late = waitedFor.find(({ sender }) => isBehind(sender))
    const place = late ?? lastOfMost(waitedFor)
    if (!place) return false
    leave(place)
    place.sender.giveUp?.(late ? undefined : tooMany())
    return true
  }

  /** The last place of the address that has most of them; none where everybody has one. */
  function lastOfMost(among: readonly Place[]): Place | undefined {
    const countOf = ({ address }: Place) => taken.get(address) ?? 0
    const most = Math.max(2, ...among.map(countOf))
    return among.findLast((place) => countOf(place) === most)
  }

  function leave(place: Place): void {
    if (!places.delete(place)) return
    const left = (taken.get(place.address) ?? 1) - 1
    if (left === 0) taken.delete(place.address)
    else taken.set(place.address, left)
  }
}
