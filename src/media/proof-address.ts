import { createHmac, timingSafeEqual } from 'node:crypto'

/** F2: a signed address of a payment proof is good for ten minutes. */
const lifeSeconds = 10 * 60

const shape = /^\/proofs\/([0-9a-f]{32})\.webp$/

/** The address an order keeps of its proof; nothing is served there without a signature. */
export function proofUrl(id: string): string {
  return `/proofs/${id}.webp`
}

/** The picture behind a kept proof address; undefined for any other text. */
export function proofId(url: string): string | undefined {
  return shape.exec(url)?.[1]
}

/** The address under which a proof can be seen for ten minutes from now. */
export function signProofUrl(secret: string, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + lifeSeconds
  return `${proofUrl(id)}?until=${until}&signature=${signature(secret, id, until)}`
}

/** True while an address signed by any of the secrets is good; whoever guesses one has to guess 256 bits. */
export function isSigned(
  secrets: readonly string[],
  id: string,
  { until, signature: given }: { until: string; signature: string },
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false
  const shown = Buffer.from(given)
  return secrets.some((secret) => {
    const expected = Buffer.from(signature(secret, id, Number(until)))
    return shown.length === expected.length && timingSafeEqual(shown, expected)
  })
}

function signature(secret: string, id: string, until: number): string {
  return createHmac('sha256', `proof-address:${secret}`).update(`${id} ${until}`).digest('base64url')
}
