import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import type { GulfCountry } from '#src/places/country.ts'
import { governorates } from '#src/places/oman.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { deliveryMessages } from './delivery.messages.ts'
import { placeName, toggled } from './place-choice.ts'

type PlacesProps = {
  title: string
  places: readonly string[]
  onPlaces: (places: string[]) => void
  /** The name of the other zone that has a code. */
  ownerOf: (code: string) => string | undefined
  countries: readonly GulfCountry[]
  onClose: () => void
}

/** Which governorates, wilayats and countries are in a zone; what another zone has cannot be chosen. */
export function PlacesDialog({ title, places, onPlaces, ownerOf, countries, onClose }: PlacesProps) {
  const words = useMessages(deliveryMessages)
  const locale = useLocale()
  const box = (code: string, label = placeName(code, locale), isWhole = false) => (
    <PlaceBox
      key={code}
      label={label}
      checked={places.includes(code)}
      isWithin={isWhole}
      owner={ownerOf(code)}
      onToggle={() => onPlaces(toggled(places, code))}
    />
  )
  return (
    <Dialog open onClose={onClose} title={title} footer={<Button onClick={onClose}>{words.done}</Button>}>
      <div className="grid gap-5">
        {governorates.map(({ code, name, wilayats }) => (
          <fieldset key={code} className="min-w-0">
            <legend className="sr-only">{name[locale]}</legend>
            {box(code, words.whole(name[locale]))}
            <div className="ms-7 grid grid-cols-1 sm:grid-cols-2">
              {wilayats.map((one) => box(one.code, undefined, places.includes(code)))}
            </div>
          </fieldset>
        ))}
        {countries.length > 0 && (
          <fieldset className="min-w-0">
            <legend className="mb-1 text-sm font-normal">{words.abroad}</legend>
            {countries.map((code) => box(code))}
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}

type BoxProps = {
  label: string
  checked: boolean
  /** In a governorate that the zone has as a whole: in it too, unless another zone has it by name. */
  isWithin: boolean
  owner: string | undefined
  onToggle: () => void
}

function PlaceBox({ label, checked, isWithin, owner, onToggle }: BoxProps) {
  const words = useMessages(deliveryMessages)
  const isTaken = owner !== undefined && !checked
  return (
    <label className="flex min-h-10 items-center gap-2.5 text-sm has-disabled:text-muted">
      <input
        type="checkbox"
        checked={checked || (isWithin && !isTaken)}
        disabled={isTaken || isWithin}
        onChange={onToggle}
        className="size-4.5 shrink-0"
      />
      <span>
        {label}
        {owner !== undefined && <span className="text-xs text-muted"> {words.taken(owner)}</span>}
      </span>
    </label>
  )
}
