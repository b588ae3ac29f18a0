import { Hono } from 'hono'
import { locales } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { readBody } from '#src/http/body.ts'
import { pathIn } from '#src/i18n/locale.ts'

const maxFormBytes = 64 * 1024

/** What the page says after a form was sent, by the status of the call; see contact.page.tsx. */
const outcomes: Record<number, string> = { 200: 'yes', 400: 'check', 422: 'check' }

type Calls = {
  request: (path: string, init: RequestInit, env: ApiEnv['Bindings']) => Response | Promise<Response>
}

/** The contact form as a browser without JavaScript sends it: asks the same call, then leads back to the page. */
export function contactForm(calls: Calls): Hono<ApiEnv> {
  const router = new Hono<ApiEnv>()
  for (const locale of locales) {
    const path = pathIn(locale, '/contact-us')
    router.post(path, async (c) => {
      // Another site could make its visitors write to this shop.
      if (c.req.header('sec-fetch-site') === 'cross-site') throw new Problem('forbidden', texts.elsewhere)
      const type = c.req.header('content-type') ?? ''
      if (!type.startsWith('application/x-www-form-urlencoded')) throw new Problem('wrong-type', texts.noForm)
      const form = new URLSearchParams(new TextDecoder().decode(await readBody(c, maxFormBytes)))
      const answer = await calls.request(
        '/contact',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(Object.fromEntries(form)),
        },
        c.env,
      )
      return c.redirect(`${path}?sent=${outcomes[answer.status] ?? 'later'}`, 303)
    })
  }
  return router
}

const texts = {
  elsewhere: {
    en: 'Please write to us from the contact page of this shop.',
    ar: 'راسلينا من صفحة التواصل في هذا المتجر.',
  },
  noForm: { en: 'This address takes the contact form only.', ar: 'هذا العنوان لنموذج التواصل فقط.' },
}
