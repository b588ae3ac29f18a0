import { useEffect, useState } from 'react'

type Destination = Awaited<ReturnType<typeof loadDestination>>

/**
 * The fields of a place and what follows from them, fetched after the fields that everybody fills in: the wilayats weigh
 * more than those. Undefined until they are here, null where they do not come: the address alone is an order too.
 */
export function useDestination(): Destination | null | undefined {
  const [loaded, setLoaded] = useState<Destination | null>()
  useEffect(() => {
    loadDestination().then(setLoaded, () => setLoaded(null))
  }, [])
  return loaded
}

async function loadDestination() {
  const [{ DestinationPart }, { arrivalOf, termsOf, timesOf, missingPlace, unpriced }] = await Promise.all([
    import('#src/orders/checkout-address/destination-part.tsx'),
    import('#src/orders/checkout-address/destination-terms.ts'),
  ])
  return { DestinationPart, arrivalOf, termsOf, timesOf, missingPlace, unpriced }
}
