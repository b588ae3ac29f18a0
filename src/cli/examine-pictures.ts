import { randomBytes } from 'node:crypto'
import type { Config } from '#src/config.ts'
import { originalName } from '#src/core/picture-name.ts'
import type { Db } from '#src/db/db.ts'
import { openStores } from '#src/media/store/open-stores.ts'
import type { PictureStore } from '#src/shop.ts'
import { type Finding, look } from './finding.ts'

/** Puts something small into each store, finds it and takes it away. ImgBB keeps what it gets, so there it only looks. */
export async function examinePictures(db: Db, config: Config): Promise<Finding[]> {
  const { kind } = config.IMAGE_STORE
  if (kind === 'imgbb')
    return [
      { what: 'pictures', well: true, says: 'ImgBB; it cannot be tried without leaving a picture there' },
    ]
  const { pictures, proofs } = openStores(config, db)
  return [
    await look('pictures', () => checkStore(pictures, kind)),
    await look('proofs', () => checkStore(proofs, kind)),
  ]
}

async function checkStore(store: PictureStore, kind: string): Promise<string> {
  const name = originalName(randomBytes(16).toString('hex'))
  const bytes = randomBytes(64)
  await store.put(name, bytes)
  try {
    const found = await store.find(name)
    if (!found || !bytes.equals(found)) throw new Error('what was stored did not come back')
  } finally {
    await store.remove(name)
  }
  if (await store.find(name)) throw new Error('what was removed is still there')
  return `${kind}: put, found and removed`
}
