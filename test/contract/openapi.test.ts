import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { identityOf } from '#src/accounts/hosted/identity-of.ts'
import { authCalls } from '#src/accounts/identity/auth-calls.ts'
import { createApi } from '#src/app/api.ts'
import { personalData } from '#src/app/personal-data.ts'
import { describeShop } from '../shop.ts'

/** Where a browser comes by on its way: pages, not calls. */
const browserSteps = ['verify-email', 'action', 'callback/google', 'callback/oidc', 'popup-done', 'error']

describeShop('the description of the API (A3)', (shop) => {
  it('names every call there is, and no other', async () => {
    const { paths, openapi, servers } = (await shop.get('/api/openapi.json')).json
    expect([openapi, servers]).toEqual(['3.1.0', [{ url: '/api' }]])
    const described = Object.entries<object>(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    const identity = authCalls(shop.shop, identityOf(shop.shop, personalData), personalData).routes
    const steps = browserSteps.map((path) => `GET /auth/${path}`)
    const served = [...createApi(shop.shop).routes, ...identity]
      .filter(({ path }) => !path.endsWith('*'))
      .map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`)
      .filter((call) => !steps.includes(call))
    expect(described.sort()).toEqual([...new Set(served)].sort())
    expect(described).toEqual(expect.arrayContaining(['POST /postOrder', 'POST /auth/sign-in/email']))
    expect(described.length).toBeGreaterThan(7)
  })

  it('is whole: every reference leads somewhere, every call has its words, its answer and its problems', async () => {
    const { json, text } = await shop.get('/api/openapi.json')
    for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
      const target = reference
        .slice(2)
        .split('/')
        .reduce((at, part) => at?.[part], json)
      expect([reference, typeof target]).toEqual([reference, 'object'])
    }
    for (const [path, item] of Object.entries<Record<string, never>>(json.paths)) {
      for (const { summary, responses, parameters = [], requestBody } of Object.values<Operation>(item)) {
        expect([path, summary]).toEqual([path, expect.stringMatching(/\w{3}/)])
        const [answer] = Object.values(responses['200']?.content ?? {})
        expect([path, typeof answer?.schema]).toEqual([path, 'object'])
        for (const [status, { content }] of Object.entries(responses))
          if (status !== '200') expect(Object.keys(content)).toEqual(['application/problem+json'])
        const inPath = parameters.filter((one) => one.in === 'path').map((one) => `{${one.name}}`)
        expect(inPath.sort()).toEqual([...(path.match(/\{\w+\}/g) ?? [])].sort())
        if (path === '/postOrder') expect(requestBody?.required).toBe(true)
      }
    }
  })

  it('is the one of docs/api.md, whose row of each call names every parameter', async () => {
    const rows = readFileSync('docs/api.md', 'utf8').split('\n')
    const { json } = await shop.get('/api/openapi.json')
    for (const [path, item] of Object.entries<Record<string, never>>(json.paths)) {
      for (const [method, { parameters = [] }] of Object.entries<Operation>(item)) {
        const call = `${method.toUpperCase()} ${path}`
        const written = call.replace(' /auth/', ' /api/auth/')
        const row = rows.find((one) => one.startsWith(`| \`${written}\` |`))?.toLowerCase() ?? ''
        expect([call, row]).toEqual([call, expect.stringContaining('|')])
        const named = parameters.filter((one) => one.in !== 'path').map((one) => one.name.toLowerCase())
        const unsaid = named.filter((name) => !new RegExp(`\\b${name}\\b`).test(row))
        expect([call, unsaid]).toEqual([call, []])
      }
    }
  })
})

type Operation = {
  summary: string
  responses: Record<string, { content: Record<string, { schema: object }> }>
  parameters?: { in: string; name: string }[]
  requestBody?: { required: boolean }
}
