import { useEffect } from 'react'
import { estimatedDelivery } from '#src/delivery/estimated-delivery.ts'
import { formatDeliveryDay } from '#src/delivery/format-delivery-day.ts'
import { useZones } from '#src/delivery/use-zones.ts'
import { type DeliveryTerms, termsAt } from '#src/delivery/zone.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { PinField } from '#src/places/pin-field.tsx'
import { placeMessages } from '#src/places/place.messages.ts'
import { noPlace } from '#src/places/place.ts'
import { type PlaceDraft, WhereFields } from '#src/places/where-fields.tsx'
import type { Settings } from '#src/settings/settings.ts'
import { destinationMessages } from './destination.messages.ts'
import type { DestinationDraft } from './destination-draft.ts'
import { KnownAddresses } from './known-addresses.tsx'
import { rememberArea, rememberedArea } from './my-area.ts'

/** What the place says of an order: on which terms it is brought there, and what is still missing. */
export type DestinationState = { terms: DeliveryTerms; missing?: string }

export type DestinationProps = {
  /** The fields before way and house, or the place on the map after it. */
  part: 'where' | 'pin'
  draft: DestinationDraft
  settings: Settings
  error: string | undefined
  onFill: (change: Partial<DestinationDraft>) => void
  onState: (state: DestinationState) => void
}

/** The parts of an address at checkout (T2), with what is known of who is signed in (O39); fetched after the form. */
export default function DestinationPart({ part, draft, settings, error, onFill, onState }: DestinationProps) {
  const { line: _, ...nowhere } = noPlace
  const place: PlaceDraft = { ...nowhere, ...draft.place }
  function onPlace(change: Partial<PlaceDraft>) {
    const next = { ...place, ...change }
    onFill({ place: next })
    rememberArea(next)
  }
  if (part === 'pin') return <PinField place={place} onPlace={onPlace} error={error} />
  return <Where {...{ draft, settings, place, onPlace, onFill, onState }} />
}

type WhereProps = Pick<DestinationProps, 'draft' | 'settings' | 'onFill' | 'onState'> & {
  place: PlaceDraft
  onPlace: (change: Partial<PlaceDraft>) => void
}

function Where({ draft, settings, place, onPlace, onFill, onState }: WhereProps) {
  const words = useMessages(placeMessages)
  const texts = useMessages(destinationMessages)
  const locale = useLocale()
  const zones = useZones()
  const { wilayat, country } = place
  const terms = termsAt(settings, zones, place)
  const collected = draft.deliveryArea === 'SHOP COLLECTION'
  const required = zones.length > 0 && country === noPlace.country && !collected
  const missing = required && !wilayat ? words.wilayat : ''
  // Told upwards when it changes, and not with each letter that is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: terms follow from these
  useEffect(() => onState({ terms, missing }), [zones, wilayat, country, settings, missing])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useEffect(() => {
    const known = rememberedArea(settings.countries)
    if (!draft.place && known) onFill({ place: { ...place, ...known } })
  }, [])
  return (
    <>
      <KnownAddresses draft={draft} onFill={onFill} />
      <WhereFields
        place={place}
        onPlace={onPlace}
        countries={settings.countries}
        required={required}
        id="checkout-place"
      />
      {!collected && (
        <p className="text-sm text-muted sm:col-span-2" role="status" data-testid="arrives">
          {texts.arrives}{' '}
          <span className="text-ink">
            {formatDeliveryDay(locale, estimatedDelivery(new Date(), { ...settings, ...terms }))}
          </span>
        </p>
      )}
    </>
  )
}
