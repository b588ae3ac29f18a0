import { useFieldArray, useForm } from 'react-hook-form'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { gulfCountries } from '#src/places/country.ts'
import { countryNames } from '#src/places/country-names.ts'
import type { WebsiteInfo } from '#src/settings/settings.ts'
import { SettingsSection } from '#src/settings/settings-section.tsx'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckChoice } from '#src/ui/form/check-choice.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { NumberField, TextField } from '#src/ui/form/field.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { useUnsavedGuard } from '#src/ui/form/use-unsaved-guard.ts'
import { Link } from '#src/ui/router/link.tsx'
import { CountriesWithoutZone } from './countries-without-zone.tsx'
import { deliveryMessages } from './delivery.messages.ts'
import { type DeliveryDraft, draftOf, newZone, zoneFor } from './delivery-draft.ts'
import { HolidaysPart } from './holidays-part.tsx'
import { useSaveDelivery } from './use-save-delivery.ts'
import { UsualCharges } from './usual-charges.tsx'
import type { Zone } from './zone.ts'
import { ZoneCard } from './zone-card.tsx'

/** How the shop delivers: zones, what holds everywhere else, more ways, days off (O40). */
export function DeliveryForm({ opened, zones }: { opened: WebsiteInfo; zones: readonly Zone[] }) {
  const words = useMessages(deliveryMessages)
  const locale = useLocale()
  const href = useHref()
  const form = useForm<DeliveryDraft>({ defaultValues: draftOf(zones, opened), shouldFocusError: false })
  const list = useFieldArray({ control: form.control, name: 'zones' })
  const save = useSaveDelivery(opened.version)
  const { submit, busy, failure, kept } = useFormSend(form, {
    send: (draft) => save(draft, form),
    words: { offline: words.offline, failed: words.failed },
    keep: 'delivery',
  })
  const draft = form.watch()
  const { errors, isDirty } = form.formState
  useUnsavedGuard(() => isDirty && !form.formState.isSubmitSuccessful)
  return (
    <form onSubmit={submit} noValidate className="grid gap-10">
      <DraftOffer draft={kept} />
      <SettingsSection title={words.everywhere} text={words.everywhereText}>
        <div className="text-sm sm:col-span-2">
          <p className="font-normal">{words.charges}</p>
          <UsualCharges settings={opened} className="mt-1 text-muted" />
          <Link to={href('/dashboard/update-settings#delivery')} className="mt-2 inline-block text-link">
            {words.inSettings}
          </Link>
        </div>
        <NumberField
          label={words.days}
          required
          error={errors.deliveryDays?.message}
          {...form.register('deliveryDays')}
        />
        <TextField
          label={words.cutOff}
          hint={words.cutOffHint}
          type="time"
          error={errors.cutOff?.message}
          {...form.register('cutOff')}
        />
      </SettingsSection>
      <section aria-labelledby="zones" className="grid gap-x-10 gap-y-3 lg:grid-cols-[14rem_1fr]">
        <div>
          <h2 id="zones" className="text-xl">
            {words.zones}
          </h2>
          <p className="mt-1 text-sm text-muted">{words.zonesText}</p>
        </div>
        <div className="grid min-w-0 content-start gap-4">
          {list.fields.map(({ id }, index) => (
            <ZoneCard
              key={id}
              form={form}
              index={index}
              zones={draft.zones}
              onRemove={() => list.remove(index)}
            />
          ))}
          <Button kind="secondary" onClick={() => list.append(newZone)} className="justify-self-start">
            {words.addZone}
          </Button>
        </div>
      </section>
      <SettingsSection title={words.more} text={words.moreText}>
        <label className="flex min-h-11 items-center gap-3 text-sm font-normal sm:col-span-2">
          <input type="checkbox" {...form.register('collection')} className="size-5 shrink-0" />
          <span>
            {words.collection}
            <span className="block font-light text-muted">{words.collectionHint}</span>
          </span>
        </label>
        <CheckChoice
          legend={words.countries}
          checks={gulfCountries.map((value) => ({ value, label: countryNames[value][locale] }))}
          box={form.register('countries')}
          className="sm:col-span-2"
        />
        <CountriesWithoutZone
          countries={draft.countries}
          zones={draft.zones}
          settings={opened}
          onAdd={(places) => list.append(zoneFor(places))}
        />
      </SettingsSection>
      <SettingsSection title={words.holidays} text={words.holidaysText}>
        <HolidaysPart
          holidays={draft.holidays}
          onHolidays={(days) => form.setValue('holidays', days, { shouldDirty: true })}
        />
      </SettingsSection>
      <div className="save-bar sticky bottom-0 z-10 border-t border-hairline bg-ground py-3 max-md:-mx-4 max-md:px-4 lg:ms-60">
        <p role="alert" className="mb-3 text-sm font-normal text-brick empty:hidden">
          {failure || (Object.keys(errors).length > 0 && words.check)}
        </p>
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <Link
            to={href('/dashboard/update-settings')}
            className={`${buttonClass('secondary')} max-sm:grow max-sm:px-4`}
          >
            {words.cancel}
          </Link>
          <Button type="submit" busy={busy} busyLabel={words.saving} className="max-sm:grow max-sm:px-4">
            {words.save}
          </Button>
        </div>
      </div>
    </form>
  )
}
