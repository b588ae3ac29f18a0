import type { Locale } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { deliveryMessages } from './delivery.messages.ts'
import type { Zone } from './zone.ts'

const none = '–'

/** A zone as the activity log keeps it: its names, charges and the sum from which it is free in OMR, and on what terms. */
export function zoneRecord({
  name,
  nameAr,
  homeDeliveryCharge,
  officeDeliveryCharge,
  ...terms
}: Zone): string {
  const charges = [homeDeliveryCharge, officeDeliveryCharge, terms.freeShippingOver]
  const amounts = charges.map((charge) => charge?.toFixed(3) ?? none).join(' / ')
  const { cash, deliveryDays, cutOff } = terms
  return [name, nameAr, amounts, `${deliveryDays} d`, cutOff, cash ? 'cash' : ''].filter(Boolean).join(' · ')
}

/** The same in a reader's words. Names stay, and so does what is no such record or was cut short. */
export function zoneRecordText(record: string, locale: Locale): string {
  const words = deliveryMessages[locale]
  return record
    .split(' · ')
    .flatMap((part, at) => (at === 0 ? part : partText(part)))
    .join(' · ')

  function partText(part: string): string | string[] {
    const charges = /^(\d+\.\d{3}|–) \/ (\d+\.\d{3}|–) \/ (\d+\.\d{3}|–)$/.exec(part)
    if (charges) {
      const names = [words.toHome, words.toOffice, words.freeOver]
      const said = names.map((name, n) => [name, charges[n + 1] ?? none] as const)
      return said
        .filter(([, omr]) => omr !== none)
        .map(([name, omr]) => `${name}: ${amountInText(locale, inBaisa(Number(omr)))}`)
    }
    const days = /^(\d+) d$/.exec(part)
    if (days) return words.daysOf(Number(days[1]))
    if (/^\d\d:\d\d$/.test(part)) return words.until(part)
    return part === 'cash' ? words.cash : part
  }
}
