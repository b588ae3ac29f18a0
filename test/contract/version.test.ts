import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeShop } from '../shop.ts'

describeShop('the version of package.json', (shop) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

  it('is said by /healthz and the description of the API', async () => {
    expect((await shop.get('/healthz')).text).toBe(`ok ${version}`)
    expect((await shop.get('/api/openapi.json')).json.info.version).toBe(version)
  })

  it.each(['/dashboard', '/ar/dashboard'])('stands at the foot of %s', async (address) => {
    const { text } = await shop.get(address)
    const foot = /data-testid="version"[^>]*>([^/]*)<\/p>/.exec(text)?.[1]
    expect(foot).toBe(`Haqiba ${version}`)
  })
})
