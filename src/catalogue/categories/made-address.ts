import { arabicInAddress } from '#src/core/address-part.ts'
import { latinDigits } from '#src/core/fold.ts'
import { slugOf } from './slug.ts'

/** The longest that is made of a name with Arabic in it; each letter takes six signs where it is percent-encoded. */
const longest = 60

/**
 * A name as the end of an address (L3): small Latin letters, digits and, where the name has them, Arabic letters without
 * tashkeel and tatweel, with hyphens between the words; empty where nothing of it can stand there.
 * `عَبَايَات صيف ٢٠٢٦` → `عبايات-صيف-2026`, `Sandals & Flip-Flops` → `sandals-and-flip-flops`.
 */
export function madeAddress(name: string): string {
  if (!/[\p{Script=Arabic}٠-٩۰-۹]/u.test(name)) return slugOf(name)
  const words = latinDigits(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/&/g, ' و ')
    .replace(/[\p{Mn}\p{Cf}\u0640'’]/gu, '')
    .replace(new RegExp(`[^a-z0-9${arabicInAddress}]+`, 'g'), '-')
    .slice(0, longest + 1)
  return words.replace(/^-+/, '').slice(0, longest).replace(/-+$/, '')
}

/** What an address of a product is beside its id, with `mark` behind the name; empty where the name has no Arabic letter. */
export function arabicAddress(name: string, mark: string): string {
  const made = madeAddress(name)
  return made === slugOf(name) ? '' : `${made}-${mark}`
}
