import { useMessages } from '#src/i18n/use-locale.ts'
import { noPlace } from '#src/places/place.ts'
import { WhereFields } from '#src/places/where-fields.tsx'
import { TextArea } from '#src/ui/form/field.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import { offeredMessages } from './offered.messages.ts'
import { type AddressErrors, addressIds, type WrittenAddress } from './written-address.ts'

/** The fields of checkout for where an order goes, in Oman: what it costs was agreed for there (O19, T2). */
export default function OfferedAddress({
  needsWilayat,
  needsAddress,
  written,
  errors,
  onWrite,
}: {
  needsWilayat: boolean
  needsAddress: boolean
  written: WrittenAddress
  errors: AddressErrors
  onWrite: (change: Partial<WrittenAddress>) => void
}) {
  const words = useMessages(offeredMessages)
  const { line: _, ...nowhere } = noPlace
  const place = written.place ?? nowhere
  return (
    <div className="mb-5 grid gap-4">
      {needsWilayat && (
        <WhereFields
          id={addressIds.place}
          place={place}
          onPlace={(change) => onWrite({ place: { ...place, ...change } })}
          countries={[]}
          required
          error={errors.place}
        />
      )}
      {needsAddress && (
        <TextArea
          id={addressIds.address}
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
      )}
    </div>
  )
}
