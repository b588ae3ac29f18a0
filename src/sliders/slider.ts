import * as z from 'zod'

/** A banner slide (SPEC section 3): `title` is the picture's alternative text. */
export const Slider = z
  .object({ _id: z.string(), image: z.string(), title: z.string(), time: z.string() })
  .meta({ id: 'Slider' })
export type Slider = z.infer<typeof Slider>
