import { defineMessages } from '#src/i18n/messages.ts'

export const productCardMessages = defineMessages({
  percentOff: { en: (percent: number) => `${percent}% off`, ar: (percent: number) => `خصم ${percent}%` },
  colours: { en: (names: string) => `Colours: ${names}`, ar: (names: string) => `الألوان: ${names}` },
  soldOut: { en: 'Sold out', ar: 'نفدت الكمية' },
  favourite: { en: (name: string) => `Favourite: ${name}`, ar: (name: string) => `المفضلة: ${name}` },
})
