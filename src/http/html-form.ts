import { type Context, Hono } from 'hono'
import { type Locale, locales } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import { pathIn } from '#src/i18n/locale.ts'
import type { ApiEnv } from './api-router.ts'
import { readBody } from './body.ts'
import { refuseOtherSites } from './requests/own-site.ts'

const maxFormBytes = 64 * 1024

/** The shop's API, asked in process. */
export type Calls = {
  request: (path: string, init: RequestInit, env: ApiEnv['Bindings']) => Response | Promise<Response>
}

type PlainForm = {
  /** product.md's path of the page with the form, to which it is posted. */
  page: string
  /** The POST call that takes its fields. */
  call: string
  /** Where the browser goes with the call's answer: a path of this site, or a query of the page. */
  next: (answer: Response) => string | Promise<string>
}

/** A form as a browser without JavaScript sends it: asks the same call in the page's language, then leads on. */
export function plainForm(calls: Calls, { page, call, next }: PlainForm): Hono<ApiEnv> {
  const router = new Hono<ApiEnv>()
  for (const locale of locales) {
    const path = pathIn(locale, page)
    router.post(path, async (c) => {
      const form = await readForm(c)
      const answer = await calls.request(call, asJson(form, locale), c.env)
      const target = await next(answer)
      return c.redirect(target.startsWith('?') ? path + target : target, 303)
    })
  }
  return router
}

/** The fields of a form that was posted as browsers do by themselves, from this site. Throws `forbidden`, `wrong-type`, `too-large`. */
export async function readForm(c: Context<ApiEnv>): Promise<URLSearchParams> {
  refuseOtherSites(c.req.raw.headers)
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) throw new Problem('wrong-type', noForm)
  return new URLSearchParams(new TextDecoder().decode(await readBody(c, maxFormBytes)))
}

function asJson(form: URLSearchParams, locale: Locale): RequestInit {
  const headers = { 'content-type': 'application/json', 'accept-language': locale }
  return { method: 'POST', headers, body: JSON.stringify(Object.fromEntries(form)) }
}

const noForm = { en: 'This address takes its form only.', ar: 'هذا الرابط لاستقبال النموذج فقط.' }
