import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sharp } from '#src/media/decoding/sharp.ts'
import type { PictureStore } from '#src/shop.ts'

const demo = path.join(import.meta.dirname, '../demo/products')

/** Pictures of the demo catalogue, 1080 pixels square, in the order of their names. */
export async function demoPictures(count: number): Promise<Buffer[]> {
  const files = (await readdir(demo)).filter((file) => file.endsWith('.webp')).sort()
  return Promise.all(files.slice(0, count).map((file) => readFile(path.join(demo, file))))
}

/** A picture of one colour with a white top left corner, to tell which way is up. */
export function plainPicture(width: number, height: number) {
  const corner = {
    create: { width: width >> 2, height: height >> 2, channels: 3, background: '#fff' },
  } as const
  return sharp({ create: { width, height, channels: 3, background: '#7a1f30' } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .png()
}

/** A store that tells how often each name was stored and read. */
export function countingStore(inner: PictureStore): PictureStore & { puts: string[]; finds: string[] } {
  const puts: string[] = []
  const finds: string[] = []
  return {
    puts,
    finds,
    put(name, bytes) {
      puts.push(name)
      return inner.put(name, bytes)
    },
    find(name) {
      finds.push(name)
      return inner.find(name)
    },
    remove: (name) => inner.remove(name),
  }
}
