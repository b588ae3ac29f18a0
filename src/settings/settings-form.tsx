import { type Locale, languages, locales } from '#src/core/locale.ts'
import { joined } from '#src/i18n/joined.ts'
import { useMissingLanguage } from '#src/i18n/missing-language.ts'
import { ReadersFirst } from '#src/i18n/readers-first.tsx'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { weekdayName } from '#src/i18n/weekday.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckChoice } from '#src/ui/form/check-choice.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { NumberField, SelectField, TextArea, TextField } from '#src/ui/form/field.tsx'
import { AlertIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import type { WebsiteInfo } from './settings.ts'
import { begunIn, type SettingsDraft } from './settings-draft.ts'
import { eitherLanguage, needsBank, type TextSetting, textRules } from './settings-fields.ts'
import { settingsFormMessages } from './settings-form.messages.ts'
import { lineOf, type SectionName, SettingsPreview, sectionFields, unsetInNews } from './settings-preview.tsx'
import { FoldingSection } from './settings-section.tsx'
import { useSettingsForm } from './use-settings-form.ts'
import { vatModes } from './vat.ts'

type TypedField =
  | TextSetting
  | 'unpaidHours'
  | 'cashFee'
  | 'cashLimit'
  | 'cashOpenLimit'
  | 'lowStockAt'
  | 'freeShippingOver'
  | 'homeDeliveryCharge'
  | 'officeDeliveryCharge'

const socials = ['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin'] as const
const mayBeEmpty: readonly string[] = [
  'freeShippingOver',
  'unpaidHours',
  'lowStockAt',
  'cashFee',
  'cashLimit',
  'cashOpenLimit',
]
const eitherWay: readonly string[] = Object.entries(eitherLanguage).flatMap(([name, { arabic }]) => [
  name,
  arabic,
])
const days = [0, 1, 2, 3, 4, 5, 6]

/** product.md section 2's settings form, in groups. */
export function SettingsForm({ opened }: { opened: WebsiteInfo }) {
  const words = useMessages(settingsFormMessages)
  const locale = useLocale()
  const href = useHref()
  const { form, kept, submit, busy, failure, errorOf, noteOf, saveSection, saving } = useSettingsForm(
    begunIn(locale, opened),
  )
  const missing = useMissingLanguage()
  const draft = form.watch()
  const isLimitAlone = draft.cashLimit.trim() !== '' && !draft.paymentMethods.includes('Online Payment')

  function field<N extends keyof SettingsDraft>(name: N, hint?: string) {
    const note = noteOf(name) ?? hint
    return { ...form.register(name), error: errorOf(name), ...(note && { hint: note }) }
  }
  function text(name: TypedField, hint?: string) {
    const rule: { max: number; required?: object } | undefined =
      name in textRules ? textRules[name as TextSetting] : undefined
    const optional =
      !eitherWay.includes(name) && (mayBeEmpty.includes(name) || (rule !== undefined && !rule.required))
    return { ...field(name, hint), label: words[name], optional, ...(rule && { maxLength: rule.max }) }
  }
  /** What an empty text means for its pages, where the other language has one; and what of the news is not shown, and why. */
  function newsHint(of: Locale, name: 'marquee' | 'marqueeAr', other: 'marquee' | 'marqueeAr') {
    if (draft[name].trim() === '' && draft[other].trim() !== '') return words[`${name}Empty`]
    const unset = unsetInNews(of, draft, opened)
    return unset.length > 0 ? words.marqueeUnset(joined(locale, unset)) : undefined
  }
  const { dirtyFields } = form.formState
  const section = (name: SectionName) => ({
    name,
    line: lineOf(name, draft, locale),
    waits: sectionFields[name].some((one) => errorOf(one) || isChanged(dirtyFields[one])),
    isNew: opened.emailAddress === '',
    hasTheirs: sectionFields[name].some(noteOf),
    onSave: () => void saveSection(sectionFields[name]),
    busy: saving === sectionFields[name],
    preview: <SettingsPreview section={name} draft={draft} saved={opened} />,
  })
  const latin = { dir: 'ltr', lang: 'en', className: '' } as const
  const arabic = { dir: 'rtl', lang: 'ar' } as const
  const link = { type: 'url', inputMode: 'url', dir: 'ltr', spellCheck: false } as const

  return (
    <form onSubmit={submit} noValidate className="grid lg:gap-12">
      <DraftOffer draft={kept} />
      <FoldingSection {...section('shop')} title={words.shop} text={words.shopText}>
        <ReadersFirst>
          <TextField {...text('shopName', missing('shopName', draft))} {...latin} />
          <TextField {...text('shopNameAr', missing('shopNameAr', draft))} {...arabic} />
        </ReadersFirst>
        <ReadersFirst>
          <TextArea
            {...text('marquee', newsHint('en', 'marquee', 'marqueeAr'))}
            {...latin}
            rows={2}
            className="sm:col-span-2"
          />
          <TextArea
            {...text('marqueeAr', newsHint('ar', 'marqueeAr', 'marquee'))}
            {...arabic}
            rows={2}
            className="sm:col-span-2"
          />
        </ReadersFirst>
      </FoldingSection>
      <FoldingSection {...section('contact')} title={words.contact} text={words.contactText}>
        <TextField {...text('emailAddress')} type="email" inputMode="email" dir="ltr" spellCheck={false} />
        <TextField {...text('messenger', words.messengerHint)} {...link} />
        <NumberField {...text('whatsappNumber')} type="tel" />
        <NumberField {...text('contactNumber')} type="tel" />
        <ReadersFirst>
          <TextField {...text('address', missing('address', draft))} {...latin} />
          <TextField {...text('addressAr', missing('addressAr', draft))} {...arabic} />
        </ReadersFirst>
        <TextField {...text('location')} {...link} className="sm:col-span-2" />
        <SelectField {...field('shopLocale', words.shopLocaleHint)} label={words.shopLocale}>
          {locales.map((one) => (
            <option key={one} value={one} lang={one}>
              {languages[one].name}
            </option>
          ))}
        </SelectField>
      </FoldingSection>
      <FoldingSection {...section('payment')} title={words.payment} text={words.paymentText}>
        <CheckChoice
          legend={words.paymentMethods}
          checks={[
            { value: 'Online Payment', label: words.online },
            { value: 'Cash On Delivery', label: words.cash },
          ]}
          box={form.register('paymentMethods')}
          error={errorOf('paymentMethods')}
          hint={noteOf('paymentMethods')}
          className="sm:col-span-2"
        />
        {needsBank(draft.paymentMethods) && (
          <>
            <TextField {...text('bankName')} dir="auto" />
            <TextField {...text('accountHolder')} dir="auto" />
            <TextField {...text('accountNumber')} dir="ltr" inputMode="text" />
            <NumberField {...text('bankMobile')} type="tel" />
          </>
        )}
        <NumberField {...text('cashFee', words.cashFeeHint)} decimal />
        <NumberField
          {...text('cashLimit', isLimitAlone ? words.cashLimitAlone : words.cashLimitHint)}
          decimal
        />
        <NumberField {...text('cashOpenLimit', words.cashOpenHint)} className="sm:col-span-2" />
        <NumberField {...text('unpaidHours', words.unpaidHint)} className="sm:col-span-2" />
        <NumberField {...text('lowStockAt', words.lowStockHint)} className="sm:col-span-2" />
      </FoldingSection>
      <FoldingSection {...section('delivery')} title={words.delivery} text={words.deliveryText}>
        <NumberField {...text('homeDeliveryCharge')} decimal />
        <NumberField {...text('officeDeliveryCharge')} decimal />
        <NumberField {...text('freeShippingOver', words.freeShippingHint)} decimal />
        <CheckChoice
          legend={words.nonDeliveryWeekdays}
          checks={days.map((day) => ({ value: String(day), label: weekdayName(locale, day) }))}
          box={form.register('nonDeliveryWeekdays')}
          error={errorOf('nonDeliveryWeekdays')}
          hint={noteOf('nonDeliveryWeekdays') ?? words.weekdaysHint}
          className="sm:col-span-2"
        />
        <Link to={href('/dashboard/delivery')} className="text-link w-fit text-sm sm:col-span-2">
          {words.zones}
        </Link>
      </FoldingSection>
      <FoldingSection {...section('social')} title={words.social} text={words.socialText}>
        {socials.map((name) => (
          <TextField key={name} {...text(name)} {...link} />
        ))}
      </FoldingSection>
      <FoldingSection {...section('more')} title={words.more} text={words.moreText}>
        <TextField {...text('crNumber')} dir="ltr" />
        <TextField {...text('licenceNumber')} dir="ltr" />
        <TextField {...text('vatNumber')} dir="ltr" />
        <SelectField {...field('vat', words.vatHint)} label={words.vat}>
          {vatModes.map((mode) => (
            <option key={mode} value={mode}>
              {words[`vat ${mode}`]}
            </option>
          ))}
        </SelectField>
        {form.watch('vat') !== 'off' && (
          <Link to={href('/dashboard/tax')} className="text-link w-fit text-sm sm:col-span-2">
            {words.taxPapers}
          </Link>
        )}
        <label className="flex min-h-11 items-center gap-3 text-sm font-normal sm:col-span-2">
          <input type="checkbox" {...form.register('giftBanner')} className="size-5 shrink-0" />
          {words.giftBanner}
        </label>
        <label className="flex min-h-11 items-center gap-3 text-sm font-normal sm:col-span-2">
          <input type="checkbox" {...form.register('emailOptional')} className="size-5 shrink-0" />
          {words.emailOptional}
        </label>
      </FoldingSection>
      <div className="save-bar sticky bottom-0 z-10 border-t border-hairline bg-ground py-3 max-lg:mt-22 max-md:-mx-4 max-md:px-4">
        <p role="alert" className="mb-3 flex items-start gap-2 text-sm font-normal text-brick empty:hidden">
          {failure && <AlertIcon size={18} className="mt-0.5" />}
          {failure && <span>{failure}</span>}
        </p>
        <div className="flex justify-end gap-3">
          <Link to={href('/dashboard')} className={buttonClass('secondary')}>
            {words.cancel}
          </Link>
          <Button type="submit" busy={busy} busyLabel={words.processing}>
            {words.update}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Of a choice of several each may have changed. */
function isChanged(dirty: boolean | readonly (boolean | undefined)[] | undefined): boolean {
  return typeof dirty === 'object' ? dirty.some(Boolean) : dirty === true
}
