import { useQuery } from '@tanstack/react-query'
import { zonesQuery } from '#src/delivery/delivery.query.ts'
import { useApi } from '#src/ui/data/api.ts'

/** The zones as checkout waits for them: asked for twice within a second or so, and then by a press, because Confirm waits as long. */
export function useCheckoutZones() {
  return useQuery({ ...zonesQuery(useApi()), retry: 1 })
}
