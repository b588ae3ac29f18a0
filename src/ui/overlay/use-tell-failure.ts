import { useMessages } from '#src/i18n/use-locale.ts'
import { ApiProblem, isUnproved } from '#src/ui/data/api.ts'
import { failureMessages } from './failure.messages.ts'
import { readMs, toast } from './toast.ts'

/** Why something was not done: in the shop's words, or that no answer came and what to do; `otherwise` where nobody knows. */
export function useReasonOf(): (problem: unknown, otherwise?: string) => string {
  const words = useMessages(failureMessages)
  return (problem, otherwise = words.unknown) => {
    if (!(problem instanceof ApiProblem)) return otherwise
    return problem.status === 0 ? words.offline : problem.message || otherwise
  }
}

/** Says in passing that something was not done, and why: `text` where the caller knows it better, `about` as a toast has it. */
export function useTellFailure(): (title: string, problem: unknown, text?: string, about?: string) => void {
  const reasonOf = useReasonOf()
  return (title, problem, text, about) => {
    // Who was asked to confirm who they are, and would rather not, chose that: nothing went wrong (I12).
    if (isUnproved(problem)) toast({ title: problem.message, tone: 'warning', ms: readMs })
    else toast({ title, text: text ?? reasonOf(problem), ...(about && { about }), tone: 'error', ms: readMs })
  }
}
