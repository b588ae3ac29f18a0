import { once } from 'node:events'
import { connect } from 'node:net'

/** A reply as it came: head and body in the pieces they arrived in. */
export type Reply = { status: number; pieces: readonly Buffer[] }

/** One connection that is kept open and carries one request at a time. */
export type Connection = { send(request: string): Promise<Reply>; close(): void }

/**
 * Opens a connection that only looks for the end of each reply. A node:http client costs several times what the
 * server it asks does, and a server that waits for its client looks as fast as the next.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined
  let pieces: Buffer[] = []
  let received = 0
  let expected: number | undefined

  socket.on('data', (piece) => {
    pieces.push(piece)
    received += piece.length
    expected ??= lengthOf(pieces.length === 1 ? piece : Buffer.concat(pieces))
    if (expected === undefined || received < expected) return
    const reply = { status: Number(pieces[0]?.toString('latin1', 9, 12)), pieces }
    pieces = []
    received = 0
    expected = undefined
    waiting?.resolve(reply)
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The server closed the connection')))

  return {
    send(request) {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request, 'latin1')
      })
    },
    close: () => socket.destroy(),
  }

  function fail(error: Error) {
    waiting?.reject(error)
  }
}

/** The body of a reply as text; for replies that are not compressed. */
export function textOf({ pieces }: Reply): string {
  const bytes = Buffer.concat(pieces)
  return bytes.toString('utf8', bytes.indexOf('\r\n\r\n') + 4)
}

/** Bytes of the whole reply once its head is here. Throws for one without Content-Length. */
function lengthOf(received: Buffer): number | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = received.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`A reply without Content-Length: ${head}`)
  return end + 4 + Number(length)
}
