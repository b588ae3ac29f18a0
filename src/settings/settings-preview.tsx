import { Fragment } from 'react'
import { latinDigits } from '#src/core/fold.ts'
import { type Locale, languages, locales } from '#src/core/locale.ts'
import { toBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { joined } from '#src/i18n/joined.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { weekdayName } from '#src/i18n/weekday.ts?every-language'
import { promisedTime } from './delivery.ts?every-language'
import { fillIn, unsetIn } from './placeholders.ts?every-language'
import type { WebsiteInfo } from './settings.ts'
import type { SettingsDraft, SettingsField } from './settings-draft.ts'
import { bankDetails, readAmount, readFreeShipping } from './settings-fields.ts'
import { settingsFormMessages } from './settings-form.messages.ts'

/** What each group of the settings saves. */
export const sectionFields = {
  shop: ['shopName', 'shopNameAr', 'marquee', 'marqueeAr'],
  contact: [
    'emailAddress',
    'messenger',
    'whatsappNumber',
    'contactNumber',
    'address',
    'addressAr',
    'location',
    'shopLocale',
  ],
  payment: [
    'paymentMethods',
    ...bankDetails,
    'cashFee',
    'cashLimit',
    'cashOpenLimit',
    'unpaidHours',
    'lowStockAt',
  ],
  delivery: ['homeDeliveryCharge', 'officeDeliveryCharge', 'freeShippingOver', 'nonDeliveryWeekdays'],
  social: ['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin'],
  more: ['crNumber', 'licenceNumber', 'vatNumber', 'vat', 'giftBanner', 'emailOptional'],
} as const satisfies Record<string, readonly SettingsField[]>

export type SectionName = keyof typeof sectionFields

const legalNumbers = ['crNumber', 'licenceNumber'] as const

type PreviewProps = { section: SectionName; draft: SettingsDraft; saved: WebsiteInfo }

/** What shoppers will read of a group, as it is typed; both languages where both are typed. */
export function SettingsPreview({ section, draft, saved }: PreviewProps) {
  const words = useMessages(settingsFormMessages)
  const locale = useLocale()
  const amount = (typed: string) => amountTyped(locale, typed)
  switch (section) {
    case 'shop':
      return locales.map((one) => (
        <div key={one} lang={one} dir={directionOf(one)}>
          <p className="font-display text-xl">{dataText(one, draft, 'shopName')}</p>
          <p className="text-muted">{marqueeIn(one, draft, saved)}</p>
        </div>
      ))
    case 'contact':
      return (
        <>
          <p>{dataText(locale, draft, 'address')}</p>
          <p>
            <bdi>{draft.emailAddress}</bdi>
            {draft.emailAddress && draft.contactNumber && ' · '}
            <bdi dir="ltr" className="whitespace-nowrap">
              {draft.contactNumber}
            </bdi>
          </p>
        </>
      )
    case 'payment': {
      const fee = amount(draft.cashFee)
      return (
        <>
          {draft.paymentMethods.includes('Online Payment') && (
            <p>
              {words.online}
              {': '}
              {bankDetails
                .filter((name) => draft[name])
                .map((name, at) => (
                  <Fragment key={name}>
                    {at > 0 && ' · '}
                    <bdi className="figures">{draft[name]}</bdi>
                  </Fragment>
                ))}
            </p>
          )}
          {draft.paymentMethods.includes('Cash On Delivery') && (
            <p>
              {words.cash}
              {fee && `${languages[locale].comma} ${words.addedFee(fee)}`}
            </p>
          )}
        </>
      )
    }
    case 'delivery': {
      const free = amount(draft.freeShippingOver)
      return (
        <>
          <p>
            {words.homeDelivery}: {amount(draft.homeDeliveryCharge)}
          </p>
          <p>
            {words.officeDelivery}: {amount(draft.officeDeliveryCharge)}
          </p>
          {free && <p>{words.freeOver(free)}</p>}
        </>
      )
    }
    case 'social': {
      const names = linksOf(draft)
      return <p>{names.length > 0 ? names.map((name) => words[name]).join(' · ') : words.noLinks}</p>
    }
    case 'more': {
      const shown = draft.vat === 'off' ? legalNumbers : ([...legalNumbers, 'vatNumber'] as const)
      const numbers = shown.filter((name) => draft[name].trim())
      if (numbers.length === 0) return <p>{words.noNumbers}</p>
      return numbers.map((name) => (
        <p key={name}>
          {words[name]}: <bdi>{draft[name]}</bdi>
        </p>
      ))
    }
  }
}

/** What is set in a group, in a line. */
export function lineOf(section: SectionName, draft: SettingsDraft, locale: Locale): string {
  const words = settingsFormMessages[locale]
  const said = (...facts: (string | false)[]) => facts.filter(Boolean).join(' · ')
  switch (section) {
    case 'shop':
      return dataText(locale, draft, 'shopName')
    case 'contact':
      return said(draft.contactNumber && `\u2066${draft.contactNumber}\u2069`, draft.emailAddress)
    case 'payment':
      return said(
        draft.paymentMethods.includes('Online Payment') && words.online,
        draft.paymentMethods.includes('Cash On Delivery') && words.cash,
      )
    case 'delivery':
      return `${words.homeDelivery} ${amountTyped(locale, draft.homeDeliveryCharge) ?? ''}`
    case 'social':
      return said(...linksOf(draft).map((name) => words[name])) || words.noLinks
    case 'more':
      return (
        said(...legalNumbers.map((name) => draft[name] && `${words[name]} ${draft[name]}`)) || words.noNumbers
      )
  }
}

/** An amount as it is typed, written as shoppers read it; nothing of what is none. */
function amountTyped(locale: Locale, typed: string): string | undefined {
  const baisa = toBaisa(Number(latinDigits(typed).replace('٫', '.')))
  return typed.trim() === '' || baisa === undefined ? undefined : amountInText(locale, baisa)
}

function linksOf(draft: SettingsDraft) {
  return sectionFields.social.filter((name) => draft[name].trim() !== '')
}

/** The news as the marquee will have it. */
function marqueeIn(locale: Locale, draft: SettingsDraft, saved: WebsiteInfo): string {
  const { typed, facts, inThisLanguage } = newsOf(locale, draft, saved)
  return fillIn(typed, facts, locale, '·', inThisLanguage)
}

/** What the news have in braces and the settings have not, as it is typed: its part is not shown. */
export function unsetInNews(locale: Locale, draft: SettingsDraft, saved: WebsiteInfo): string[] {
  const { typed, facts, inThisLanguage } = newsOf(locale, draft, saved)
  return unsetIn(typed, facts, locale, inThisLanguage).map((name) => `\u2066{${name}}\u2069`)
}

/** The news and their facts: those of the form, where they can be read, else the saved ones. */
function newsOf(locale: Locale, draft: SettingsDraft, saved: WebsiteInfo) {
  const [free, home, office] = [
    readFreeShipping(draft.freeShippingOver),
    readAmount(draft.homeDeliveryCharge),
    readAmount(draft.officeDeliveryCharge),
  ]
  const facts = {
    ...saved,
    shopName: draft.shopName,
    shopNameAr: draft.shopNameAr,
    contactNumber: draft.contactNumber,
    emailAddress: draft.emailAddress,
    nonDeliveryWeekdays: draft.nonDeliveryWeekdays.map(Number),
    ...('value' in free && { freeShippingOver: free.value }),
    ...('value' in home && { homeDeliveryCharge: home.value }),
    ...('value' in office && { officeDeliveryCharge: office.value }),
  }
  // A page has the words of its own language alone; here the news are read in each.
  const inThisLanguage = new Map([
    ['deliveryTime', promisedTime(locale, facts)],
    [
      'restDays',
      joined(
        locale,
        facts.nonDeliveryWeekdays.map((day) => weekdayName(locale, day)),
      ),
    ],
  ])
  return { typed: draft[`marquee${languages[locale].suffix}`], facts, inThisLanguage }
}
