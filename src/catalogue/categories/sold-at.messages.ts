import { defineMessages } from '#src/i18n/messages.ts'

/** What search engines are told of a page of a shop with a name of its own. */
export const soldAtMessages = defineMessages({
  soldAt: {
    en: (sold: string, shop: string) => `${sold} at ${shop}.`,
    ar: (sold: string, shop: string) => `${sold} من ${shop}.`,
  },
})
