import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Problem } from '#src/core/problem.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { addressOf, isNeighbour } from '#src/http/address.ts'
import { writeRefusal } from '#src/http/fault-page.ts'
import { writeProblem } from '#src/http/problem-reply.ts'
import { countPerAddress } from '#src/http/rate-limit.ts'
import type { Headers } from '#src/http/security-headers.ts'
import { createWorkQueue } from '#src/http/work-queue.ts'
import { localeOf } from '#src/i18n/locale.ts'
import type { Shop } from '#src/shop.ts'
import { isCall } from './cache-key.ts'

/** A shopper who opens a page every second, each with a list that nobody asked for before, makes a third of them. */
const budget = { name: 'renderings', points: 300, seconds: 60 }

/** Rendering takes some 50 ms of the one thread: the line is 10 s long at most, and one address fills a second of it. */
const line = { atOnce: 4, waiting: 200, perAddress: 20, patienceMs: 10_000 }

export type Renderings = ReturnType<typeof limitRenderings>

/**
 * What may be made anew, pages and answers that are not kept, and by whom (H1): few at a time, and so many a minute
 * for an address. Throws `too-often` and `unavailable`.
 */
export function limitRenderings({ db, config: { TRUST_PROXY } }: Pick<Shop, 'db' | 'config'>) {
  const count = countPerAddress(db, budget)
  const queue = createWorkQueue(line)
  return { spend, admit }

  /** Counts one against the visitor's budget. */
  async function spend(visitor: Pick<IncomingMessage, 'socket' | 'headers'>): Promise<void> {
    const address = addressOf(visitor, TRUST_PROXY)
    if (!isNeighbour(address)) await count(address)
  }

  /** Counts one, and does it when its turn has come. */
  async function admit<T>(
    visitor: Pick<IncomingMessage, 'socket' | 'headers'>,
    rendering: () => Promise<T>,
  ): Promise<T> {
    await spend(visitor)
    const address = addressOf(visitor, TRUST_PROXY)
    return queue.run(rendering, isNeighbour(address) ? '' : address)
  }
}

/** Says that something is not made now: to a program as a problem (A2), to a reader as a page. */
export const refuseRendering =
  (constant: Headers) => (problem: Problem, req: IncomingMessage, res: ServerResponse) => {
    const url = req.url ?? ''
    const { status, headers, body } = isCall(url)
      ? writeProblem(problem, preferredLocale(req.headers['accept-language']))
      : writeRefusal(problem, localeOf(url.split('?', 1)[0] ?? ''))
    res.writeHead(status, { ...constant, ...headers })
    res.end(body)
  }
