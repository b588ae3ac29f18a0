import { useEffect } from 'react'
import { formatDeliveryDay } from '#src/delivery/format-delivery-day.ts'
import type { Zone } from '#src/delivery/zone.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { homeCountry, lacksCity } from '#src/places/country.ts'
import { PinField } from '#src/places/pin-field.tsx'
import { noPlace } from '#src/places/place.ts'
import { type PlaceDraft, WhereFields } from '#src/places/where-fields.tsx'
import type { Settings } from '#src/settings/settings.ts'
import { destinationMessages } from './destination.messages.ts'
import type { DestinationDraft } from './destination-draft.ts'
import { arrivalOf, needsWilayat } from './destination-terms.ts'
import { KnownAddresses } from './known-addresses.tsx'
import { rememberArea, rememberedArea } from './my-area.ts'
import { useCheckoutZones } from './use-checkout-zones.ts'

type DestinationProps = {
  /** The fields before way and house, or the place on the map after it. */
  part: 'where' | 'pin'
  draft: DestinationDraft
  settings: Settings
  zones: readonly Zone[]
  error: string | undefined
  onFill: (change: Partial<DestinationDraft>) => void
}

/** The parts of an address at checkout (T2), with what is known of who is signed in (O39); fetched after the form. */
export function DestinationPart({ part, draft, settings, zones, error, onFill }: DestinationProps) {
  const { line: _, ...nowhere } = noPlace
  const place: PlaceDraft = { ...nowhere, ...draft.place }
  function onPlace(change: Partial<PlaceDraft>) {
    const next = { ...place, ...change }
    onFill({ place: next })
    rememberArea(next)
  }
  // What is wrong with a place without a pin is its wilayat, abroad its city.
  const [atCity, atPin] = lacksCity(place) || place.pin === '' ? [error] : [undefined, error]
  if (part === 'pin') return <PinField place={place} onPlace={onPlace} error={atPin} />
  return <Where {...{ draft, settings, zones, place, onPlace, onFill }} error={atCity} />
}

type WhereProps = Pick<DestinationProps, 'draft' | 'settings' | 'zones' | 'error' | 'onFill'> & {
  place: PlaceDraft
  onPlace: (change: Partial<PlaceDraft>) => void
}

function Where({ draft, settings, zones, place, error, onPlace, onFill }: WhereProps) {
  const texts = useMessages(destinationMessages)
  const locale = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useEffect(() => {
    const known = rememberedArea(settings.countries)
    if (!draft.place && known) onFill({ place: { ...place, ...known } })
  }, [])
  // Where places need other times, no day is said before the place is.
  const isKnown = place.wilayat !== '' || zones.length === 0 || !needsWilayat(draft)
  const isBrought = draft.deliveryArea !== 'SHOP COLLECTION' && isKnown
  return (
    <>
      <ZonesFailed />
      <KnownAddresses draft={draft} onFill={onFill} />
      <WhereFields
        place={place}
        onPlace={onPlace}
        countries={settings.countries}
        required={needsWilayat(draft)}
        error={error}
        id="checkout-place"
      />
      {settings.vat !== 'off' && place.country !== homeCountry && (
        <p className="text-sm text-muted sm:col-span-2">{texts.exported}</p>
      )}
      {isBrought && (
        <p className="text-sm text-muted sm:col-span-2" role="status" data-testid="arrives">
          {texts.arrives}{' '}
          <span className="text-ink">{formatDeliveryDay(locale, arrivalOf(draft, { settings, zones }))}</span>
        </p>
      )}
    </>
  )
}

/** Said from the first failure on: charges and days may be others where she lives, and the shop checks them with the order. */
function ZonesFailed() {
  const texts = useMessages(destinationMessages)
  const { failureCount, refetch } = useCheckoutZones()
  if (failureCount === 0) return null
  return (
    <p role="alert" className="text-sm text-brick sm:col-span-2">
      {texts.zonesFailed}{' '}
      <button type="button" className="text-link" onClick={() => void refetch()}>
        {texts.again}
      </button>
    </p>
  )
}
