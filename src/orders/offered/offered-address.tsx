import { useMessages } from '#src/i18n/use-locale.ts'
import { noPlace, type Place } from '#src/places/place.ts'
import { WhereFields } from '#src/places/where-fields.tsx'
import { TextArea } from '#src/ui/form/field.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import { offeredMessages } from './offered.messages.ts'

/** What whoever has the link writes of where the order goes; `place` stays as it is where staff chose the wilayat. */
export type WrittenAddress = { address: string; place: Omit<Place, 'line'> }

export const nothingWritten: WrittenAddress = {
  address: '',
  place: { country: noPlace.country, wilayat: '', area: '', pin: '' },
}

/** What is wrong with it, by the field. */
export type AddressErrors = { place?: string | undefined; address?: string | undefined }

const ids = { place: 'offered-place', address: 'offered-address' } as const

/** Brings the first field that is wrong to whoever confirms. */
export function focusWrong({ place }: AddressErrors): void {
  document.getElementById(ids[place ? 'place' : 'address'])?.focus()
}

/** The fields of checkout for where an order goes, in Oman: what it costs was agreed for there (O19, T2). */
export function OfferedAddress({
  needsWilayat,
  written,
  errors,
  onWrite,
}: {
  needsWilayat: boolean
  written: WrittenAddress
  errors: AddressErrors
  onWrite: (change: Partial<WrittenAddress>) => void
}) {
  const words = useMessages(offeredMessages)
  return (
    <div className="mb-5 grid gap-4">
      {needsWilayat && (
        <WhereFields
          id={ids.place}
          place={written.place}
          onPlace={(change) => onWrite({ place: { ...written.place, ...change } })}
          countries={[]}
          required
          error={errors.place}
        />
      )}
      <TextArea
        id={ids.address}
        label={<RequiredMark>{words.address}</RequiredMark>}
        hint={words.addressHint}
        error={errors.address}
        required
        rows={3}
        maxLength={500}
        dir="auto"
        autoComplete="street-address"
        value={written.address}
        onChange={({ currentTarget }) => onWrite({ address: currentTarget.value })}
      />
    </div>
  )
}
