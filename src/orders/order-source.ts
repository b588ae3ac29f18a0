/** Where orders come from that staff make (O19). */
export const staffSources = ['phone', 'whatsapp', 'instagram', 'counter', 'other'] as const

export type StaffSource = (typeof staffSources)[number]

/** Where an order comes from: the shop's own checkout is `web`. */
export const orderSources = ['web', ...staffSources] as const
