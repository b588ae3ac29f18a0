import type { AuditChange } from '#src/audit/audit.ts'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { isFlag } from '#src/catalogue/product/product-fields.ts'
import type { SectionKind } from '#src/content/home/section-kind.ts'
import { type Locale, languages, locales } from '#src/core/locale.ts'
import { brandMessages } from '#src/dashboard/brand/brand.messages.ts'
import { emailsMessages } from '#src/dashboard/emails/emails.messages.ts'
import { kindNames } from '#src/dashboard/home/arrange.messages.ts'
import { placeName } from '#src/delivery/place-choice.ts'
import { zoneRecordText } from '#src/delivery/zone-record.ts'
import { joined } from '#src/i18n/joined.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { weekdayName } from '#src/i18n/weekday.ts'
import { type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'
import { type ReturnState, returnStates } from '#src/orders/return-record/return-state.ts'
import { settingsFormMessages } from '#src/settings/settings-form.messages.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { type VatMode, vatModes } from '#src/settings/vat.ts'
import { sliderStaffMessages } from '#src/sliders/slider-staff.messages.ts'
import { colourOf, type OwnColour } from '#src/ui/colours.ts'
import { Price } from '#src/ui/price.tsx'
import { auditMessages, outcomeText } from './audit.messages.ts'
import { fieldText } from './audit-fields.messages.ts'
import { AuditPictures, ColouredPictures, colouredIn, picturesIn } from './audit-pictures.tsx'
import { isShelfField, ShelfValue } from './shelf-value.tsx'

const amounts: ReadonlySet<string> = new Set([
  'originalPrice',
  'offerPrice',
  'freeShippingOver',
  'homeDeliveryCharge',
  'officeDeliveryCharge',
  'amount',
  'subTotal',
  'discount',
  'deliveryCharge',
  'total',
])

/** What a field is called: here, else in the form it is typed into, else by its own name. */
export function fieldName(field: string, locale: Locale): string {
  const forms: Record<string, unknown> = {
    ...sliderStaffMessages[locale],
    ...settingsFormMessages[locale],
    ...productFormMessages[locale],
  }
  const inForm = Object.hasOwn(forms, field) ? forms[field] : undefined
  return fieldText(field, locale) ?? (typeof inForm === 'string' ? inForm : field)
}

/** A value in the reader's words; amounts as money (M1). */
export function AuditValue({ field, value }: { field: string; value: AuditChange['from'] }) {
  const words = useMessages(auditMessages)
  const locale = useLocale()
  const own = useSettings()?.colours
  if (value === null) return <bdi className="text-muted">{words.nothing}</bdi>
  if (amounts.has(field) && Number.isFinite(Number(value))) return <Price amount={Number(value)} />
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (isShelfField(field))
    return (
      <bdi className="wrap-anywhere">
        <ShelfValue field={field} value={String(value)} />
      </bdi>
    )
  const pairs = field === 'imageColors' ? colouredIn(String(value)) : undefined
  if (pairs)
    return <ColouredPictures pairs={pairs} nameOf={(color) => colourOf(color, own ?? []).name[locale]} />
  const named = picturesIn(String(value))
  if (named) return <AuditPictures {...named} />
  return <bdi className="wrap-anywhere">{valueText(field, String(value), locale, own)}</bdi>
}

/** A value of words in a language: what the log keeps as a name of the code by what its screen calls it. */
export function valueText(
  field: string,
  value: string,
  locale: Locale,
  own: readonly OwnColour[] = [],
): string {
  const [settings, product] = [settingsFormMessages[locale], productFormMessages[locale]]
  const look = brandMessages[locale]
  const ways: Record<string, string> = {
    'Online Payment': settings.online,
    'Cash On Delivery': settings.cash,
  }
  const listOf = (list: string, word: (one: string) => string) => joined(locale, list.split(', ').map(word))
  const colour = (stored: string) => colourOf(stored, own).name[locale]
  const roles: Record<string, string> = auditMessages[locale] as unknown as Record<string, string>
  switch (field) {
    case 'status':
      // Of an order, or of its return.
      return (
        (orderStatuses[value as OrderStatus] ?? returnStates[value as ReturnState])?.staffWords[locale] ??
        value
      )
    case 'outcome':
      return outcomeText(value, locale)
    case 'deliveryArea':
      return value
        .replace('HOME DELIVERY', auditMessages[locale].homeArea)
        .replace('OFFICE DELIVERY', auditMessages[locale].officeArea)
    case 'role':
      return roles[value] ?? value
    case 'productVisibility':
    case 'productType':
      return Object.hasOwn(product, value) ? String(product[value as keyof typeof product]) : value
    case 'sizes':
      return listOf(value, (size) => size)
    case 'colors':
      return listOf(value, colour)
    case 'stock':
      // Size and colour of each, as `product-changes.ts` has them.
      return listOf(value, (one) =>
        one
          .replace(/^N\/A \/ N\/A: /, '')
          .replace(/(?<= \/ )(?!N\/A).+?(?=(?:: \d+)?$)/, colour)
          .replace(/^N\/A \/ | \/ N\/A(?=: |$)/, ''),
      )
    case 'variants':
      return value
        .replaceAll(/(?<= \/ |^|\| )[^|/:]+(?=: )/g, colour)
        .replaceAll(/(?<=: )not made(?= \||$)/g, product.notMade)
        .replaceAll(/(?<=(?<!\\)[:;] )(price|sku|barcode|cost)(?= )/g, (name) => fieldName(name, locale))
    case 'paymentMethods':
      return listOf(value, (way) => ways[way] ?? way)
    case 'vat':
      return vatModes.some((mode) => mode === value) ? settings[`vat ${value as VatMode}`] : value
    case 'shopLocale':
      return locales.some((one) => one === value) ? languages[value as Locale].name : value
    case 'nonDeliveryWeekdays':
      return listOf(value, (day) => weekdayName(locale, Number(day)))
    case 'countries':
      return listOf(value, (code) => placeName(code, locale))
    case 'places':
      // Each behind the name of its zone (`save-delivery.ts`).
      return listOf(value, (one) => one.replace(/(?<=: )\S+$/, (code) => placeName(code, locale)))
    case 'zones':
      return listOf(value, (zone) => zoneRecordText(zone, locale))
    case 'sections':
      return listOf(value, (name) => kindNames[name as SectionKind]?.[locale] ?? name)
    case 'corners':
    case 'typefaces':
    case 'cards':
    case 'placeholder':
      return Object.hasOwn(look, value) ? String(look[value as keyof typeof look]) : value
    default:
      return isFlag(field) && value === 'yes' ? product[`${field} yes`] : value
  }
}

/** What a letter of this kind is called, as the page of the letters has it. */
export function letterText(kind: string, locale: Locale): string {
  const words: Record<string, unknown> = emailsMessages[locale]
  const text = Object.hasOwn(words, kind) ? words[kind] : undefined
  return typeof text === 'string' ? text : kind
}
