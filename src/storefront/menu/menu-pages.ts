import type { storefrontMessages } from './storefront.messages.ts'

type Word = keyof (typeof storefrontMessages)['en']

/** The pages of product.md section 2's menu, in its order. */
export const menuPages = [
  { path: '/', word: 'home' },
  { path: '/shop', word: 'shop' },
  { path: '/category/offer-category', word: 'offers' },
  { path: '/about-us', word: 'aboutUs' },
] as const satisfies readonly { path: string; word: Word }[]

/** What stands below the menu in the footer. */
export const servicePages = [
  { path: '/contact-us', word: 'contactUs' },
  { path: '/policies', word: 'policies' },
] as const satisfies readonly { path: string; word: Word }[]

/** Where a guest finds her order again (O13); in the footer, and for no search engine. */
export const trackPage = { path: '/track', word: 'trackOrder' } as const satisfies {
  path: string
  word: Word
}
