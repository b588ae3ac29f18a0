import type { IncomingMessage, ServerResponse } from 'node:http'

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
    'X-Content-Type-Options': 'nosniff',
    ...(served.final ? { ETag: served.etag, 'Cache-Control': forever } : { 'Cache-Control': 'no-store' }),
  })
  res.end(req.method === 'HEAD' ? undefined : served.bytes)
}

/** Answers a problem (A2). */
export function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  status: keyof typeof refusals,
  headers: Record<string, string> = {},
): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const { title, detail } = refusals[status]
  const body = JSON.stringify({ title, status, detail, message: detail, errors: [] })
  res.writeHead(status, {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

const forever = 'public, max-age=31536000, immutable'

const refusals = {
  404: { title: 'Not found', detail: 'There is no such picture.' },
  405: { title: 'Method not allowed', detail: 'Pictures can only be read.' },
  503: {
    title: 'Unavailable',
    detail: 'The picture cannot be read right now. Please try again in a moment.',
  },
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '')
    return tag === etag || tag === '*'
  })
}
