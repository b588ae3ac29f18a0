import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { SelectField, TextField } from '#src/ui/form/field.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import { type Country, homeCountry } from './country.ts'
import { countryNames } from './country-names.ts'
import { placeMessages } from './place.messages.ts'
import type { Place } from './place.ts'
import { WilayatOptions } from './wilayat-options.tsx'

/** The parts of an address that are typed or chosen beside way and house. */
export type PlaceDraft = Omit<Place, 'line'>

export type PlaceFieldsProps = {
  place: PlaceDraft
  onPlace: (change: Partial<PlaceDraft>) => void
  error?: string | undefined
}

/**
 * Country where the shop ships abroad, the wilayat by its governorate, and the area (T2); each a native control. `id` is
 * the wilayat's, abroad the city's, to which a form jumps when it is missing. A city is needed but for who collects.
 */
export function WhereFields({
  place,
  onPlace,
  error,
  countries,
  required = false,
  collected = false,
  id,
}: PlaceFieldsProps & {
  countries: readonly Country[]
  required?: boolean
  collected?: boolean
  id?: string
}) {
  const words = useMessages(placeMessages)
  const locale = useLocale()
  const isHome = place.country === homeCountry
  const needsCity = !isHome && !collected
  return (
    <>
      {countries.length > 0 && (
        <SelectField
          label={words.country}
          value={place.country}
          autoComplete="country"
          onChange={({ currentTarget }) =>
            onPlace({ country: currentTarget.value as Country, wilayat: '', area: '' })
          }
          className="sm:col-span-2"
        >
          {[homeCountry, ...countries].map((country) => (
            <option key={country} value={country}>
              {countryNames[country as Country][locale]}
            </option>
          ))}
        </SelectField>
      )}
      {isHome && (
        <SelectField
          id={id}
          label={required ? <RequiredMark>{words.wilayat}</RequiredMark> : words.wilayat}
          optional={!required}
          required={required}
          error={error}
          value={place.wilayat}
          autoComplete="address-level2"
          onChange={({ currentTarget }) => onPlace({ wilayat: currentTarget.value })}
        >
          <WilayatOptions />
        </SelectField>
      )}
      <TextField
        id={isHome ? undefined : id}
        label={isHome ? words.area : id ? <RequiredMark>{words.city}</RequiredMark> : words.city}
        optional={!needsCity}
        required={needsCity}
        error={!isHome && error}
        value={place.area}
        autoComplete={isHome ? 'address-level3' : 'address-level2'}
        maxLength={100}
        dir="auto"
        onChange={({ currentTarget }) => onPlace({ area: currentTarget.value })}
        className={isHome ? '' : 'sm:col-span-2'}
      />
    </>
  )
}
