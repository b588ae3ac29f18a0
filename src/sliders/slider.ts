import * as z from 'zod'

/** A banner slide (product.md section 3): `title` is the picture's alternative text. */
export const Slider = z
  .object({ _id: z.string(), image: z.string(), title: z.string(), time: z.string() })
  .meta({ id: 'Slider' })
export type Slider = z.infer<typeof Slider>

/** A slide as staff have chosen it; what is left out of a change stays, an empty title is the shop's name (P8). */
export type SliderChoice = { image?: string | undefined; title?: string | undefined }
