import type { Locale, Text } from '#src/core/locale.ts'
import type { Problem } from '#src/core/problem.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { type WrittenProblem, writeProblem } from './problem-reply.ts'

const title: Text = { en: 'Something went wrong', ar: 'حدث خطأ' }
const advice: Text = {
  en: 'This is our fault, not yours. Please try again in a moment; your cart is safe.',
  ar: 'الخطأ من جانبنا. يرجى المحاولة مرة أخرى بعد قليل، والسلة محفوظة.',
}
const again: Text = { en: 'Try again', ar: 'المحاولة مرة أخرى' }

/** What a shopper sees when a page cannot be rendered at all: constant, because whatever could say more has failed. */
export function faultPage(locale: Locale, status: 500 | 503): Response {
  return new Response(pageOf(locale, title, advice), {
    status,
    headers: { ...headers, ...(status === 503 && { 'retry-after': '5' }) },
  })
}

/** A Problem as a page of the same kind, where a page is not made now. */
export function writeRefusal(problem: Problem, locale: Locale): WrittenProblem {
  const { status, headers: said } = writeProblem(problem, locale)
  const wait = said['Retry-After']
  return {
    status,
    headers: { ...headers, ...(wait !== undefined && { 'retry-after': wait }) },
    body: pageOf(locale, { en: 'Just a moment', ar: 'يرجى الانتظار لحظة' }, problem.text),
  }
}

const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

function pageOf(locale: Locale, title: Text, advice: Text): string {
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title[locale]}</title></head><body style="margin:0;min-height:100vh;display:grid;place-content:center;gap:12px;padding:24px;text-align:center;font:18px/1.6 system-ui,sans-serif;color:#241b16;background:#f6f1e9"><h1 style="margin:0;font:500 32px/1.3 Georgia,serif">${title[locale]}</h1><p style="margin:0;max-width:28em">${advice[locale]}</p><p style="margin:0"><a href="" style="color:#6b1e2e">${again[locale]}</a></p></body></html>`
}
