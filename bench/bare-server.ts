import { createServer } from 'node:http'
import process from 'node:process'

/** What the shop answered under a path, to be answered again without a shop. */
export type KnownReply = { headers: string[]; body: Buffer }

// As the shop's own page cache writes: node:http joins a short string to the head and writes once.
const maxJoined = 8000

process.once('message', (known: Map<string, KnownReply>) => {
  const replies = new Map(
    [...known].map(([path, { headers, body }]) => [
      path,
      { headers, body: body.length > maxJoined ? Buffer.from(body) : Buffer.from(body).toString('latin1') },
    ]),
  )
  const server = createServer((req, res) => {
    const reply = replies.get(req.url ?? '')
    if (!reply) {
      res.writeHead(404).end()
      return
    }
    res.writeHead(200, reply.headers)
    res.end(reply.body, 'latin1')
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.once('disconnect', () => process.exit())
