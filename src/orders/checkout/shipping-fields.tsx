import type { ReactNode } from 'react'
import { longestPhone } from '#src/core/phone.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { CustomerDraft, DraftField } from '#src/orders/checkout-draft/customer-draft.ts'
import { NumberField, TextArea, TextField } from '#src/ui/form/field.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import { MoreFields } from './more-fields.tsx'

type ShippingProps = {
  /** The shop does not insist on an e-mail (O19). */
  emailOptional: boolean
  /** An address is asked for by the tax invoice as well (T3). */
  hasVat: boolean
  draft: CustomerDraft
  errors: { get(field: DraftField): string | undefined }
  onFill: (change: Partial<CustomerDraft>) => void
  /** A field was left, perhaps with something that cannot be meant. */
  onLeave: (field: DraftField) => void
  /** Stands before way and house. */
  where: ReactNode
  /** Stands after it, folded with the comment while both are empty. */
  pin: ReactNode
}

/** Who gets the order, and where it is brought. */
export function ShippingFields({
  emailOptional,
  hasVat,
  draft,
  errors,
  onFill,
  onLeave,
  where,
  pin,
}: ShippingProps) {
  const words = useMessages(checkoutMessages)
  const collected = draft.deliveryArea === 'SHOP COLLECTION'
  function wired(field: 'name' | 'email' | 'mobileNumber' | 'address' | 'comment') {
    return {
      id: `checkout-${field}`,
      name: field,
      value: draft[field],
      error: errors.get(field),
      onChange: (event: { currentTarget: { value: string } }) =>
        onFill({ [field]: event.currentTarget.value }),
      onBlur: () => onLeave(field),
    }
  }
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField
        {...wired('name')}
        label={<RequiredMark>{words.name}</RequiredMark>}
        autoComplete="name"
        maxLength={100}
        required
        className="sm:col-span-2"
      />
      <TextField
        {...wired('email')}
        label={emailOptional ? words.email : <RequiredMark>{words.email}</RequiredMark>}
        optional={emailOptional}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        dir="ltr"
        maxLength={254}
        required={!emailOptional}
      />
      <NumberField
        {...wired('mobileNumber')}
        label={<RequiredMark>{words.mobileNumber}</RequiredMark>}
        hint={collected ? words.mobileHintKept : words.mobileHint}
        autoComplete="tel"
        maxLength={longestPhone}
        required
      />
      {/* Hidden and not gone: it comes back as it was, with what is known of who is signed in. */}
      <div className="contents" hidden={collected}>
        {where}
      </div>
      <div className="contents" hidden={collected && !hasVat}>
        <TextArea
          {...wired('address')}
          label={collected ? words.address : <RequiredMark>{words.address}</RequiredMark>}
          optional={collected}
          hint={collected ? words.addressHintKept : words.addressHint}
          autoComplete="street-address"
          rows={3}
          maxLength={500}
          required={!collected}
          className="sm:col-span-2"
        />
      </div>
      <MoreFields
        title={collected ? words.addNote : words.addNoteOrPin}
        open={[draft.comment, !collected && draft.place?.pin].some(Boolean)}
        wrong={errors.get('comment') ?? errors.get('place')}
      >
        <div className="contents" hidden={collected}>
          {pin}
        </div>
        <TextArea
          {...wired('comment')}
          label={words.comment}
          optional
          rows={2}
          maxLength={1000}
          className="sm:col-span-2"
        />
      </MoreFields>
    </div>
  )
}
