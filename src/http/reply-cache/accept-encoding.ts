import { readQualities } from '#src/http/quality-list.ts'

/** The forms a reply is kept in, smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

const identityOnly: readonly Encoding[] = ['identity']

// Browsers send a handful of values; the bound keeps made-up values from filling the memory.
const remembered = new Map<string, readonly Encoding[]>()
const maxRemembered = 64
const maxRememberedLength = 100

/**
 * The forms a client takes, best first: by its weights, smallest first where they tie (RFC 9110, 12.5.3).
 * No header means plain bytes. Empty when the client refuses all three.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return identityOnly
  const known = remembered.get(header)
  if (known) return known
  const accepted = readAccepted(header)
  if (remembered.size < maxRemembered && header.length <= maxRememberedLength)
    remembered.set(header, accepted)
  return accepted
}

function readAccepted(header: string): readonly Encoding[] {
  const qualities = readQualities(header)
  const others = qualities.get('*')
  // Plain bytes need no mention, but come after everything the client did mention.
  const unmentioned = 0.0001
  const weights: Record<Encoding, number> = {
    br: qualities.get('br') ?? others ?? 0,
    gzip: qualities.get('gzip') ?? qualities.get('x-gzip') ?? others ?? 0,
    identity: qualities.get('identity') ?? others ?? unmentioned,
  }
  return encodings.filter((encoding) => weights[encoding] > 0).sort((a, b) => weights[b] - weights[a])
}
