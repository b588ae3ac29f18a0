import { Fragment } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { checkoutMessages } from './checkout.messages.ts'

type Needed = { field: string; label: string }

/** Names this list for the button it keeps disabled. */
export const stillNeededId = 'checkout-missing'

/** What is not filled in yet, each a way to its field; on phones in two lines at most. */
export function StillNeeded({ fields }: { fields: readonly Needed[] }) {
  const words = useMessages(checkoutMessages)
  return (
    <p
      id={stillNeededId}
      role="status"
      className="mb-2 text-sm text-muted empty:hidden max-lg:line-clamp-2 max-lg:text-xs"
    >
      {fields.length > 0 && words.stillMissing}
      {fields.map(({ field, label }, place) => (
        <Fragment key={field}>
          {place > 0 && ' '}
          {/* A comma stays with what it follows. */}
          <span className="whitespace-nowrap">
            <button
              type="button"
              className="text-link py-0.5"
              onClick={() => document.getElementById(`checkout-${field}`)?.focus()}
            >
              {label}
            </button>
            {place < fields.length - 1 && words.comma.trimEnd()}
          </span>
        </Fragment>
      ))}
    </p>
  )
}
