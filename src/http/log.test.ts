import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from './log.ts'
import { logRequests } from './requests/request-log.ts'
import { serve } from './test-server.ts'

type Level = Parameters<typeof createLog>[0]

function openLog(level: Level) {
  const dir = mkdtempSync(path.join(tmpdir(), 'haqiba-log-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = path.join(dir, 'log')
  const log = createLog(level, openSync(file, 'a'))
  const lines = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((text) => JSON.parse(text))
  return { log, lines }
}

const visit = { id: 'request-1', method: 'GET', path: '/', status: 200, ms: 1.234 }

it('writes one JSON line a request, all of them by the time it is closed', async () => {
  const { log, lines } = openLog('info')
  for (let i = 0; i < 5000; i++) log.request({ ...visit, path: `/bags/${i}?q="secret"` })
  await log.close()
  log.request(visit)
  const written = lines()
  expect(written).toHaveLength(5000)
  expect(written[4999]).toEqual({
    time: expect.any(String),
    method: 'GET',
    path: '/bags/4999',
    status: 200,
    ms: 1.23,
    id: 'request-1',
  })
  expect(Number.isNaN(Date.parse(written[0].time))).toBe(false)
})

it('writes what waits within a moment, without being closed', async () => {
  const { log, lines } = openLog('info')
  log.request(visit)
  await expect.poll(lines).toHaveLength(1)
  await log.close()
})

it.each([
  ['silent', []],
  ['error', ['e']],
  ['info', ['GET', 'e']],
  ['debug', ['GET', 'e', 'd']],
] as [Level, string[]][])('tells at level %s only %j', async (level, expected) => {
  const { log, lines } = openLog(level)
  log.request(visit)
  log.error('e', new Error('broken'))
  log.debug('d', { rows: 3 })
  await log.close()
  expect(lines().map((entry) => entry.method ?? entry.what)).toEqual(expected)
})

it('tells name, message and stack of an error', async () => {
  const { log, lines } = openLog('error')
  log.error('mail', new TypeError('no address'))
  log.error('odd', 'just a text')
  await log.close()
  expect(lines()[0]).toMatchObject({ what: 'mail', name: 'TypeError', message: 'no address' })
  expect(lines()[0].stack).toContain('log.test.ts')
  expect(lines()[1]).toMatchObject({ what: 'odd', message: 'just a text' })
})

it.each([
  [
    '/category/product-category/WALLET%20%26%20CARDHOLDERS?x=1',
    '/category/product-category/WALLET%20%26%20CARDHOLDERS',
  ],
  ['/api/admin/mona@example.com', '/api/admin/:email'],
  ['/admin/mona%40example.com', '/admin/:email'],
  ['/track/4fXq2ZlTqk9vM0aYH1pQbw', '/track/:id'],
  ['/draft/4fXq2ZlTqk9vM0aYH1pQbw', '/draft/:id'],
  ['/api/orderDraft/4fXq2ZlTqk9vM0aYH1pQbw/confirm', '/api/orderDraft/:id/confirm'],
  ['/track/aBcDeFgHiJkLmNoPqRsTuVwXyZ', '/track/:id'],
  ['/ar/draft/4fXq2ZlTqk9vM0aYH1pQbw.', '/ar/draft/:id'],
  ['/draft/4fXq2ZlTqk9vM0aYH1pQbw%20%D8%8C', '/draft/:id'],
  ['/track/(4fXq2ZlTqk9vM0aYH1pQbw)/tax', '/track/:id/tax'],
  ['/pictures/0123456789abcdef0123456789abcdef.webp', '/pictures/0123456789abcdef0123456789abcdef.webp'],
  ['/product-details/camel-structured-tote', '/product-details/camel-structured-tote'],
  ['/odd"\u0007path', '/odd"\u0007path'],
])('tells %s as %s', async (url, told) => {
  const { log, lines } = openLog('info')
  log.request({ ...visit, path: url })
  await log.close()
  expect(lines()[0].path).toBe(told)
})

it('logs what the framework answers', async () => {
  const { log, lines } = openLog('info')
  const ask = await serve(logRequests(log, (_req, res) => res.writeHead(418).end()))
  await ask('/pot?lid=1', {}, { method: 'PUT' })
  await expect.poll(lines).toMatchObject([{ method: 'PUT', path: '/pot', status: 418 }])
  await log.close()
})

it('names each request in its line, its reply and the errors of its work, as a believed proxy named it', async () => {
  const { log, lines } = openLog('info')
  const answer = (proxies: number) =>
    serve(
      logRequests(
        log,
        async (_req, res) => {
          await Promise.resolve()
          log.error('work', new Error('broken'))
          res.writeHead(500).end()
        },
        proxies,
      ),
    )
  const [open, behind] = [await answer(0), await answer(1)]
  const given = { 'x-request-id': 'from-the-proxy-1' }
  const ids = [
    await open('/', given),
    await behind('/', given),
    await behind('/', { 'x-request-id': 'a b"<x>{}' }),
  ].map(({ headers }) => headers['x-request-id'])
  await expect.poll(() => lines().length).toBe(6)
  await log.close()
  expect(ids[1]).toBe('from-the-proxy-1')
  expect([ids[0], ids[2]]).toEqual([expect.stringMatching(/^[\w-]+$/), expect.stringMatching(/^[\w-]+$/)])
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(lines().filter((line) => line.id === id)).toHaveLength(2)
})
