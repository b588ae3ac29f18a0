import { useQuery } from '@tanstack/react-query'
import { useApi } from '#src/ui/data/api.ts'
import { zonesQuery } from './delivery.query.ts'
import type { Zone } from './zone.ts'

const none: readonly Zone[] = []

/** The zones of the shop; none until they are known. */
export function useZones(): readonly Zone[] {
  return useQuery(zonesQuery(useApi())).data ?? none
}
