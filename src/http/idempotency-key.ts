import { z } from '@hono/zod-openapi'

/** The headers of a call that makes something exactly once for each `Idempotency-Key` (O2); it works without one too. */
export const onceHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional(),
})
