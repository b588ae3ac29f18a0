import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'

/** What the line between a browser and the shop does. */
export type LineState = 'whole' | 'broken' | 'silent' | 'breaks before the answer'

/** A line between a browser and a shop that can be broken: what was under way on it breaks as well. */
export type Line = {
  origin: string
  /** Sets how it is from now on. `silent` takes all that is said and answers nothing; `breaks before the answer` lets requests through, and no answer to a POST. */
  be(state: LineState): void
  end(): Promise<void>
}

/** Opens a line on a port of its own; the shop behind it listens on `port` of this machine. */
export async function openLine(ownPort: number, port: number): Promise<Line> {
  let state: LineState = 'whole'
  const open = new Set<Socket>()
  const server = createServer((near) => {
    if (state === 'broken') return near.destroy()
    const far = createConnection({ host: '127.0.0.1', port })
    let answerIsLost = false
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => undefined)
    }
    near.on('data', (chunk: Buffer) => {
      if (state === 'silent') return
      answerIsLost ||= state === 'breaks before the answer' && chunk.toString('latin1', 0, 5) === 'POST '
      far.write(chunk)
    })
    far.on('data', (chunk: Buffer) => {
      if (answerIsLost) near.destroy()
      else near.write(chunk)
    })
    near.on('close', () => far.end())
    far.on('close', () => near.destroy())
  })
  server.listen(ownPort, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${ownPort}`,
    be(next) {
      state = next
      if (state === 'broken') for (const socket of open) socket.destroy()
    },
    async end() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
