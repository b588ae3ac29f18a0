import path from 'node:path'
import type { Config } from '#src/config.ts'
import type { Db } from '#src/db/db.ts'
import type { PictureStore } from '#src/shop.ts'
import { createDiskStore } from './disk-store.ts'
import { createImgbbStore } from './imgbb-store.ts'
import { pictureAddresses } from './picture-address.store.ts'
import { createS3Store } from './s3-store.ts'

/**
 * The stores of IMAGE_STORE (product.md section 10): public pictures, and payment proofs apart from them (F2). ImgBB
 * shows everything to everybody, so proofs stay on this machine's disk there.
 */
export function openStores(
  { IMAGE_STORE, DATA_DIR }: Pick<Config, 'IMAGE_STORE' | 'DATA_DIR'>,
  db: Db,
): { pictures: PictureStore; proofs: PictureStore } {
  const onDisk = (folder: string) => createDiskStore(path.join(DATA_DIR, folder))
  switch (IMAGE_STORE.kind) {
    case 's3':
      return {
        pictures: createS3Store(IMAGE_STORE, 'pictures'),
        proofs: createS3Store(IMAGE_STORE, 'proofs'),
      }
    case 'imgbb':
      return {
        pictures: createImgbbStore({
          key: IMAGE_STORE.key,
          disk: onDisk('pictures'),
          addresses: pictureAddresses(db),
        }),
        proofs: onDisk('proofs'),
      }
    case 'disk':
      return { pictures: onDisk('pictures'), proofs: onDisk('proofs') }
  }
}
