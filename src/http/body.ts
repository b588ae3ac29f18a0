import type { Context, MiddlewareHandler } from 'hono'
import parseJson from 'secure-json-parse'
import { Problem } from '#src/core/problem.ts'
import type { ApiEnv } from './api-router.ts'

/** The most a JSON call may send, in bytes. */
const maxJsonBytes = 100_000
const maxDepth = 32
/** Of a body that is too long so many times the bound is read and forgotten: a browser hears why once it has sent all. */
const heardOut = 10

/**
 * For JSON calls: reads the body once and hands the parsed value to the validators. Refuses what is too long (413),
 * not JSON by its type (415), or not well-formed JSON of a sane depth (400), `__proto__` and its kin included.
 */
export const readJson: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  if (!(lengthOf(c) > 0) && c.req.raw.body === null) return next()
  const bytes = await readBody(c, maxJsonBytes)
  const type = c.req.header('content-type')
  if (type === undefined && bytes.length === 0) {
    // Validators look whether there is a body, and it can be read only once.
    Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(new ArrayBuffer(0)) })
    return next()
  }
  if (!isJson(type)) throw new Problem('wrong-type', texts.wrongType)
  const text = decode(bytes)
  const value = parse(text)
  // Validators call json(), which would parse the text a second time and without the checks above.
  Object.assign(c.req.bodyCache, { text: Promise.resolve(text) })
  c.req.json = <T>() => Promise.resolve(value as T)
  return next()
}

/** The raw body, whatever its type. Throws `too-large` where it is longer, once it is read or far too long. */
export async function readBody(c: Context, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new Problem('too-large', texts.tooLarge, { extra: { maxBytes } })
  const most = maxBytes * heardOut
  if (lengthOf(c) > most) throw tooLarge()
  if (lengthOf(c) <= maxBytes) return wholeOf(c.req.raw)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunksOf(c.req.raw)) {
    length += chunk.length
    if (length > most) throw tooLarge()
    if (length <= maxBytes) chunks.push(chunk)
  }
  if (length > maxBytes) throw tooLarge()
  return Buffer.concat(chunks, length)
}

/** A refusal that did not wait for the whole body ends the connection, and says so: nothing else is read from it. */
export const closeUnread: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next()
  if (c.res.status >= 400 && c.env?.incoming?.complete === false) c.header('connection', 'close')
}

/** What Content-Length says, which Node's parser holds a body to; NaN without one. */
function lengthOf(c: Context): number {
  return Number(c.req.header('content-length') ?? Number.NaN)
}

/** As the adapter reads it off the socket: the stream of the web that `body` is costs more than all else of a short one. */
async function wholeOf(request: Request): Promise<Uint8Array> {
  try {
    return new Uint8Array(await request.arrayBuffer())
  } catch {
    throw new Problem('malformed', texts.cutShort)
  }
}

async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  if (!request.body) return
  try {
    yield* request.body
  } catch {
    throw new Problem('malformed', texts.cutShort)
  }
}

function isJson(type: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(type ?? '')
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem('malformed', texts.notUnicode)
  }
}

function parse(text: string): unknown {
  let value: unknown
  try {
    value = parseJson(text)
  } catch {
    throw new Problem('malformed', texts.notJson)
  }
  if (!isSane(value, maxDepth)) throw new Problem('malformed', texts.notSane)
  return value
}

/** No deeper than allowed, and no text that a database could not keep: NUL or half a character. */
function isSane(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  return Object.entries(value).every(([key, member]) => isSane(key, depth) && isSane(member, depth - 1))
}

const texts = {
  tooLarge: { en: 'This is larger than the shop accepts.', ar: 'هذا أكبر مما يقبله المتجر.' },
  wrongType: {
    en: 'This call takes JSON only: send it with Content-Type application/json.',
    ar: 'لا يُقبل هنا إلا JSON بنوع المحتوى application/json.',
  },
  cutShort: {
    en: 'The request ended before all of it had arrived.',
    ar: 'انقطع الإرسال قبل أن تصل البيانات كاملة.',
  },
  notUnicode: { en: 'The request is not valid UTF-8 text.', ar: 'البيانات المرسلة ليست نص UTF-8 صالحًا.' },
  notJson: { en: 'The request is not valid JSON.', ar: 'البيانات المرسلة ليست JSON صالحًا.' },
  notSane: {
    en: 'The request is nested too deeply or has characters in it that cannot be used.',
    ar: 'البيانات المرسلة متداخلة أكثر من اللازم أو فيها رموز لا يمكن استخدامها.',
  },
}
