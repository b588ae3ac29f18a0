import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as rest } from 'node:timers/promises'
import { addressOf, isNeighbour } from '#src/http/address.ts'
import { createFairQueue } from './fair-queue.ts'

type Options = {
  /** Whose turn a request is. */
  askerOf: (req: IncomingMessage) => string
  /** Answers a request of who has too many waiting already. */
  refuse: (req: IncomingMessage, res: ServerResponse) => void
  everyMs?: number
}

/** An address has so many connections at a time (H3), and each sends one upload after the other. */
const places = { perAsker: 200, inAll: 2_000 }

/**
 * A listener for what takes long to begin, such as an upload: of those that arrive at the same moment one begins every
 * `everyMs`. The event loop accepts one connection a turn, so a page that is asked for behind two hundred of them would
 * wait until each had begun (H3). Turns go round by asker: one who sends thousands at once makes nobody else wait.
 */
export function beginSpaced(
  next: RequestListener,
  { askerOf, refuse, everyMs = 5 }: Options,
): RequestListener {
  const line = createFairQueue<void>(places)
  return (req, res) => {
    const begun = line.add(askerOf(req), () => {
      next(req, res)
      return rest(everyMs)
    })
    if (!begun) refuse(req, res)
  }
}

/**
 * Whether files come with a request: whatever reads them, it begins with more work than other calls. What only reads
 * brings none, whatever its headers say: it is answered from what is kept.
 */
export function isUpload({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && /^multipart\/form-data/i.test(headers['content-type'] ?? '')
}

/** Whose turn an upload is: its address, or its connection where a neighbour may speak for many. */
export function uploaderOf(req: IncomingMessage, proxies: number): string {
  const address = addressOf(req, proxies)
  return isNeighbour(address) ? `${address} ${req.socket.remotePort}` : address
}
