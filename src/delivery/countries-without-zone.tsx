import { joined } from '#src/i18n/joined.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { GulfCountry } from '#src/places/country.ts'
import type { WebsiteInfo } from '#src/settings/settings.ts'
import { Button } from '#src/ui/button.tsx'
import { deliveryMessages } from './delivery.messages.ts'
import { placeName } from './place-choice.ts'
import { UsualCharges } from './usual-charges.tsx'
import { countriesWithoutZone, type Zone } from './zone.ts'

type WithoutProps = {
  countries: readonly GulfCountry[]
  zones: readonly Pick<Zone, 'places'>[]
  settings: WebsiteInfo
  onAdd: (places: GulfCountry[]) => void
}

/** Says which countries have no charge of their own, and what they cost so; nothing where each has one (O40). */
export function CountriesWithoutZone({ countries, zones, settings, onAdd }: WithoutProps) {
  const words = useMessages(deliveryMessages)
  const locale = useLocale()
  const bare = countriesWithoutZone(countries, zones)
  const names = bare.map((code) => placeName(code, locale))
  return (
    <div role="status" className="text-sm empty:hidden sm:col-span-2">
      {bare.length > 0 && (
        <>
          <p className="font-normal text-amber">{words.noZone(joined(locale, names))}</p>
          <UsualCharges settings={settings} className="mt-1" />
          <Button kind="secondary" size="small" className="mt-3" onClick={() => onAdd(bare)}>
            {words.addZoneFor}
          </Button>
        </>
      )}
    </div>
  )
}
