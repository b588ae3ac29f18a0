import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { longestPhone } from '#src/core/phone.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { PinField } from '#src/places/pin-field.tsx'
import { noPlace } from '#src/places/place.ts'
import { type PlaceDraft, WhereFields } from '#src/places/where-fields.tsx'
import { useShop } from '#src/settings/use-settings.ts'
import { useApi } from '#src/ui/data/api.ts'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { NumberField, TextArea, TextField } from '#src/ui/form/field.tsx'
import { FormFoot } from '#src/ui/form/form-foot.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { addressMessages } from './address.messages.ts'
import { type AddressDraft, addressesQuery, sendAddress } from './address.query.ts'
import type { SavedAddress } from './saved-address.ts'

type Draft = {
  label: string
  name: string
  mobileNumber: string
  place: PlaceDraft & { line: string }
  isDefault: boolean
}

/** Adds an address, or changes one (O39). */
export function AddressDialog({
  address,
  onClose,
}: {
  address: SavedAddress | undefined
  onClose: () => void
}) {
  const words = useMessages(addressMessages)
  const [api, queries] = [useApi(), useQueryClient()]
  const { settings } = useShop()
  const { name } = usePerson()
  const form = useForm<Draft>({
    defaultValues: address ?? { label: '', name, mobileNumber: '', place: noPlace, isDefault: false },
    shouldFocusError: false,
  })
  const { submit, busy, failure, kept } = useFormSend(form, {
    async send({ label, name: to, mobileNumber, place, isDefault }) {
      const json: AddressDraft = { label, name: to, mobileNumber, place, isDefault }
      queries.setQueryData(addressesQuery(api).queryKey, await sendAddress(api, json, address?._id))
      toast({ title: words.saved })
      onClose()
    },
    words: { offline: words.offline, failed: words.failed },
    keep: `address ${address?._id ?? 'new'}`,
  })
  const { errors } = form.formState
  const needed = { validate: (text: string) => text.trim() !== '' || words.needed }
  const place = form.watch('place')
  const onPlace = (change: Partial<PlaceDraft>) =>
    form.setValue('place', { ...form.getValues('place'), ...change }, { shouldDirty: true })
  return (
    <Dialog open onClose={onClose} title={address ? words.edit : words.add}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <DraftOffer draft={kept} className="sm:col-span-2" />
        <TextField
          label={words.label}
          hint={words.labelHint}
          optional
          maxLength={40}
          dir="auto"
          error={errors.label?.message}
          {...form.register('label')}
          className="sm:col-span-2"
        />
        <TextField
          label={words.name}
          maxLength={100}
          autoComplete="name"
          dir="auto"
          required
          error={errors.name?.message}
          {...form.register('name', needed)}
        />
        <NumberField
          label={words.phone}
          maxLength={longestPhone}
          autoComplete="tel"
          required
          error={errors.mobileNumber?.message}
          {...form.register('mobileNumber', needed)}
        />
        <WhereFields
          place={place}
          onPlace={onPlace}
          countries={settings.countries}
          error={(errors.place?.wilayat ?? errors.place?.area)?.message}
        />
        <TextArea
          label={words.line}
          rows={2}
          maxLength={500}
          autoComplete="street-address"
          dir="auto"
          required
          error={errors.place?.line?.message}
          {...form.register('place.line', needed)}
          className="sm:col-span-2"
        />
        <PinField place={place} onPlace={onPlace} error={errors.place?.pin?.message} />
        {!address?.isDefault && (
          <label className="flex min-h-11 items-center gap-3 text-sm font-normal sm:col-span-2">
            <input type="checkbox" className="size-5 shrink-0" {...form.register('isDefault')} />
            {words.makeDefault}
          </label>
        )}
        <FormFoot
          failure={failure}
          back={words.cancel}
          onBack={onClose}
          busy={busy}
          className="sm:col-span-2"
        >
          {words.save}
        </FormFoot>
      </form>
    </Dialog>
  )
}
