import { ApiProblem } from '#src/ui/data/api.ts'

/** The shop's words for a refusal; nothing when it could not be asked. */
export function whatWentWrong(problem: unknown): string {
  return problem instanceof ApiProblem ? problem.message : ''
}
