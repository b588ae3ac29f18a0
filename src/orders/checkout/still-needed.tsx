import { Fragment } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { checkoutMessages } from './checkout.messages.ts'

type Needed = { field: string; label: string }
type NeededProps = { fields: readonly Needed[] }

/** Names this list for the button it keeps disabled. */
export const stillNeededId = 'checkout-missing'

/** What is not filled in yet, each a way to its field. */
export function StillNeeded({ fields }: NeededProps) {
  const words = useMessages(checkoutMessages)
  return (
    <p id={stillNeededId} role="status" className="text-sm text-muted empty:hidden lg:mt-4">
      {fields.length > 0 && words.stillMissing}
      {fields.map(({ field, label }, place) => (
        <Fragment key={field}>
          {place > 0 && ' '}
          {/* A comma stays with what it follows. */}
          <span className="whitespace-nowrap">
            <button type="button" className="text-link py-0.5" onClick={() => goTo(field)}>
              {label}
            </button>
            {place < fields.length - 1 && words.comma.trimEnd()}
          </span>
        </Fragment>
      ))}
    </p>
  )
}

/** How much is not filled in yet, and the way to the first of it. */
export function HowMuchNeeded({ fields }: NeededProps) {
  const words = useMessages(checkoutMessages)
  return (
    <button
      type="button"
      className="text-link pressable text-start"
      onClick={() => goTo(fields[0]?.field ?? '')}
    >
      {words.stillCount(fields.length)}
    </button>
  )
}

function goTo(field: string) {
  document.getElementById(`checkout-${field}`)?.focus()
}
