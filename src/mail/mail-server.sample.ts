import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** What a mail server does with the nth message it is given, counted from 1. A number is its refusal. */
export type Behaviour = (nth: number) => 'take' | 'hang' | 'cut' | 451 | 554

export type MailServer = {
  url: string
  /** Messages it has said yes to, in their order, with the envelope's recipients. */
  taken: { to: string[]; raw: string; mail: Email }[]
  /** How often it was given a message. */
  given: () => number
  /** Connections open now, and the most there ever were at once. */
  connections: () => number
  most: () => number
  close(): Promise<void>
}

/** A real SMTP server for tests, on a free port of this machine. `refuse` answers RCPT TO with an error text. */
export async function openMailServer(
  behaviour: Behaviour = () => 'take',
  refuse: (recipient: string) => string | undefined = () => undefined,
): Promise<MailServer> {
  const taken: MailServer['taken'] = []
  let [given, most] = [0, 0]
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      most = Math.max(most, server.connections.size)
      done()
    },
    onRcptTo({ address }, _session, done) {
      const reason = refuse(address)
      done(reason === undefined ? null : Object.assign(new Error(reason), { responseCode: 550 }))
    },
    async onData(stream, session, done) {
      const todo = behaviour(++given)
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) {
          if (todo === 'cut') return cut(session)
          chunks.push(chunk)
        }
      } catch {
        // Who went away in the middle waits for no answer, and smtp-server for no promise of ours.
        return
      }
      if (todo === 'hang') return
      if (typeof todo === 'number')
        return done(Object.assign(new Error('Not this time'), { responseCode: todo }))
      const raw = Buffer.concat(chunks)
      const to = session.envelope.rcptTo.map(({ address }) => address)
      taken.push({ to, raw: raw.toString('latin1'), mail: await PostalMime.parse(raw) })
      done()
    },
  })
  // A client that goes away in the middle is what some of the tests are about.
  server.on('error', () => undefined)
  function cut({ id }: SMTPServerSession) {
    for (const connection of server.connections)
      if (connection.session.id === id) connection._socket.destroy()
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    given: () => given,
    connections: () => server.connections.size,
    most: () => most,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
