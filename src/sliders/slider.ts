import * as z from 'zod'

const words = z.string().optional()
const percent = z.number().int().min(0).max(100)

/** A banner slide (product.md section 3): `title` is the picture's alternative text; what it does not have is left out. */
export const Slider = z
  .object({
    _id: z.string(),
    image: z.string(),
    title: z.string(),
    time: z.string(),
    heading: words,
    headingAr: words,
    text: words,
    textAr: words,
    link: words.meta({ description: 'A path of this shop in plain form, or an https address' }),
    linkText: words,
    linkTextAr: words,
    focusX: percent.optional().meta({ description: 'Of the width, what stays where it is cut; else 50' }),
    focusY: percent.optional(),
    mirror: z.literal(true).optional().meta({ description: 'It may be mirrored where Arabic is read' }),
  })
  .meta({ id: 'Slider' })
export type Slider = z.infer<typeof Slider>

/** As staff see it: with the minutes of Muscat at which it comes and goes (P8). */
export const PlannedSlider = Slider.extend({
  startsAt: z.string().optional(),
  endsAt: z.string().optional(),
  shown: z.literal(false).optional().meta({ description: 'Its times keep it off the banner now' }),
}).meta({ id: 'PlannedSlider' })
export type PlannedSlider = z.infer<typeof PlannedSlider>

type SlideText =
  | 'heading'
  | 'headingAr'
  | 'text'
  | 'textAr'
  | 'link'
  | 'linkText'
  | 'linkTextAr'
  | 'startsAt'
  | 'endsAt'

/** A slide as staff have chosen it; what is left out of a change stays, an empty title is the shop's name (P8). */
export type SliderChoice = { image?: string | undefined; title?: string | undefined } & {
  [field in SlideText]?: string | undefined
} & { focusX?: number | undefined; focusY?: number | undefined; mirror?: boolean | undefined }
