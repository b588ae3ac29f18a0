import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { openMailServer } from './mail-server.sample.ts'

const half = ['HELO a.test', 'MAIL FROM:<a@a.test>', 'RCPT TO:<b@b.test>', 'DATA', 'Subject: never whole', '']

// An impatient shop does so on a busy machine; the error was nobody's and failed the run.
it('the mail server of tests takes nothing from a client that goes away in the middle, and goes on', async () => {
  const server = await openMailServer()
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'data')
  for (const line of half) {
    socket.write(`${line}\r\n`)
    if (line === 'DATA') await expect.poll(server.given).toBe(1)
  }
  socket.destroy()
  await expect.poll(server.connections).toBe(0)
  expect(server.taken).toEqual([])
  await server.close()
})
