import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import {
  builtFileHeaders,
  constantHeaders,
  contentSecurityPolicy,
  type Inline,
  securityHeaders,
} from './security-headers.ts'

const ours = { scripts: ['go()'], styles: ['p{margin:0}'] }

async function headersOf(publicUrl: string, inline: Inline | undefined, path: string) {
  const app = new Hono()
  app.use(securityHeaders(constantHeaders({ publicUrl, inline }), builtFileHeaders(publicUrl)))
  app.get('/page', () => new Response('raw'))
  app.get('/own', (c) => c.text('own', 200, { 'Referrer-Policy': 'no-referrer' }))
  app.get('/moved', () => Response.redirect('http://shop/page'))
  app.onError((_, c) => c.text('failed', 500))
  app.get('/broken', () => {
    throw new Error('broken')
  })
  return (await app.request(path)).headers
}

it.each(['/page', '/own', '/moved', '/broken', '/nowhere'])('guards %s', async (path) => {
  const headers = await headersOf('https://shop.example', ours, path)
  expect(headers.get('content-security-policy')).toBe(contentSecurityPolicy(ours))
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toMatch(/^geolocation=\(self\), (?:[a-z-]+=\(\)(?:, |$))+$/)
  expect(headers.get('reporting-endpoints')).toBe('csp="https://shop.example/csp-reports"')
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/)
  expect(headers.get('referrer-policy')).toBe(
    path === '/own' ? 'no-referrer' : 'strict-origin-when-cross-origin',
  )
})

it('insists on https only where the shop has it, and sends no policy without a list of scripts', async () => {
  const headers = await headersOf('http://localhost:3000', undefined, '/page')
  expect(headers.has('strict-transport-security')).toBe(false)
  expect(headers.has('content-security-policy')).toBe(false)
})

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

it('allows exactly the scripts and styles it was given', () => {
  const policy = contentSecurityPolicy(ours)
  expect(policy).toContain(`script-src 'self' '${hash('go()')}';`)
  expect(policy).toContain(`style-src 'self' '${hash('p{margin:0}')}';`)
  expect(policy).not.toMatch(/(?:script|style)-src [^;]*unsafe/)
  for (const part of ["object-src 'none'", "base-uri 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(part)
})
