import { z } from '@hono/zod-openapi'
import { mainLocale } from '#src/core/locale.ts'
import { kindOfStatus, type ProblemStatus, standingOf } from './problem-kinds.ts'

/** The body of every refusal (A2). */
export const ProblemBody = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    detail: z.string(),
    message: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })),
  })
  .openapi('Problem')

/** A JSON reply of this schema, for a route's `responses`. */
export function json<S extends z.ZodType>(schema: S, description = 'Done') {
  return { description, content: { 'application/json': { schema } } }
}

/** A JSON request of this schema, for a route's `request.body`; without `required` it would go unchecked. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { required: true as const, content: { 'application/json': { schema } } }
}

/** The refusals a route can answer with, for its `responses`: `...problems(400, 404)`. */
export function problems<S extends ProblemStatus>(...statuses: S[]): Record<S, ReturnType<typeof problem>> {
  const entries = statuses.map((status) => [status, problem(status)])
  return Object.fromEntries(entries) as Record<S, ReturnType<typeof problem>>
}

function problem(status: ProblemStatus) {
  const kind = kindOfStatus(status)
  return {
    description: kind ? standingOf(kind).title[mainLocale] : 'Refused',
    content: { 'application/problem+json': { schema: ProblemBody } },
  }
}
