/** The countries of the Gulf beside Oman, where the shop may send goods if its owner wants to (T2). */
export const gulfCountries = ['AE', 'BH', 'KW', 'QA', 'SA'] as const

export type GulfCountry = (typeof gulfCountries)[number]
export const homeCountry = 'OM'
export type Country = typeof homeCountry | GulfCountry
