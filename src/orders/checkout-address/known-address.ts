import type { Place } from '#src/places/place.ts'
import type { DestinationDraft } from './destination-draft.ts'

/** An address of the account, or the one of the last order. */
export type KnownAddress = {
  _id: string
  label: string
  name: string
  mobileNumber: string
  address: string
  place?: Place | undefined
}

/** What the form holds of an address: way and house apart from the parts that have fields of their own. */
export function addressFields({
  name,
  mobileNumber,
  address,
  place,
}: KnownAddress): Partial<DestinationDraft> {
  const { line, ...parts } = place ?? { line: address }
  return { name, mobileNumber, address: line, ...(place && { place: parts as DestinationDraft['place'] }) }
}

/** What is known fills only what is empty, and not the field somebody is in, about to type; the address only as a whole. */
export function filledFrom(
  draft: DestinationDraft,
  known: { name: string; email: string; address: KnownAddress | undefined },
  focused: string | undefined,
): Partial<DestinationDraft> {
  const address =
    draft.address === '' && focused !== 'address' && known.address ? addressFields(known.address) : {}
  const all = { ...address, name: address.name ?? known.name, email: known.email }
  const filled = {
    ...all,
    name: draft.name || all.name,
    email: draft.email || all.email,
    ...(all.mobileNumber && { mobileNumber: draft.mobileNumber || all.mobileNumber }),
  }
  return Object.fromEntries(Object.entries(filled).filter(([name]) => name !== focused))
}
