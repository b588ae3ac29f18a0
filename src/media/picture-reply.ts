import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem } from '#src/core/problem.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { writeProblem } from '#src/http/problem-reply.ts'

/** Bytes on their way out. Only final ones may be kept by anybody: a stand-in is replaced by the next request. */
export type Served = { bytes: Uint8Array; type: string; etag: string; final: boolean }

/** Sends a picture, or 304 to who has it already. */
export function sendPicture(req: IncomingMessage, res: ServerResponse, served: Served): void {
  if (served.final && isKnown(req.headers['if-none-match'], served.etag)) {
    res.writeHead(304, { ETag: served.etag, 'Cache-Control': forever }).end()
    return
  }
  res.writeHead(200, {
    'Content-Type': served.type,
    'Content-Length': served.bytes.byteLength,
    ...(served.final ? { ETag: served.etag, 'Cache-Control': forever } : { 'Cache-Control': 'no-store' }),
  })
  res.end(req.method === 'HEAD' ? undefined : served.bytes)
}

/** Answers a problem in the reader's language (A2). */
export function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  why: keyof typeof refusals,
  more: Record<string, string> = {},
): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const locale = preferredLocale(req.headers['accept-language'])
  const { status, headers, body } = writeProblem(refusals[why], locale)
  res.writeHead(status, {
    ...headers,
    'Content-Length': Buffer.byteLength(body),
    ...more,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

const forever = 'public, max-age=31536000, immutable'

const refusals = {
  readOnly: new Problem('wrong-method', { en: 'Pictures can only be read.', ar: 'الصور للعرض فقط.' }),
  unknown: new Problem('not-found', { en: 'There is no such picture.', ar: 'هذه الصورة غير موجودة.' }),
  unavailable: new Problem('unavailable', {
    en: 'The picture cannot be read right now. Please try again in a moment.',
    ar: 'لا يمكن عرض الصورة الآن. يرجى المحاولة بعد قليل.',
  }),
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '')
    return tag === etag || tag === '*'
  })
}
