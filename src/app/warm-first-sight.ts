import { listCoverIds } from '#src/catalogue/product/product.store.ts'
import { readPictureUrl } from '#src/core/picture-name.ts'
import type { Db } from '#src/db/db.ts'
import type { Variants } from '#src/media/variants.ts'
import { listSliders } from '#src/sliders/slider.store.ts'

/** The widths a grid of cards loads on phones and desktops. */
export const cardWidths = [320, 480] as const

/** Those of the banner: a phone at pixel ratio 2 and 3, and a desktop. */
const bannerWidths = [768, 960, 1280] as const

/** Makes the pictures that a first visitor looks at, in the order of looking: the first banner, the cards, the other banners. */
export async function warmFirstSight(db: Db, variants: Pick<Variants, 'warm'>): Promise<void> {
  const [first, ...others] = (await listSliders(db)).flatMap(({ image }) => readPictureUrl(image)?.id ?? [])
  if (first) await variants.warm([first], bannerWidths)
  await variants.warm(await listCoverIds(db), cardWidths)
  await variants.warm(others, bannerWidths)
}
