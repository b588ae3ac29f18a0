import type { Context } from 'hono'
import type { Locale } from '#src/core/locale.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import type { Calls } from '#src/http/html-form.ts'
import { refuseOtherSites } from '#src/http/requests/own-site.ts'
import { fieldsIn, withHead } from '#src/media/form-fields.ts'
import { readProblem } from '#src/ui/data/api.ts'
import { readSentForm, type SentForm } from './sent-form.ts'

type Taken = { form: SentForm; refusal?: { status: number; receiptError: string } }

/**
 * Hands the picture of a form to the call that takes receipts, with all its bounds (F1 to F4), and reads what the form carries
 * beside it, also where the call does not look at it: the same form with the receipt in it, or why it was not taken. Throws
 * `forbidden` for a form of another site.
 */
export async function takeReceipt(c: Context<ApiEnv>, calls: Calls, locale: Locale): Promise<Taken> {
  refuseOtherSites(c.req.raw.headers)
  const type = c.req.header('content-type') ?? ''
  const headers = { 'content-type': type, 'accept-language': locale }
  const sent = withHead(c.req.raw.body ?? new Blob().stream())
  const posted = { method: 'POST', headers, body: sent.body, duplex: 'half' as const }
  const answer = await calls.request('/upload', posted, c.env)
  const body = await readProblem(answer)
  const form = readSentForm(new URLSearchParams(fieldsIn(sent.head(), type).get('form') ?? ''))
  if (answer.status !== 200)
    return { form, refusal: { status: answer.status, receiptError: String(body.detail ?? '') } }
  const { url } = body.data as { url: string }
  return { form: { ...form, draft: { ...form.draft, paymentProof: url } } }
}
