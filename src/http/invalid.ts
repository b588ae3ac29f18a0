import type * as z from 'zod'
import type { Text } from '#src/core/locale.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import { issueText } from './issue-text.ts'

type Issue = z.core.$ZodIssue

const maxErrors = 50

/**
 * What a failed schema means to the caller: wrong shapes are `malformed` (400), values of the right shape that a rule
 * does not take are `refused` (422), each bad field with its own words (api.md; A2).
 */
export function invalidInput(error: z.core.$ZodError): Problem {
  const issues = error.issues.flatMap((issue) => flat(issue, issue.path))
  const malformed = issues.some(({ issue }) => isMalformed(issue))
  const errors: FieldError[] = issues
    .slice(0, maxErrors)
    .map(({ issue, path }) => ({ path: path.map(String).join('.'), message: issueText(issue) }))
  return new Problem(malformed ? 'malformed' : 'refused', malformed ? malformedText : refusedText, { errors })
}

/** A union that fits nothing is told by the branch that came closest. */
function flat(issue: Issue, path: PropertyKey[]): { issue: Issue; path: PropertyKey[] }[] {
  if (issue.code !== 'invalid_union') return [{ issue, path }]
  const [closest] = [...issue.errors].sort((a, b) => distance(a) - distance(b))
  if (!closest || closest.length === 0) return [{ issue, path }]
  return closest.flatMap((inner) => flat(inner, [...path, ...inner.path]))
}

function distance(issues: Issue[]): number {
  return issues.reduce((sum, issue) => sum + (isMalformed(issue) && issue.path.length === 0 ? 100 : 1), 0)
}

function isMalformed(issue: Issue): boolean {
  switch (issue.code) {
    case 'invalid_type':
      // A fraction or an infinite number is still a number: the rule refuses it, the shape is right.
      return issue.expected !== 'int' && !('received' in issue)
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
    case 'invalid_union':
      return true
    default:
      return false
  }
}

const malformedText: Text = {
  en: 'Some of what was sent is missing or has the wrong form.',
  ar: 'بعض ما أُرسل ناقص أو صيغته غير صحيحة.',
}

/** What is said of a form of which each wrong field says what is wrong. */
export const refusedText: Text = {
  en: 'Some of what was entered needs another look.',
  ar: 'بعض ما أُدخل يحتاج إلى مراجعة.',
}
