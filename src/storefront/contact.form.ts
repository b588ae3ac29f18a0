import type { Hono } from 'hono'
import type { ApiEnv } from '#src/http/api-router.ts'
import { type Calls, plainForm } from './plain-form.ts'
import { trackForm } from './track.form.ts'

/** What the page says after a form was sent, by the status of the call; see contact.page.tsx. */
const outcomes: Record<number, string> = { 200: 'yes', 400: 'check', 422: 'check' }

/** The forms of the storefront as a browser without JavaScript sends them: the contact form, and tracking. */
export function contactForm(calls: Calls): Hono<ApiEnv> {
  return plainForm(calls, {
    page: '/contact-us',
    call: '/contact',
    next: ({ status }) => `?sent=${outcomes[status] ?? 'later'}`,
  }).route('/', trackForm(calls))
}
