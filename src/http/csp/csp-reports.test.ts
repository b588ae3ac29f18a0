import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readConfig } from '#src/config.ts'
import type { Log } from '#src/core/log.ts'
import { problemReply } from '#src/http/problem-reply.ts'
import { cspReports } from './csp-reports.ts'

function openReports() {
  const told: Record<string, unknown>[] = []
  const log = { notice: (_: string, facts: object) => void told.push({ ...facts }) } as unknown as Log
  const config = readConfig({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' })
  const app = new Hono()
  app.onError((error, c) => problemReply(c, error, { log, isDatabaseUnavailable: () => false }))
  app.route('/', cspReports({ config, log }))
  const send = async (body: unknown, type = 'application/csp-report', from = '203.0.113.1') => {
    const request = {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': type, 'x-forwarded-for': from },
    }
    const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers: request.headers }
    return (await app.request('/csp-reports', request, { incoming })).status
  }
  return { told, send }
}

const old = (page: string, blocked: string, directive = 'script-src-elem') => ({
  'csp-report': { 'document-uri': page, 'blocked-uri': blocked, 'effective-directive': directive },
})

it('tells directive, origin and path of both forms, and nothing of a person', async () => {
  const { told, send } = openReports()
  const secret = 'Ab3'.repeat(9)
  expect(
    await send(old(`https://shop.example/track/${secret}?q=1#x`, 'https://me:pw@evil.example/a?b=c')),
  ).toBe(204)
  const fresh = {
    documentURL: 'https://shop.example/ar/users/noor@example.com',
    blockedURL: 'inline',
    effectiveDirective: 'script-src',
  }
  expect(await send([{ type: 'csp-violation', body: fresh }], 'application/reports+json')).toBe(204)
  expect(told).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/track/:id' },
    { directive: 'script-src', blocked: 'inline', page: '/ar/users/:email' },
  ])
})

it('makes nothing of what a stranger writes into the fields', async () => {
  const { told, send } = openReports()
  await send(old('https://shop.example/', '\n{"level":"error"}', 'x\n{"forged":1}'))
  await send(old('https://shop.example/', 'chrome-extension://abcdef/x.js', 'img-src https://a.example'))
  await send(old('https://elsewhere.example/', 'https://evil.example/'))
  expect(told).toEqual([
    { directive: 'other', blocked: 'other', page: '/' },
    { directive: 'img-src', blocked: 'chrome-extension:', page: '/' },
  ])
})

it('tells the same once, and 60 lines an hour in all, from however many addresses', async () => {
  const { told, send } = openReports()
  for (let n = 0; n < 5; n++) await send(old('https://shop.example/', 'https://evil.example/'))
  expect(told).toHaveLength(1)
  for (let n = 0; n < 200; n++)
    expect(
      await send(old('https://shop.example/', `https://evil-${n}.example/`), undefined, `198.51.100.${n}`),
    ).toBe(204)
  expect(told).toHaveLength(60)
})

it('takes 30 a minute of an address, 16 kB and five reports at a time', async () => {
  const { told, send } = openReports()
  const many = Array.from({ length: 50 }, (_, n) => ({
    body: {
      documentURL: 'https://shop.example/',
      blockedURL: `https://evil-${n}.example/`,
      effectiveDirective: 'img-src',
    },
  }))
  expect(await send(many, 'application/reports+json')).toBe(204)
  expect(told).toHaveLength(5)
  expect(await send('x'.repeat(17_000))).toBe(413)
  expect(await send(old('https://shop.example/', 'eval'), 'text/plain')).toBe(415)
  for (const nothing of ['', '{', '[]', '{}', '[1]', '"x"', '{"csp-report":[]}'])
    expect(await send(nothing)).toBe(400)
  const statuses: number[] = []
  for (let n = 0; n < 25; n++) statuses.push(await send(old('https://shop.example/', 'eval')))
  expect(statuses.filter((status) => status === 204)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})
