import { joined } from '#src/i18n/joined.ts'
import { defineMessages } from '#src/i18n/messages.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { PaymentMethod } from '#src/settings/delivery.ts'
import { useSettings } from '#src/settings/use-settings.ts'

/** What is said of a page that names these ways to pay: nothing of those that are switched on (W2). */
export function useSwitchedOff(): (named: readonly PaymentMethod[]) => string | undefined {
  const words = useMessages(switchedOffMessages)
  const locale = useLocale()
  const methods = useSettings()?.paymentMethods
  return (named) => {
    const off = methods ? named.filter((way) => !methods.includes(way)) : []
    const ways = off.map((way) => words[way])
    return ways.length > 0 ? words.speaksOf(joined(locale, ways)) : undefined
  }
}

export const switchedOffMessages = defineMessages({
  speaksOf: {
    en: (ways: string) => `This page speaks of a way to pay that is switched off: ${ways}.`,
    ar: (ways: string) => `تذكر هذه الصفحة طريقة دفع غير مفعّلة: ${ways}.`,
  },
  'Online Payment': { en: 'bank or mobile transfer', ar: 'التحويل' },
  'Cash On Delivery': { en: 'cash on delivery', ar: 'الدفع عند الاستلام' },
})
