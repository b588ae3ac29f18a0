import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { languages } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useMissingLanguage } from '#src/i18n/missing-language.ts'
import { ReadersFirst } from '#src/i18n/readers-first.tsx'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { NumberField, TextField } from '#src/ui/form/field.tsx'
import { deliveryMessages } from './delivery.messages.ts'
import type { DeliveryDraft, ZoneDraft } from './delivery-draft.ts'
import { arabicNameOf, placeName, placesName } from './place-choice.ts'
import { PlacesDialog } from './places-dialog.tsx'

type ZoneProps = {
  form: UseFormReturn<DeliveryDraft>
  index: number
  zones: readonly ZoneDraft[]
  onRemove: () => void
}

/** One zone: what it is called, where it is, and its terms. */
export function ZoneCard({ form, index, zones, onRemove }: ZoneProps) {
  const words = useMessages(deliveryMessages)
  const locale = useLocale()
  const missing = useMissingLanguage()
  const [choosing, setChoosing] = useState(false)
  const zone = zones[index]
  const errors = form.formState.errors.zones?.[index] ?? {}
  if (!zone) return null
  const called = ({ name, nameAr, places }: ZoneDraft) => {
    const own = name || (nameAr ? '' : placesName(places, locale))
    return (
      dataText(locale, { name: own, nameAr: nameAr || arabicNameOf(name, places) }, 'name') || words.newZone
    )
  }
  const name = called(zone)
  const field = (key: Exclude<keyof ZoneDraft, 'places' | 'cash'>) => ({
    ...form.register(`zones.${index}.${key}`),
    error: errors[key]?.message,
  })
  const ownerOf = (code: string) => {
    const owner = zones.find((one, other) => other !== index && one.places.includes(code))
    return owner && called(owner)
  }
  return (
    <fieldset className="min-w-0 rounded-lg border border-hairline bg-raised p-4 sm:p-6" data-testid="zone">
      <legend className="sr-only">{name}</legend>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="min-w-0 text-lg wrap-anywhere">{name}</h3>
        <Button kind="quiet" size="small" aria-label={words.removeOf(name)} onClick={onRemove}>
          {words.removeZone}
        </Button>
      </div>
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
        <ReadersFirst>
          <TextField
            label={words.name}
            hint={missing('name', zone)}
            maxLength={60}
            dir="ltr"
            lang="en"
            {...field('name')}
          />
          <TextField label={words.nameAr} maxLength={60} dir="rtl" lang="ar" {...field('nameAr')} />
        </ReadersFirst>
        <div className="sm:col-span-2">
          <p className="mb-1.5 text-sm font-normal">{words.places}</p>
          <p className="mb-2 text-sm text-muted">
            {zone.places.map((code) => placeName(code, locale)).join(`${languages[locale].comma} `) ||
              words.noPlaces}
          </p>
          <Button
            kind="secondary"
            size="small"
            aria-label={`${words.choosePlaces}: ${name}`}
            aria-invalid={errors.places ? true : undefined}
            onClick={() => setChoosing(true)}
          >
            {words.choosePlaces}
          </Button>
          {errors.places && (
            <p role="alert" className="mt-1.5 text-sm text-brick">
              {errors.places.message ?? errors.places.root?.message}
            </p>
          )}
        </div>
        <NumberField label={words.home} hint={words.chargeHint} decimal {...field('homeDeliveryCharge')} />
        <NumberField
          label={words.office}
          hint={words.chargeHint}
          decimal
          {...field('officeDeliveryCharge')}
        />
        <NumberField
          label={words.freeOverOmr}
          hint={words.freeHint}
          decimal
          optional
          {...field('freeShippingOver')}
        />
        <NumberField label={words.days} required {...field('deliveryDays')} />
        <TextField label={words.cutOff} hint={words.cutOffHint} type="time" {...field('cutOff')} />
        <label className="flex min-h-11 items-center gap-3 self-center text-sm font-normal">
          <input type="checkbox" {...form.register(`zones.${index}.cash`)} className="size-5 shrink-0" />
          {words.cash}
        </label>
      </div>
      {choosing && (
        <PlacesDialog
          title={words.placesOf(name)}
          places={zone.places}
          onPlaces={(places) => {
            form.setValue(`zones.${index}.places`, places, { shouldDirty: true })
            form.clearErrors(`zones.${index}.places`)
          }}
          ownerOf={ownerOf}
          countries={form.getValues('countries')}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  )
}
