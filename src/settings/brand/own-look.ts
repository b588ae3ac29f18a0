import type { Brand } from './brand.ts'

/** The look the shop has by itself; a shop that has it stores no brand, and its pages say nothing of one. */
export const ownLook: Brand = {
  logo: null,
  logoDark: null,
  icon: null,
  accent: null,
  corners: 'soft',
  typefaces: 'bookish',
  cards: 'square',
  placeholder: 'bag',
}
