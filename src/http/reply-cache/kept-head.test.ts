import { ServerResponse } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../test-server.ts'
import { writeKeptHead } from './kept-head.ts'
import { openFixture } from './reply-cache.sample.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const kept = { connection: 'keep-alive' }
const withoutDate = ({ headers }: { headers: object }) =>
  Object.entries(headers).filter(([name]) => name !== 'date')

it('is looked through by Node once for each form of a kept reply, and says the same from then on', async () => {
  const { fixture, ask } = await openFixture()
  const written = vi.spyOn(ServerResponse.prototype, 'writeHead')
  const forms = ['br', 'gzip', 'identity'].map((encoding) => ({ ...kept, 'accept-encoding': encoding }))
  const first = [await ask('/', forms[0]), await ask('/', forms[1]), await ask('/', forms[2])]
  expect(written).toHaveBeenCalledTimes(3)
  for (const [n, form] of forms.entries()) {
    const again = await ask('/', form)
    expect(again.status).toBe(200)
    expect(withoutDate(again)).toEqual(withoutDate(first[n] ?? again))
    expect(again.headers.connection).toBe('keep-alive')
    expect(again.body.equals(first[n]?.body ?? Buffer.alloc(0))).toBe(true)
    const head = await ask('/', form, { method: 'HEAD' })
    expect([withoutDate(head), head.body.length]).toEqual([withoutDate(again), 0])
  }
  expect(written).toHaveBeenCalledTimes(3)
  // Another version of the page says its own.
  fixture.version = 2
  const changed = await ask('/', forms[0])
  expect(changed.headers.etag).not.toBe(first[0]?.headers.etag)
  expect((await ask('/', forms[0])).headers.etag).toBe(changed.headers.etag)
})

it('says the present date', async () => {
  const { ask } = await openFixture()
  await ask('/', kept)
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const day of ['Fri, 01 Jan 2027 00:00:00 GMT', 'Fri, 01 Jan 2027 00:00:01 GMT']) {
    vi.setSystemTime(new Date(day))
    expect((await ask('/', kept)).headers.date).toBe(day)
  }
})

it('is written by Node where a connection ends, where something else is said, and for who has the page already', async () => {
  const { ask } = await openFixture()
  const { headers } = await ask('/', kept)
  await ask('/', kept)
  const ending = await ask('/', { connection: 'close' })
  expect([ending.status, ending.headers.connection]).toEqual([200, 'close'])
  expect((await ask('/', kept)).headers.connection).toBe('keep-alive')
  const same = await ask('/', { ...kept, 'if-none-match': String(headers.etag) })
  expect([same.status, same.headers['content-length']]).toEqual([304, undefined])

  const said = { headers: ['x-kept', '1', 'content-length', '3'] }
  const own = await serve((req, res) => {
    if (req.url === '/own') res.setHeader('x-own', '1')
    writeKeptHead(said, res)
    res.end('bag')
  })
  const answers = [await own('/', kept), await own('/own', kept), await own('/', kept)]
  expect(answers.map(({ headers, body }) => [headers['x-kept'], headers['x-own'], String(body)])).toEqual([
    ['1', undefined, 'bag'],
    ['1', '1', 'bag'],
    ['1', undefined, 'bag'],
  ])
})
