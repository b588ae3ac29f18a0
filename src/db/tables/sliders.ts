import type { Generated } from 'kysely'
import type { Flag } from './db.ts'

export type SliderTables = {
  sliders: SliderRow
}

type SliderRow = {
  id: string
  image: string
  title: string
  time: string
  position: number
  demo: Flag
  heading: string | null
  heading_ar: string | null
  text: string | null
  text_ar: string | null
  link: string | null
  link_text: string | null
  link_text_ar: string | null
  /** Percent of the picture's width and height. */
  focus_x: number | null
  focus_y: number | null
  mirror: Generated<Flag>
  /** Minutes of Muscat, such as `2026-11-25T09:00`. */
  starts_at: string | null
  ends_at: string | null
  /** 1 while it is on the banner by these times: turn-slides.store.ts. */
  shown: Generated<Flag>
}
