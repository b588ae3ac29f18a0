import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { longestPhone } from '#src/core/phone.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { needsWilayat } from '#src/orders/checkout-address/destination-terms.ts'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import type { Order } from '#src/orders/order/order.ts'
import { PinField } from '#src/places/pin-field.tsx'
import { noPlace } from '#src/places/place.ts'
import { type PlaceDraft, WhereFields } from '#src/places/where-fields.tsx'
import { readablePhone } from '#src/settings/contact-links.ts'
import { offeredAreas } from '#src/settings/delivery.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { useApi } from '#src/ui/data/api.ts'
import { NumberField, SelectField, TextArea, TextField } from '#src/ui/form/field.tsx'
import { inSentenceCase } from '#src/ui/sentence-case.class.ts'
import { newOrderMessages } from './new-order.messages.ts'
import { earlierCustomersQuery } from './staff-order.query.ts'
import type { useNewOrder } from './use-new-order.ts'

const pauseMs = 250

type FieldsProps = Pick<ReturnType<typeof useNewOrder>, 'form' | 'field' | 'isOffer'>

/** Who orders and where it goes; the phone finds those who ordered before, and one press fills in the rest. */
export function CustomerFields({ form, field, isOffer }: FieldsProps) {
  const words = useMessages(newOrderMessages)
  const editing = useMessages(editOrderMessages)
  const choices = useMessages(choiceMessages)
  const [said, setSaid] = useState('')
  const phone = form.watch('customerData.mobileNumber')
  const earlier = useEarlier(phone)

  function fillIn({ customerData, locale }: Order) {
    const { name, email, mobileNumber, deliveryArea } = customerData
    const { line: address, ...place } = customerData.place ?? { ...noPlace, line: customerData.address }
    const known = { name, email, mobileNumber, address, place, deliveryArea }
    form.setValue('customerData', { ...form.getValues('customerData'), ...known }, { shouldDirty: true })
    if (locale) form.setValue('locale', locale)
    form.clearErrors('customerData')
    setSaid(words.filledIn(name))
    // The pressed name is gone with its list.
    form.setFocus('customerData.name')
  }
  const { settings } = useShop()
  const { place, deliveryArea } = form.watch('customerData')
  const wrong = form.formState.errors.customerData ?? {}
  const collected = deliveryArea === 'SHOP COLLECTION'
  function onPlace(change: Partial<PlaceDraft>) {
    const next = { ...form.getValues('customerData.place'), ...change }
    form.setValue('customerData.place', next, { shouldDirty: true })
    form.clearErrors('customerData.place')
  }
  const chosen = form.watch('customerData.name') !== ''

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid gap-2 sm:col-span-2">
        <NumberField
          type="tel"
          label={words.phone}
          hint={words.phoneHint}
          maxLength={longestPhone}
          {...field('customerData.mobileNumber', words.needed)}
        />
        {earlier.length > 0 && !chosen && (
          <ul
            aria-label={words.earlier}
            className="divide-y divide-hairline rounded-md border border-hairline"
          >
            {earlier.map((order) => (
              <li key={order._id}>
                <button
                  type="button"
                  aria-label={words.fillIn(order.customerData.name)}
                  onClick={() => fillIn(order)}
                  className="flex w-full flex-wrap items-baseline gap-x-4 p-2.5 text-start text-sm hover:bg-tint focus-visible:-outline-offset-2"
                >
                  <bdi className="font-normal">{order.customerData.name}</bdi>
                  <bdi dir="ltr" className="figures text-muted">
                    {readablePhone(order.customerData.mobileNumber)}
                  </bdi>
                  <span dir="auto" className="min-w-0 flex-1 truncate text-muted">
                    {order.customerData.address}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      <TextField
        label={editing.name}
        maxLength={100}
        dir="auto"
        {...field('customerData.name', words.needed)}
      />
      <TextField
        label={words.email}
        optional
        type="email"
        inputMode="email"
        spellCheck={false}
        dir="ltr"
        maxLength={254}
        {...field('customerData.email')}
      />
      <SelectField label={editing.area} {...field('customerData.deliveryArea')}>
        {offeredAreas({ ...settings, homeDeliveryCharge: 0, officeDeliveryCharge: 0 }).map((area) => (
          <option key={area} value={area}>
            {inSentenceCase(choices[area])}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.comment}
        optional
        maxLength={1000}
        dir="auto"
        {...field('customerData.comment')}
      />
      <WhereFields
        place={place}
        onPlace={onPlace}
        countries={settings.countries}
        collected={collected}
        required={needsWilayat({ place, deliveryArea })}
        error={(wrong.place?.wilayat ?? wrong.place?.area)?.message}
      />
      <TextArea
        label={editing.address}
        rows={2}
        maxLength={500}
        dir="auto"
        className="sm:col-span-2"
        hint={collected ? undefined : words.addressByLink}
        {...field('customerData.address')}
        {...form.register('customerData.address', {
          validate: (typed) => collected || isOffer() || typed.trim() !== '' || words.needed,
        })}
      />
      <PinField
        staffHint={editing.pinHint}
        place={place}
        onPlace={onPlace}
        error={wrong.place?.pin?.message}
      />
    </div>
  )
}

/** Those who ordered with a phone that begins as typed, asked once typing pauses. */
function useEarlier(phone: string): readonly Order[] {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(phone), pauseMs)
    return () => clearTimeout(timer)
  }, [phone])
  const { data = [] } = useQuery(earlierCustomersQuery(useApi(), asked))
  return asked === phone ? data : []
}
