import { isPhone, plainPhone } from '#src/core/phone.ts'
import type { DestinationDraft } from '#src/orders/checkout-address/destination-draft.ts'
import { deliveryAreas, type PaymentMethod, paymentMethods } from '#src/settings/delivery.ts'

const textFields = ['name', 'email', 'mobileNumber', 'address', 'comment', 'paymentProof'] as const

/** The shipping form as it is being filled in; an empty text is what was not given yet. */
export type CustomerDraft = DestinationDraft &
  Record<(typeof textFields)[number], string> & { paymentMethod: PaymentMethod | '' }

export const requiredFields = [
  'name',
  'email',
  'mobileNumber',
  'address',
  'deliveryArea',
  'paymentMethod',
] as const

export type RequiredField = (typeof requiredFields)[number]

/** Fields that can show an error. */
export type DraftField = keyof CustomerDraft

/** A form from whatever was stored: known fields of the right type, everything else empty. */
export function repairDraft(stored: unknown): CustomerDraft {
  const fields = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const [name, email, mobileNumber, address, comment, paymentProof] = textFields.map((field) => {
    const value = fields[field]
    return typeof value === 'string' ? value : ''
  })
  return {
    name: name ?? '',
    email: email ?? '',
    mobileNumber: mobileNumber ?? '',
    address: address ?? '',
    comment: comment ?? '',
    paymentProof: paymentProof ?? '',
    deliveryArea: deliveryAreas.find((area) => area === fields.deliveryArea) ?? '',
    paymentMethod: paymentMethods.find((method) => method === fields.paymentMethod) ?? '',
    ...placeIn(fields.place),
  }
}

/**
 * What keeps Confirm Order disabled: every customerData field but the comment (product.md section 5). The delivery
 * charge is there as soon as an area was chosen (O15); an e-mail the shop does not insist on may stay empty (O19).
 */
export function missingFields(draft: CustomerDraft, emailOptional = false): RequiredField[] {
  const spared = { email: emailOptional, address: draft.deliveryArea === 'SHOP COLLECTION' }
  return requiredFields.filter((field) => draft[field].trim() === '' && !spared[field as keyof typeof spared])
}

function placeIn(stored: unknown): Pick<CustomerDraft, 'place'> {
  const parts = Object.values(stored ?? {})
  return parts.length === 4 && parts.every((part) => typeof part === 'string')
    ? { place: stored as CustomerDraft['place'] }
    : {}
}

/** Filled in, but not an address or number that could reach anybody; the server's rule is the one that counts. */
export function wrongFields(draft: CustomerDraft): ('email' | 'mobileNumber')[] {
  const wrong: ('email' | 'mobileNumber')[] = []
  const email = draft.email.trim()
  if (email !== '' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) wrong.push('email')
  if (!isPhone(plainPhone(draft.mobileNumber))) wrong.push('mobileNumber')
  return wrong
}
