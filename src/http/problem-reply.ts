import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Locale, Text } from '#src/core/locale.ts'
import type { Log } from '#src/core/log.ts'
import { Problem } from '#src/core/problem.ts'
import { preferredLocale } from './accept-language.ts'
import { kindOfStatus, standingOf } from './problem-kinds.ts'

const retrySeconds = 5

type ReplyOptions = { log: Log; isDatabaseUnavailable: (error: unknown) => boolean }

/**
 * The reply to a thrown error, for Hono's `onError`: a Problem as its kind says, a database that cannot serve as 503,
 * anything else as a calm 500. Only the last two are logged, and nothing of them is told outside (A2).
 */
export function problemReply(
  c: Context,
  error: unknown,
  { log, isDatabaseUnavailable }: ReplyOptions,
): Response {
  const locale = preferredLocale(c.req.header('accept-language'))
  if (error instanceof Problem) return reply(error, locale)
  if (error instanceof HTTPException && error.status < 500) return reply(fromHono(error), locale)
  log.error(`${c.req.method} ${c.req.routePath} failed`, error)
  if (isDatabaseUnavailable(error)) return reply(new Problem('unavailable', unavailableText), locale)
  return toResponse(write(500, failedTitle[locale], failedText[locale], [], {}, locale))
}

function reply(problem: Problem, locale: Locale): Response {
  return toResponse(writeProblem(problem, locale))
}

/** A Problem as it goes out (A2), where Hono is not used: status, headers and the JSON of its body. */
export function writeProblem(problem: Problem, locale: Locale): WrittenProblem {
  const { status, title } = standingOf(problem.kind)
  const errors = problem.errors.map(({ path, message }) => ({ path, message: message[locale] }))
  return write(status, title[locale], problem.text[locale], errors, problem.extra, locale)
}

export type WrittenProblem = { status: number; headers: Record<string, string>; body: string }

function write(
  status: number,
  title: string,
  detail: string,
  errors: { path: string; message: string }[],
  extra: Record<string, unknown>,
  locale: Locale,
): WrittenProblem {
  const body = { ...extra, type: 'about:blank', title, status, detail, message: detail, errors }
  const headers: Record<string, string> = {
    'Content-Type': 'application/problem+json',
    'Content-Language': locale,
    'Cache-Control': 'no-store',
    Vary: 'Accept-Language',
  }
  if (status === 429 || status === 503) headers['Retry-After'] = String(secondsIn(extra))
  return { status, headers, body: JSON.stringify(body) }
}

function toResponse({ status, headers, body }: WrittenProblem): Response {
  return new Response(body, { status, headers })
}

function secondsIn({ retryAfter }: Record<string, unknown>): number {
  return typeof retryAfter === 'number' && retryAfter > 0 ? Math.ceil(retryAfter) : retrySeconds
}

function fromHono(error: HTTPException): Problem {
  const kind = kindOfStatus(error.status) ?? 'malformed'
  return new Problem(kind, honoTexts[kind] ?? standingOf(kind).title)
}

const honoTexts: Partial<Record<Problem['kind'], Text>> = {
  malformed: { en: 'The request could not be read.', ar: 'تعذّرت قراءة البيانات المرسلة.' },
  'wrong-type': {
    en: 'This call does not take that type of content.',
    ar: 'هذا النوع من المحتوى غير مقبول هنا.',
  },
}

const unavailableText: Text = {
  en: 'The shop cannot save anything just now. Please try again in a moment.',
  ar: 'لا يمكن للمتجر حفظ أي شيء الآن. يرجى المحاولة بعد لحظات.',
}

const failedTitle: Text = { en: 'Something went wrong', ar: 'حدث خطأ ما' }

const failedText: Text = {
  en: 'This is our mistake, not yours. Please try again; if it happens again, contact the shop.',
  ar: 'الخطأ من جانبنا. يرجى المحاولة مرة أخرى، وإن تكرر فيرجى التواصل مع المتجر.',
}
