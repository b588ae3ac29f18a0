/** A proof not older than this is fresh (I12). */
const freshMs = 10 * 60_000

/** What a session has proved beside the way in (I12). */
export type SessionProof = {
  hasFactor: boolean
  /** False while the factor its person has was not given here: such a session is half and opens nothing. */
  isWhole: boolean
  /** Its person proved within ten minutes who it is: by the factor; without one by the password, or by signing in. */
  isFresh: boolean
  /** When the factor was given here, ISO 8601 in UTC; null where it was not. */
  factorProvedAt: string | null
}

/** A row of `sessions`, with how many second factors its person has. Times are ISO 8601 in UTC. */
type ProofRow = {
  created_at: string
  proved_at: string | null
  factor_proved_at: string | null
  factors: number | null
}

/** The one place that says which session is whole, and which proof is fresh. */
export function proofIn(row: ProofRow, now: Date): SessionProof {
  const { created_at, proved_at, factor_proved_at, factors } = row
  const hasFactor = factors !== null && factors > 0
  const proofs = hasFactor ? [factor_proved_at] : [factor_proved_at, proved_at, created_at]
  return {
    factorProvedAt: factor_proved_at,
    hasFactor,
    isWhole: !hasFactor || factor_proved_at !== null,
    isFresh: proofs.some((at) => at !== null && now.getTime() - Date.parse(at) < freshMs),
  }
}
