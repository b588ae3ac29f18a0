import { useMessages } from '#src/i18n/use-locale.ts'
import { adminOrderMessages } from '#src/orders/admin/admin-order.messages.ts'
import { LineSkeleton } from '#src/ui/skeleton.tsx'

/** Space for rows while they are loaded. */
export function OrderListSkeleton() {
  const words = useMessages(adminOrderMessages)
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div
          key={row}
          aria-hidden="true"
          className="mb-3 grid grid-cols-2 items-center gap-4 rounded-lg border border-hairline bg-raised px-4 py-5 lg:mb-0 lg:grid-cols-6 lg:rounded-none lg:border-x-0 lg:border-t-0"
        >
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <LineSkeleton key={place} className={place % 2 ? 'w-3/5' : 'w-4/5'} />
          ))}
        </div>
      ))}
    </div>
  )
}
