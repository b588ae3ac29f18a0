/** What a call came to (O33); stored as it stands here. */
export const callOutcomes = ['confirmed', 'no answer', 'call later', 'refused', 'wrong number'] as const

export type CallOutcome = (typeof callOutcomes)[number]
