import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createGuardedServer } from '#src/http/guard-server.ts'

/**
 * Opens connections to a guarded server from each address named on the command line, one after the other, and prints
 * how many of them got an answer. In a program of its own, because the addresses exist in a network of its own only.
 */
const [count, ...addresses] = process.argv.slice(2)
const server = createGuardedServer((_, res) => res.end('ok'), 'http://shop.test')
server.listen(0, '0.0.0.0')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

async function isAnswered(localAddress: string): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  return await Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
}

const answered: Record<string, number> = {}
for (const address of addresses) {
  answered[address] = 0
  for (let n = 0; n < Number(count); n += 1) if (await isAnswered(address)) answered[address] += 1
}
process.stdout.write(JSON.stringify(answered))
process.exit()
