import { useQuery } from '@tanstack/react-query'
import { ReturnProgress } from '#src/orders/returns/return-progress.tsx'
import { returnsQuery } from '#src/orders/returns/returns.query.ts'
import { useApi } from '#src/ui/data/api.ts'

/** What of a customer's order came or comes back, and where each return is (O16). */
export function MyReturns({ orderId }: { orderId: string }) {
  const { data } = useQuery(returnsQuery(useApi(), orderId))
  if (!data || data.returns.length === 0) return null
  return (
    <div className="mt-5 grid gap-3">
      {data.returns.map((one) => (
        <ReturnProgress key={one._id} of={one} />
      ))}
    </div>
  )
}
