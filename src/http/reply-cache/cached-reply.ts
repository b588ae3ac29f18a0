import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Inputs } from '../api-router.ts'
import { acceptedEncodings, type Encoding, encodings } from './accept-encoding.ts'
import { type Said, writeKeptHead } from './kept-head.ts'
import { mayKeep, varies } from './may-keep.ts'
import { gzipPieces, type Pieces, piecesOf, type SharedText, wholeOf } from './shared-text.ts'
import { readPieces } from './split-reply.ts'

/** One form of a reply, ready to be written: flat header lists as node:http takes them. */
export type Variant = Said & { body: Buffer | string; etag: string; notModifiedHeaders: string[] }

/** A reply, in each form from the first client on that takes it. `keep` says whether it may be given to later visitors. */
export type CachedReply = {
  status: number
  keep: boolean
  /** True when it depends on who asks, as on their language: only the framework, which sees them, can answer. */
  varies: boolean
  /** The forms it may have. */
  encodings: readonly Encoding[]
  variants: Partial<Record<Encoding, Variant>>
  /** Forms that are being made, each once. */
  making: Map<Encoding, Promise<Variant>>
  plain: Pieces
  /** Headers of every form. */
  inherited: string[]
  /** The version of the shop under which it is known to be true. */
  version: number
  /** The answers it was made of; none where it has to be made anew to be compared. */
  inputs: Inputs
}

// Measured on 62 kB of product cards: 7 makes 9.7 kB in 1.6 ms, 5 10.0 kB in 1.4 ms, 11 8.8 kB in 58 ms.
const brotliQuality = 7
// 256 kB, more than a page has: the usual 4 MB make the same bytes of one, and cost twice to three times the processor.
const brotliWindow = 18

const compressBrotli = promisify(brotliCompress)
const compress = {
  identity: async (plain: Pieces) => wholeOf(plain),
  gzip: gzipPieces,
  br: (plain: Pieces) => {
    const whole = wholeOf(plain)
    return compressBrotli(whole, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
      },
    })
  },
} satisfies Record<Encoding, (plain: Pieces) => Promise<Buffer>>

const maxJoined = 8000

const cacheControl = 'public, max-age=0, must-revalidate'
// Set here for every form, or never the same for two visitors.
const ownHeaders = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
])

/** Reads a rendered response, to be kept where it may be; `shared` is what it may have in common with others. */
export async function packReply(
  response: Response,
  inputs: Inputs = [],
  shared?: SharedText,
): Promise<CachedReply> {
  const plain = await readPieces(response, shared)
  const inherited = [...response.headers].filter(([name]) => !ownHeaders.has(name)).flat()
  const reply = { status: response.status, inherited, making: new Map(), inputs, version: Number.NaN }
  if (!mayKeep(response)) {
    const whole = wholeOf(plain)
    const headers = [...inherited, ...passedOn(response), 'content-length', String(whole.length)]
    const identity = { body: whole, etag: '', headers, notModifiedHeaders: [] }
    return {
      ...reply,
      plain: piecesOf(whole, undefined),
      keep: false,
      varies: varies(response),
      encodings: ['identity'],
      variants: { identity },
    }
  }
  const forms = isText(response.headers.get('content-type')) ? encodings : (['identity'] as const)
  return { ...reply, plain, keep: true, varies: false, encodings: forms, variants: {} }
}

/** The form this client takes: at once where it is there, else when it has been made. */
export function formFor(reply: CachedReply, req: IncomingMessage): Variant | Promise<Variant> {
  const { 'accept-encoding': accepted } = req.headers
  const encoding =
    acceptedEncodings(typeof accepted === 'string' ? accepted : undefined).find((one) =>
      reply.encodings.includes(one),
    ) ??
    // A client that refuses every form we have gets the plain one, as RFC 9110 12.4.1 allows.
    'identity'
  return reply.variants[encoding] ?? reply.making.get(encoding) ?? make(reply, encoding)
}

function make(reply: CachedReply, encoding: Encoding): Promise<Variant> {
  const made = compress[encoding](reply.plain)
    .then((body) => {
      const form = variant(encoding, body, reply.inherited)
      reply.variants[encoding] = form
      return form
    })
    .finally(() => reply.making.delete(encoding))
  reply.making.set(encoding, made)
  return made
}

/** Writes one form, or 304 when the client has it already. Answers the status sent. */
export function sendForm(
  { status }: CachedReply,
  form: Variant,
  { req, res }: { req: IncomingMessage; res: ServerResponse },
): number {
  const known = req.headers['if-none-match']
  if (known !== undefined && form.etag !== '' && matches(known, form.etag)) {
    res.writeHead(304, form.notModifiedHeaders)
    res.end()
    return 304
  }
  if (status === 200) writeKeptHead(form, res)
  else res.writeHead(status, form.headers)
  res.end(form.body, 'latin1')
  return status
}

/** Whether an If-None-Match value names this tag: a list, weak forms and `*` count (RFC 9110, 13.1.2). */
export function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  for (const [tag] of ifNoneMatch.matchAll(/"[^"]*"/g)) if (tag === etag) return true
  return false
}

function variant(encoding: Encoding, body: Buffer, inherited: string[]): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const shared = ['etag', etag, 'cache-control', cacheControl, 'vary', 'Accept-Encoding']
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const headers = [...inherited, ...coding, ...shared, 'content-length', String(body.length)]
  return { body: writable(body), etag, headers, notModifiedHeaders: shared }
}

// node:http joins a string to its header lines and writes once; for small bodies that is a tenth faster.
function writable(body: Buffer): Buffer | string {
  return body.length > maxJoined ? body : body.toString('latin1')
}

function passedOn(response: Response): string[] {
  return ['cache-control', 'vary'].flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [name, value]
  })
}

function isText(contentType: string | null): boolean {
  return /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript)|image\/svg)/i.test(contentType ?? '')
}

/** Whether two are the same in every form. */
export function isSame(one: CachedReply, other: CachedReply): boolean {
  return (
    one.keep &&
    other.keep &&
    one.plain.shared === other.plain.shared &&
    one.plain.before.equals(other.plain.before) &&
    one.plain.after.equals(other.plain.after) &&
    one.inherited.join('\n') === other.inherited.join('\n')
  )
}

/** What it weighs in memory now, in bytes. */
export function weigh({ plain, variants, inputs }: CachedReply): number {
  const overhead = 1024 + inputs.reduce((sum, { call }) => sum + call.length * 2 + 200, 0)
  return Object.values(variants).reduce(
    // Headers are there as such, and in the head that was written of them.
    (sum, { body, headers }) => sum + (body === plain.before ? 0 : body.length) + headers.join('').length * 2,
    plain.before.length + plain.after.length + overhead,
  )
}
