import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { Problem } from '#src/core/problem.ts'

/** What pictures leave free for orders: 500 MB, or a twentieth where the disk is small (F4). */
const leftForOrders = { bytes: 500_000_000, share: 0.05 }

export type SpaceOf = (dir: string) => Promise<Pick<StatsFs, 'bavail' | 'bsize' | 'blocks'>>

/** Throws Problem `unavailable` where the disk of `dir` is so full that the rest of it is for orders. */
export async function keepSpaceForOrders(dir: string, spaceOf: SpaceOf = statfs): Promise<void> {
  const { bavail, bsize, blocks } = await spaceOf(dir)
  const floor = Math.min(leftForOrders.bytes, blocks * bsize * leftForOrders.share)
  if (bavail * bsize >= floor) return
  throw new Problem('unavailable', {
    en: 'The shop has no room for more pictures just now. Please try again later.',
    ar: 'لا توجد مساحة في المتجر لصور أخرى الآن. يرجى المحاولة لاحقًا.',
  })
}
