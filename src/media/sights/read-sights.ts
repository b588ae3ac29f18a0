import { LRUCache } from 'lru-cache'
import { readPictureUrl } from '#src/core/picture-name.ts'
import { sightBackground } from '#src/core/picture-sight.ts'
import type { Db } from '#src/db/db.ts'
import { sightsOf } from './picture-sights.store.ts'

/** As many as five thousand products have: about 3 MB. */
const kept = 20_000

const address = /\/pictures\/([0-9a-f]{32})\.webp/g

/** Answers, for the pictures that a text names, what stands in for each until its bytes are there (core/picture-sight.ts). */
export function createSightReader(db: Db) {
  // A sight never changes, for a picture's name is that of its content; one that is not made yet is not kept. By size:
  // with a count the places of all would be made now.
  const known = new LRUCache<string, string>({ maxSize: kept, sizeCalculation: () => 1 })

  return async function sightsIn(text: string): Promise<(src: string) => string | undefined> {
    const ids = new Set([...text.matchAll(address)].flatMap(([, id]) => id ?? []))
    const missing = [...ids].filter((id) => !known.has(id))
    for (const { id, sight } of await sightsOf(db, missing)) known.set(id, sight)
    return (src) => sightBackground(known.get(readPictureUrl(src)?.id ?? '') ?? '')
  }
}
