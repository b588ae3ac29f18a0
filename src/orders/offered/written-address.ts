import type { Place } from '#src/places/place.ts'

/** What whoever has the link writes of where the order goes; no `place` until one is chosen, or where staff have. */
export type WrittenAddress = { address: string; place?: Omit<Place, 'line'> }

export const nothingWritten: WrittenAddress = { address: '' }

/** What is wrong with it, by the field. */
export type AddressErrors = { place?: string | undefined; address?: string | undefined }

export const addressIds = { place: 'offered-place', address: 'offered-address' } as const

/** Brings the first field that is wrong to whoever confirms. */
export function focusWrong({ place }: AddressErrors): void {
  document.getElementById(addressIds[place ? 'place' : 'address'])?.focus()
}
