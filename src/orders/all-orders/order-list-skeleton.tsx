import { useMessages } from '#src/i18n/use-locale.ts'
import { adminOrderMessages } from '#src/orders/admin/admin-order.messages.ts'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'

/** Space for rows while they are loaded, below the place of what chooses them all. */
export function OrderListSkeleton() {
  const words = useMessages(adminOrderMessages)
  return (
    <div role="status" className="pt-9 lg:pt-13">
      <span className="sr-only">{words.loading}</span>
      <RowSkeletons pictures rows={12} rowClass="min-h-28 lg:min-h-11" />
    </div>
  )
}
