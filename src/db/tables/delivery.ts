import type { Flag } from './db.ts'

export type DeliveryTables = {
  delivery_zones: DeliveryZoneRow
}

/** Where delivery has terms of its own (O40); amounts in baisa. What is in none is as the settings say. */
type DeliveryZoneRow = {
  id: string
  position: number
  name: string
  name_ar: string
  /** JSON: codes of governorates, wilayats and countries (places/), each in one zone only. */
  places: string
  /** Null where this way is not offered. */
  home_charge: number | null
  office_charge: number | null
  free_over: number | null
  cash: Flag
  days: number
  /** `HH:MM` in Muscat, or empty. */
  cut_off: string
}
