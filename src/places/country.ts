/** The countries of the Gulf beside Oman, where the shop may send goods if its owner wants to (T2). */
export const gulfCountries = ['AE', 'BH', 'KW', 'QA', 'SA'] as const

export type GulfCountry = (typeof gulfCountries)[number]
export const homeCountry = 'OM'
export type Country = typeof homeCountry | GulfCountry

/** Whether a place abroad still needs its city, without which no courier takes a parcel (T2). */
export function lacksCity(place?: { country?: Country; area?: string }): boolean {
  return (place?.country ?? homeCountry) !== homeCountry && !place?.area?.trim()
}
