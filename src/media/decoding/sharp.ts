import sharp from 'sharp'

// One thread a picture: the other core belongs to the pages. Pictures hardly repeat, so libvips keeps none of them.
sharp.concurrency(1)
sharp.cache(false)
// Only the decoders of F1 exist in this process: SVG, PDF, GIF and TIFF are not even parsed to be refused.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

export { sharp }

/** The size of a picture in pixels as it is stored. Throws when the bytes are not a picture. */
export async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}
