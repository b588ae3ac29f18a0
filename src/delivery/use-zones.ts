import { useQuery } from '@tanstack/react-query'
import { useApi } from '#src/ui/data/api.ts'
import { zonesQuery } from './delivery.query.ts'
import type { ListedZone } from './zone.ts'

const none: readonly ListedZone[] = []

/** The zones of the shop; none until they are known. */
export function useZones(): readonly ListedZone[] {
  return useQuery(zonesQuery(useApi())).data ?? none
}
