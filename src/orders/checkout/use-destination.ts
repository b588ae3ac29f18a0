import { useEffect, useState } from 'react'
import type { ListedZone } from '#src/delivery/zone.ts'
import { useCheckoutZones } from '#src/orders/checkout-address/use-checkout-zones.ts'

type Destination = Awaited<ReturnType<typeof loadDestination>>

const none: readonly ListedZone[] = []

/**
 * The fields of a place and what follows from them, fetched after the fields that everybody fills in: the wilayats weigh
 * more than those. Undefined until they are here, null where they do not come: the address alone is an order too, which the
 * shop refuses where a charge depends on its wilayat. `isKnown` once neither they nor the zones are still on their way.
 */
export function useDestination(): {
  destination: Destination | null | undefined
  zones: readonly ListedZone[]
  isKnown: boolean
} {
  const { data: zones = none, isLoading } = useCheckoutZones()
  const [loaded, setLoaded] = useState<Destination | null>()
  useEffect(() => {
    loadDestination().then(setLoaded, () => setLoaded(null))
  }, [])
  return { destination: loaded, zones, isKnown: loaded !== undefined && !isLoading }
}

async function loadDestination() {
  const [{ DestinationPart }, { arrivalOf, termsOf, timesOf, missingPlace, unpriced }] = await Promise.all([
    import('#src/orders/checkout-address/destination-part.tsx'),
    import('#src/orders/checkout-address/destination-terms.ts'),
  ])
  return { DestinationPart, arrivalOf, termsOf, timesOf, missingPlace, unpriced }
}
