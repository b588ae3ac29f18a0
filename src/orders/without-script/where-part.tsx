import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { CustomerDraft } from '#src/orders/checkout-draft/customer-draft.ts'
import { homeCountry } from '#src/places/country.ts'
import { countryNames } from '#src/places/country-names.ts'
import { placeMessages } from '#src/places/place.messages.ts'
import { noPlace } from '#src/places/place.ts'
import { WilayatOptions } from '#src/places/wilayat-options.tsx'
import type { Settings } from '#src/settings/settings.ts'
import { SelectField, TextField } from '#src/ui/form/field.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import type { FieldErrors } from './field-errors.ts'
import { withoutScriptMessages } from './without-script.messages.ts'

type WhereProps = {
  draft: CustomerDraft
  errors: FieldErrors
  countries: Settings['countries']
}

/** The parts of an address beside way and house (T2), each in sight whatever the others say: nothing can follow a choice here. */
export function WherePart({ draft, errors, countries }: WhereProps) {
  const words = useMessages(withoutScriptMessages)
  const places = useMessages(placeMessages)
  const locale = useLocale()
  const place = { ...noPlace, ...draft.place }
  const isAbroad = place.country !== homeCountry
  // What is wrong with a place stands where it is put right.
  const [atCity, atWilayat] = isAbroad ? [errors.get('place'), undefined] : [undefined, errors.get('place')]
  return (
    <>
      {countries.length > 0 && (
        <SelectField
          id="checkout-country"
          name="country"
          label={places.country}
          defaultValue={place.country}
          error={errors.get('country')}
          autoComplete="country"
          className="sm:col-span-2"
        >
          {([homeCountry, ...countries] as const).map((country) => (
            <option key={country} value={country}>
              {countryNames[country][locale]}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        id={isAbroad ? 'checkout-wilayat' : 'checkout-place'}
        name="wilayat"
        label={<RequiredMark>{places.wilayat}</RequiredMark>}
        hint={countries.length > 0 && words.wilayatHint}
        error={atWilayat}
        defaultValue={place.wilayat}
        autoComplete="address-level2"
      >
        <WilayatOptions />
      </SelectField>
      <TextField
        id={isAbroad ? 'checkout-place' : 'checkout-area'}
        name="area"
        label={countries.length > 0 ? words.area : places.area}
        optional={!isAbroad}
        error={atCity}
        defaultValue={place.area}
        autoComplete="address-level3"
        maxLength={100}
        dir="auto"
      />
    </>
  )
}
