import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { addressOf, isNeighbour } from './address.ts'
import { constantHeaders, type Headers } from './security-headers.ts'

const limits = {
  /** A browser sends its headers in one piece; who drips them is cut. */
  headersMs: 15_000,
  /** Ten megabytes over a poor mobile line. */
  requestMs: 300_000,
  /** Longer than a proxy keeps its own (nginx 60 s, Caddy 120): who is sending on one that ends here loses that request. */
  keptMs: 125_000,
  /** How often Node looks for who is too slow; by itself it does every 30 s, and 15 s would be up to 45. */
  checkEveryMs: 2_000,
  /** A browser keeps six; a household, an office or a small provider shares an address. */
  connectionsPerAddress: 200,
}

/**
 * A server with what it puts up with itself before any of our code runs (H3): slow senders are cut, and one address has
 * so many connections at a time. A neighbour may be a proxy and has as many as it wants. What Node refuses before it is
 * a request says what every answer says (H5); requests without a host are left to the listener to refuse.
 */
export function createGuardedServer(
  listener: RequestListener,
  publicUrl: string,
  changes: Partial<typeof limits> = {},
): Server {
  const { headersMs, requestMs, keptMs, checkEveryMs, connectionsPerAddress } = { ...limits, ...changes }
  const server = createServer(
    {
      connectionsCheckingInterval: checkEveryMs,
      headersTimeout: headersMs,
      keepAliveTimeout: keptMs,
      requestTimeout: requestMs,
      requireHostHeader: false,
    },
    listener,
  )
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = addressOf({ socket, headers: {} }, 0)
    const count = (open.get(address) ?? 0) + 1
    if (count > connectionsPerAddress && !isNeighbour(address)) return socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
  refuseMalformed(server, constantHeaders({ publicUrl, inline: nothing }))
  return server
}

const nothing = { scripts: [], styles: [] }

/** How long a refusal has to be read. */
const readingMs = 1_000

/** Node's own refusals, with what every answer says. CONNECT gets none: Node ends its connection. */
function refuseMalformed(server: Server, said: Headers): void {
  const latest = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (req, res) => latest.set(req.socket, res))
  server.on('checkExpectation', (_req, res: ServerResponse) =>
    res.writeHead(417, { ...said, connection: 'close' }).end(),
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = latest.get(socket)
    // In the middle of an answer another one would be read as part of it.
    const isAnswering = answer?.headersSent && !answer.writableFinished
    if (isAnswering || !socket.writable) return socket.destroy()
    socket.end(refusal(statusOf[error.code ?? ''] ?? 400, said))
    // Cut at once, what is still on its way here would take the refusal from whom it is for.
    setTimeout(() => socket.destroy(), readingMs).unref()
  })
}

const statusOf: Record<string, number | undefined> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

function refusal(status: number, said: Headers): string {
  const lines = Object.entries({ ...said, Connection: 'close', 'Content-Length': '0' })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')
}
