import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

async function headersOf(publicUrl: string, inlineScripts: string[] | undefined, path: string) {
  const app = new Hono()
  app.use(securityHeaders({ publicUrl, inlineScripts }))
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
  const headers = await headersOf('https://shop.example', ['go()'], path)
  expect(headers.get('content-security-policy')).toBe(contentSecurityPolicy(['go()']))
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
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

it('allows exactly the scripts it was given', () => {
  const hash = createHash('sha256').update('go()').digest('base64')
  const policy = contentSecurityPolicy(['go()'])
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  for (const part of ["object-src 'none'", "base-uri 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(part)
})
