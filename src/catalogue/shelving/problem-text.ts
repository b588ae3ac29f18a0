import { ApiProblem } from '#src/ui/data/api.ts'

/** Why a change was not made, in the shop's words. */
export function problemText(problem: unknown, offline: string): string {
  return problem instanceof ApiProblem && problem.status !== 0 ? problem.message : offline
}
