import { once } from 'node:events'
import { Agent, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createGuardedServer } from '../guard-server.ts'
import { endServer } from './end-server.ts'

describe('a server that is asked to end', () => {
  let server: Server
  let proxy: Agent
  beforeEach(async () => {
    proxy = new Agent({ keepAlive: true, maxSockets: 1 })
    server = createGuardedServer((_request, response) => response.end('here'), 'http://shop.test')
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterEach(() => {
    proxy.destroy()
    server.close()
    server.closeAllConnections()
  })

  /** As a proxy on the one connection that it keeps. */
  async function ask(port: number) {
    const call = request({ port, host: '127.0.0.1', agent: proxy }).end()
    const [answer] = await once(call, 'response')
    answer.resume()
    await once(answer, 'end')
    return { connection: answer.headers.connection, wasKept: call.reusedSocket }
  }

  it('answers what comes on a kept connection, says that it ends, and is gone when it has', async () => {
    const { port } = server.address() as AddressInfo
    expect(await ask(port)).toEqual({ connection: 'keep-alive', wasKept: false })
    const ended = endServer(server, { keptMs: 10_000, longestMs: 20_000 })
    await wait(200)
    expect(await ask(port)).toEqual({ connection: 'close', wasKept: true })
    await ended
  })

  it('takes no new connection, and waits no longer for a kept one than it says', async () => {
    const { port } = server.address() as AddressInfo
    await ask(port)
    const ended = endServer(server, { keptMs: 300 })
    await expect.poll(() => server.listening).toBe(false)
    const stranger = request({ port, host: '127.0.0.1', agent: false }).end()
    expect((await once(stranger, 'error'))[0].code).toBe('ECONNREFUSED')
    await ended
  })
})
