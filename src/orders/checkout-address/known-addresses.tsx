import { useEffect, useRef, useState } from 'react'
import { storedToken } from '#src/accounts/session/token-storage.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { CheckoutStartApi } from '#src/orders/placing/checkout-start.api.ts'
import { answerOf, useApi } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { SelectField } from '#src/ui/form/field.tsx'
import { asMyself } from './as-myself.ts'
import { destinationMessages } from './destination.messages.ts'
import type { DestinationDraft } from './destination-draft.ts'
import { addressFields, filledFrom, type KnownAddress } from './known-address.ts'

/**
 * Fills in what is known of who is signed in, where nothing was typed yet, and offers the addresses of the account (O39).
 * Nothing for guests, and nothing while it is not known.
 */
export function KnownAddresses({
  draft,
  onFill,
}: {
  draft: DestinationDraft
  onFill: (change: Partial<DestinationDraft>) => void
}) {
  const words = useMessages(destinationMessages)
  const api = useApi()
  const [known, setKnown] = useState<readonly KnownAddress[]>([])
  const [chosen, setChosen] = useState('')
  // What was typed while the answer was on its way stays.
  const typed = useRef(draft)
  typed.current = draft

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useEffect(() => {
    let left = false
    async function ask() {
      const mine = clientOf<CheckoutStartApi>(await asMyself(api))
      const { data } = await answerOf(mine.checkoutStart.$get())
      if (left) return
      const last = data.last && { ...data.last, _id: 'last', label: words.last, name: data.name }
      const all = [...data.addresses, ...(last ? [last] : [])]
      setKnown(data.addresses.length > 0 ? data.addresses : all)
      const about = { name: data.name, email: data.email, address: all[0] }
      const fill = filledFrom(typed.current, about, document.activeElement?.getAttribute('name') ?? undefined)
      if (all[0] && fill.address !== undefined && data.addresses.length > 0) setChosen(all[0]._id)
      onFill(fill)
    }
    // What is not known is typed, as it always was.
    if (storedToken()) void ask().catch(() => undefined)
    return () => {
      left = true
    }
  }, [])

  if (known.length < 2) return null
  return (
    <SelectField
      label={words.saved}
      value={chosen}
      onChange={({ currentTarget: { value } }) => {
        setChosen(value)
        const address = known.find(({ _id }) => _id === value)
        if (address) onFill(addressFields(address))
        else onFill({ address: '' })
      }}
      className="sm:col-span-2"
    >
      {known.map(({ _id, label, address }) => (
        <option key={_id} value={_id}>
          {[label, address.replaceAll('\n', ' · ')].filter(Boolean).join(': ')}
        </option>
      ))}
      <option value="">{words.another}</option>
    </SelectField>
  )
}
