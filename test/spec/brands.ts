import type { Brand } from '#src/settings/brand/brand.ts'
import { ownLook } from '#src/settings/brand/own-look.ts'

const names = { shopName: 'Haqiba', shopNameAr: 'حقيبة' }

/** Brands of owners, far from the shop’s own in everything that a look can say; as `PUT /brand` takes them. */
export const brands: { brand: string; look: Brand & typeof names }[] = [
  {
    brand: 'a dark one',
    look: { ...ownLook, ...names, accent: '#101820', corners: 'sharp', typefaces: 'graceful' },
  },
  {
    brand: 'a hard one',
    look: {
      ...ownLook,
      ...names,
      accent: '#ffe600',
      corners: 'round',
      typefaces: 'modern',
      cards: 'portrait',
    },
  },
]
