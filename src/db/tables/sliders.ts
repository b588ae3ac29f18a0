import type { Flag } from './db.ts'

export type SliderTables = {
  sliders: SliderRow
}

type SliderRow = { id: string; image: string; title: string; time: string; position: number; demo: Flag }
