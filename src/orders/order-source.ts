/** Where orders come from that staff make (O19). */
export const staffSources = ['phone', 'whatsapp', 'instagram', 'counter', 'other'] as const

export type StaffSource = (typeof staffSources)[number]

/** Where an order comes from: the shop's own checkout is `web`, `exchange` takes the new pieces of a return out (O16). */
export const orderSources = ['web', ...staffSources, 'exchange'] as const

export type OrderSource = (typeof orderSources)[number]
