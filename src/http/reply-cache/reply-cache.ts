import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Log } from '#src/core/log.ts'
import { Problem } from '#src/core/problem.ts'
import type { Inputs } from '../api-router.ts'
import { requestIdOf } from '../requests/request-id.ts'
import {
  type CachedReply,
  formFor,
  isSame,
  packReply,
  sendForm,
  type Variant,
  weigh,
} from './cached-reply.ts'
import { type SharedText, wholeOf } from './shared-text.ts'

/** Pages answered before any framework runs (architecture.md, Page cache). */
export type ReplyCache = {
  /** Answers what it can: true or a promise of true when it did, false when the framework has to. */
  answer(req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean>
  /** The node:http listener that asks the cache first and leaves the rest to `next`. */
  inFrontOf(next: RequestListener): RequestListener
  /** Makes the reply of an address before anybody asks for it; answers its text. Nothing where none is kept. */
  warm(url: string): Promise<string | undefined>
  /** Bytes held now. */
  size(): number
}

type Options = {
  /** The most it may hold, in bytes; the least recently used go first. */
  maxBytes: number
  /** What stands in many replies and is kept once for all of them. */
  shared?: SharedText
  /** The shop's version; a reply is only served under the version with which its rendering or its last revalidation began. */
  version: () => number
  /** Path and declared query parameters of a request, in one order; undefined leaves it to the framework. */
  keyOf: (url: string) => string | undefined
  /** Renders a key. It sees nothing of the visitor, so a kept reply cannot depend on one. */
  render: (key: string) => Promise<Rendered>
  /** Whether the calls that a reply was made of still answer the same. */
  areStill: (inputs: Inputs) => Promise<boolean>
  /** Told of each reply that was made, or found to be still true. */
  onMade?: (how: 'rendered' | 'revalidated') => void
  /** Whether this caller's answer may be their own; asked only where a token is shown. */
  isPersonal: (req: IncomingMessage) => boolean | Promise<boolean>
  /** Lets a rendering for this visitor begin when its time has come. Throws a Problem for who asks for too many. */
  admit: <T>(req: IncomingMessage, rendering: () => Promise<T>) => Promise<T>
  /** Says such a Problem. */
  refuse: (problem: Problem, req: IncomingMessage, res: ServerResponse) => void
  /** How many proxies in front are believed. */
  proxies?: number
  log: Log
}

/** A reply, and all the answers it was made of; none where it was made of something else, as a call is. */
export type Rendered = { response: Response; inputs: Inputs }

/**
 * Keeps rendered replies. After a change each is revalidated before it is served again: one whose answers are all the same
 * stays as it is, packed forms and all, and only the others are made anew. Many requests for one reply make it once.
 */
export function createReplyCache({
  maxBytes,
  shared,
  version,
  keyOf,
  render,
  areStill,
  onMade,
  isPersonal,
  admit,
  refuse,
  proxies = 0,
  log,
}: Options): ReplyCache {
  const kept = new LRUCache<string, CachedReply>({
    maxSize: maxBytes,
    sizeCalculation: (reply, key) => weigh(reply) + key.length * 2,
  })
  const making = new Map<string, Promise<CachedReply>>()
  let newest = version()

  return { answer, inFrontOf, warm, size: () => kept.calculatedSize }

  function answer(req: IncomingMessage, res: ServerResponse): boolean | Promise<boolean> {
    const started = performance.now()
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    if (req.headers.authorization === undefined) return answerAlike(req, res, started)
    // Staff are answered more than the public is; a token that is nobody's is no reason to make an answer anew.
    const personal = isPersonal(req)
    if (typeof personal === 'boolean') return !personal && answerAlike(req, res, started)
    return personal.then((is) => !is && answerAlike(req, res, started))
  }

  /** The answer that is the same for everybody. */
  function answerAlike(
    req: IncomingMessage,
    res: ServerResponse,
    started: number,
  ): boolean | Promise<boolean> {
    const url = req.url ?? ''
    const hit = present(url)
    if (hit) return send(hit, { key: url, req, res, started })
    const key = keyOf(url)
    if (key === undefined) return false
    const known = key === url ? undefined : present(key)
    if (known) return send(known, { key, req, res, started })
    return makeOnce(key, (work) => admit(req, work)).then(
      (reply) => (reply.varies ? false : send(reply, { key, req, res, started })),
      (error) => {
        if (error instanceof Problem) {
          const id = requestIdOf(req, proxies)
          res.setHeader('x-request-id', id)
          refuse(error, req, res)
          return logged(req, res.statusCode, started, id)
        }
        log.error('a page could not be rendered for the cache', error)
        return false
      },
    )
  }

  function inFrontOf(next: RequestListener): RequestListener {
    return (req, res) => {
      const answered = answer(req, res)
      if (answered === true) return
      if (answered === false) return next(req, res)
      return answered.then((done) => (done ? undefined : next(req, res)))
    }
  }

  /** What is kept of a key, where it is known to be true now. */
  function present(key: string): CachedReply | undefined {
    const reply = kept.get(key)
    return reply?.version === version() ? reply : undefined
  }

  async function warm(url: string): Promise<string | undefined> {
    const key = keyOf(url)
    if (key === undefined) return undefined
    const reply = present(key) ?? (await makeOnce(key, (work) => work()))
    return reply.keep ? String(wholeOf(reply.plain)) : undefined
  }

  function makeOnce(
    key: string,
    begin: (work: () => Promise<CachedReply>) => Promise<CachedReply>,
  ): Promise<CachedReply> {
    if (newest !== version()) {
      newest = version()
      // What is under way still answers those who wait for it, but nobody who comes later.
      making.clear()
    }
    const running = making.get(key)
    if (running) return running
    // A revalidation waits in the same line and is counted like a rendering: it asks for as much as one, and never for more.
    const started = begin(() => revalidateOrRender(key)).finally(() => {
      if (making.get(key) === started) making.delete(key)
    })
    making.set(key, started)
    return started
  }

  async function revalidateOrRender(key: string): Promise<CachedReply> {
    const begunWith = version()
    const old = kept.peek(key)
    const isTrue = old !== undefined && old.inputs.length > 0 && (await areStill(old.inputs))
    const reply = isTrue ? old : await renderAnew(key, old)
    onMade?.(isTrue ? 'revalidated' : 'rendered')
    // What a change overtook may be of before and of after it.
    if (version() !== begunWith) return reply
    // Set anew even where it was there: it may weigh something else.
    kept.delete(key)
    if (!reply.keep) return reply
    reply.version = begunWith
    kept.set(key, reply)
    return reply
  }

  async function renderAnew(key: string, old: CachedReply | undefined): Promise<CachedReply> {
    const { response, inputs } = await render(key)
    const made = await packReply(response, inputs, shared)
    if (!old || !isSame(old, made)) return made
    old.inputs = inputs
    return old
  }

  function send(
    reply: CachedReply,
    { key, req, res, started }: { key: string; req: IncomingMessage; res: ServerResponse; started: number },
  ): true | Promise<boolean> {
    const write = (form: Variant) => logged(req, sendForm(reply, form, { req, res }), started)
    const form = formFor(reply, req)
    if (!(form instanceof Promise)) return write(form)
    return form.then(
      (made) => {
        // It weighs more now; the same object is weighed anew only when it comes anew.
        if (kept.peek(key) === reply && kept.delete(key)) kept.set(key, reply)
        return write(made)
      },
      (error) => {
        log.error('a page could not be packed', error)
        return false
      },
    )
  }

  function logged(
    req: IncomingMessage,
    status: number,
    started: number,
    id = requestIdOf(req, proxies),
  ): true {
    const ms = performance.now() - started
    log.request({ id, method: req.method ?? 'GET', path: req.url ?? '', status, ms, kept: true })
    return true
  }
}
