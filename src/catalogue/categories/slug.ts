import { isAddressPart } from '#src/core/address-part.ts'

/** `Sandals & Flip-Flops` → `sandals-and-flip-flops`; `Kids' Clothing` → `kids-clothing`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** What a name is in an address that leads on from it: an address is itself, a name without Latin letters and digits as it is. */
export function addressOfName(name: string): string {
  const word = name.trim().toLowerCase()
  return isAddressPart(word) ? word : slugOf(name) || word
}
