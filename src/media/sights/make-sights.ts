import { setTimeout as wait } from 'node:timers/promises'
import { originalName, variantName } from '#src/core/picture-name.ts'
import { firstSightOf } from '#src/media/decoding/picture-sight.ts'
import type { Variants } from '#src/media/variants.ts'
import type { PictureStore, Shop } from '#src/shop.ts'
import { keepSight, listUnseen } from './picture-sights.store.ts'

/** One takes 2 to 15 ms of a thread; so many rows are looked up at once, and so long is rested after each, in ms. */
const usual = { atOnce: 100, restMs: 50 }

/**
 * Makes the first sights of pictures that came before there were any, the newest first, one at a time and only while
 * no visitor waits for a picture. Ends when all are made or it is over; a picture that cannot be read now is looked at
 * again at the next start.
 */
export async function makeSights(
  { db, pictures, log }: Pick<Shop, 'db' | 'pictures' | 'log'>,
  variants: Pick<Variants, 'quiet'>,
  over: AbortSignal,
  { atOnce, restMs } = usual,
): Promise<void> {
  const failures: unknown[] = []
  const next = () => listUnseen(db, atOnce, failures.length)
  for (let unseen = await next(); unseen.length > 0; unseen = await next())
    for (const id of unseen) {
      await variants.quiet()
      if (over.aborted) return
      const sight = await sightIn(pictures, id).catch((error: unknown) => void failures.push(error))
      if (sight !== undefined) await keepSight(db, id, sight)
      await wait(restMs, undefined, { signal: over }).catch(() => undefined)
    }
  if (failures.length > 0)
    log.error(`pictures that could not be read have no first sight: ${failures.length}`, failures[0])
}

/** From the smallest form there is; throws where the store fails; empty where the picture is gone or damaged, so that it is not looked at again. */
async function sightIn(pictures: PictureStore, id: string): Promise<string> {
  const bytes =
    (await pictures.find(variantName({ id, width: 160, format: 'webp' }))) ??
    (await pictures.find(originalName(id)))
  return bytes ? firstSightOf(bytes).catch(() => '') : ''
}
