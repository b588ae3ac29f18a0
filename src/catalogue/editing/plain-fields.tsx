import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type FocusEvent, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useAddressHint } from '#src/catalogue/categories/address-hint.ts'
import {
  isFlag,
  type PlainField,
  type ProductInput,
  plainFieldNames,
  plainFields,
} from '#src/catalogue/product/product-fields.ts'
import { idsIn } from '#src/catalogue/product/read-field.ts'
import { type Locale, languages, mainLocale } from '#src/core/locale.ts'
import { useMissingLanguage } from '#src/i18n/missing-language.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { NumberField, SelectField, TextArea, TextField } from '#src/ui/form/field.tsx'
import { productFormMessages } from './product-form.messages.ts'

/** What every group of the product form works on. */
export type FormPart = { form: UseFormReturn<ProductInput> }

type Place =
  | 'after the name'
  | 'after the description'
  | 'after the offer'
  | 'codes'
  | 'facts'
  | 'for search'
  | 'beside it'

type Shown = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'lang'
  | 'dir'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'placeholder'
  | 'className'
>

/** Where each plain field stands in the form, and how it is typed; one without a place does not compile. */
const shown: Record<PlainField, { place: Place } & Shown> = {
  nameAr: { place: 'after the name', lang: 'ar', dir: 'rtl' },
  descriptionAr: { place: 'after the description', lang: 'ar', dir: 'rtl' },
  offerFrom: { place: 'after the offer', type: 'datetime-local', dir: 'ltr' },
  offerUntil: { place: 'after the offer', type: 'datetime-local', dir: 'ltr' },
  reviews: { place: 'codes' },
  videoLink: {
    place: 'facts',
    inputMode: 'url',
    spellCheck: false,
    placeholder: 'https://',
    dir: 'ltr',
    className: 'sm:col-span-2',
  },
  material: { place: 'facts', lang: 'en', dir: 'ltr' },
  materialAr: { place: 'facts', lang: 'ar', dir: 'rtl' },
  care: { place: 'facts', lang: 'en', dir: 'ltr' },
  careAr: { place: 'facts', lang: 'ar', dir: 'rtl' },
  weight: { place: 'facts', inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' },
  sizeGuide: {
    place: 'facts',
    inputMode: 'url',
    spellCheck: false,
    placeholder: '/pages/size-guide',
    dir: 'ltr',
  },
  related: { place: 'beside it' },
  imageColors: { place: 'beside it' },
  searchTitle: { place: 'for search', lang: 'en', dir: 'ltr' },
  searchTitleAr: { place: 'for search', lang: 'ar', dir: 'rtl' },
  searchText: { place: 'for search', lang: 'en', dir: 'ltr' },
  searchTextAr: { place: 'for search', lang: 'ar', dir: 'rtl' },
  address: {
    place: 'for search',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'ltr',
  },
  tags: { place: 'codes' },
  sku: {
    place: 'codes',
    inputMode: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    dir: 'ltr',
  },
  barcode: {
    place: 'codes',
    inputMode: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    dir: 'ltr',
  },
  zeroRated: { place: 'after the offer' },
}

/** The plain fields of one place, in the order of product-fields.ts. */
export function PlainFields({ form, place, isNew = false }: FormPart & { place: Place; isNew?: boolean }) {
  const fields = inReadersOrder(useLocale(), fieldsAt(place))
  return fields.map((field) => <OneField key={field} {...{ form, field, isNew }} />)
}

/** A pair of fields in both languages begins with the reader's own. */
function inReadersOrder(locale: Locale, fields: readonly PlainField[]): PlainField[] {
  if (locale === mainLocale) return [...fields]
  const ownOf = (field: PlainField) => fields.find((one) => one === `${field}${languages[locale].suffix}`)
  const owns = new Set(fields.map(ownOf))
  return fields.flatMap((field) => (owns.has(field) ? [] : [ownOf(field) ?? [], field].flat()))
}

export const fieldsAt = (place: Place) => plainFieldNames.filter((field) => shown[field].place === place)

/** What stands in these fields, on one line; of chosen goods how many they are. */
export function InBrief({ form, fields }: FormPart & { fields: PlainField[] }) {
  const words = useMessages(productFormMessages)
  const values = useWatch({ control: form.control, name: fields })
  const filled = fields.flatMap((field, place) => {
    const value = String(values[place] ?? '').trim()
    if (isFlag(field)) return value === 'yes' ? words[`${field} yes`] : []
    if (field !== 'related') return value || []
    return idsIn(value).length || []
  })
  return filled.map((value, place) => (
    <bdi key={fields[place]}>
      {place > 0 && ' · '}
      {value}
    </bdi>
  ))
}

function OneField({ form, field, isNew }: FormPart & { field: PlainField; isNew: boolean }) {
  const words = useMessages(productFormMessages)
  const vat = useSettings()?.vat ?? 'off'
  const { place: _, ...attributes } = shown[field]
  const { kind, most } = plainFields[field]
  const hints: Partial<Record<PlainField, string>> = {
    offerFrom: words.offerTimes,
    searchTitle: words.searchTitleHint,
    searchText: words.searchTextHint,
    address: words.addressHint,
    tags: words.tagsHint,
    weight: words.weightHint,
    sizeGuide: words.sizeGuideHint,
  }
  const guide = useGuideHint(form, field)
  const made = useProductAddressHint(form, field)
  const hint = useMissingHint(form, field) ?? guide.hint ?? (isNew ? made : undefined) ?? hints[field]
  const registered = form.register(field)
  const wiring = {
    ...registered,
    onBlur: (left: FocusEvent<Element & { value: string }>) => {
      guide.look(left.target.value)
      return registered.onBlur(left)
    },
    label: words[field],
    // One of the two names is needed (L3).
    optional: field !== 'nameAr',
    error: form.formState.errors[field]?.message,
    maxLength: most,
    ...(hint && { hint }),
  }
  const { lang, dir, className } = attributes
  // Of VAT nothing is said where it is off (T1).
  if (field === 'zeroRated' && vat === 'off') return null
  if (isFlag(field)) {
    const { maxLength: _most, optional: _optional, ...select } = wiring
    return (
      <SelectField {...select}>
        <option value="">{words[`${field} no`]}</option>
        <option value="yes">{words[`${field} yes`]}</option>
      </SelectField>
    )
  }
  if (kind === 'count') return <NumberField {...wiring} {...attributes} />
  if (kind === 'line') return <TextField {...wiring} {...attributes} />
  return (
    <TextArea
      {...wiring}
      {...{ lang, dir, className }}
      hint={hint ?? words.descriptionHint}
      placeholder={words.descriptionArExample}
      rows={5}
    />
  )
}

/** Whether the address of the size guide leads somewhere, asked when it was typed. */
function useGuideHint({ getValues }: FormPart['form'], field: PlainField) {
  const words = useMessages(productFormMessages)
  const href = useHref()
  const [address, look] = useState(() => String(getValues(field) ?? ''))
  const { data: isMissing } = useQuery({
    queryKey: ['is-missing', address],
    queryFn: async () => (await fetch(href(address), { method: 'HEAD' })).status === 404,
    enabled: field === 'sizeGuide' && /^\/(?!\/)/.test(address),
  })
  return { look, hint: isMissing ? words.guideMissing : undefined }
}

/** What the link of a new one will end in while no address is chosen; one that is there keeps its own (P23). */
function useProductAddressHint({ control }: FormPart['form'], field: PlainField): string | undefined {
  const hint = useAddressHint('-…')
  const [address, name, nameAr] = useWatch({ control, name: ['address', 'name', 'nameAr'] })
  return field === 'address' ? hint({ address, name, nameAr }) : undefined
}

/** The fields that are written in both languages. */
const inBoth = ['name', 'description', 'material', 'care'] as const

/** What readers of the one language would see, while something was written in the other alone (L3). */
export function useMissingHint({ control }: FormPart['form'], field: keyof ProductInput): string | undefined {
  const missing = useMissingLanguage()
  const english = inBoth.find((one) => one === field || `${one}Ar` === field)
  const [own, arabic] = useWatch({ control, name: [english ?? 'name', `${english ?? 'name'}Ar`] })
  return english && missing(field, { [english]: own, [`${english}Ar`]: arabic })
}
