import { z } from '@hono/zod-openapi'
import type { Config } from '#src/config.ts'

/** Where letters go, so that nothing says "sent" of what only waits. */
export const MailGoesTo = z
  .enum(['server', 'folder'])
  .meta({ description: 'folder: without SMTP_URL nothing is sent' })

/** The same of this shop's settings. */
export function mailGoesTo({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): z.infer<typeof MailGoesTo> {
  return SMTP_URL ? 'server' : 'folder'
}
