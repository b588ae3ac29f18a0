import type { Hono } from 'hono'
import type { ApiEnv } from '#src/http/api-router.ts'
import { type Calls, plainForm } from '#src/http/html-form.ts'

/** What the page says after a form was sent, by the status of the call; see contact.page.tsx. */
const outcomes: Record<number, string> = { 200: 'yes', 400: 'check', 422: 'check' }

/** The contact form (P9) as a browser without JavaScript sends it. */
export function contactForm(calls: Calls): Hono<ApiEnv> {
  return plainForm(calls, {
    page: '/contact-us',
    call: '/contact',
    next: ({ status }) => `?sent=${outcomes[status] ?? 'later'}`,
  })
}
