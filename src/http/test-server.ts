import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer }
export type Ask = (path: string, headers?: Record<string, string>, send?: Send) => Promise<Reply>
type Send = { method?: string; body?: string | Uint8Array }

/** Serves a listener on a free port until the test ends; answers a function that asks it, bytes as they come. */
export async function serve(listener: RequestListener): Promise<Ask> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return async (path, headers = {}, { method = 'GET', body } = {}) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    // A server may refuse a long body before all of it was sent.
    call.on('error', () => undefined)
    call.end(body)
    const [reply] = await once(call, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of reply) chunks.push(chunk)
    return { status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) }
  }
}
