import { useMessages } from '#src/i18n/use-locale.ts'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { myOrdersMessages } from './my-orders.messages.ts'

/** Space for a customer's orders while they are loaded. */
export function MyOrdersSkeleton() {
  const words = useMessages(myOrdersMessages)
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{words.loading}</span>
      {[1, 2].map((card) => (
        <div
          key={card}
          aria-hidden="true"
          className="grid gap-5 rounded-lg border border-hairline bg-raised p-5"
        >
          <LineSkeleton className="w-1/3" />
          <div className="flex gap-4">
            <span className="size-16 rounded-md bg-sunken" />
            <div className="grid grow content-center gap-3">
              <LineSkeleton className="w-3/5" />
              <LineSkeleton className="w-1/4" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
