import { expect, it } from 'vitest'
import { describeShop } from '#test/shop.ts'
import { observatoryScore } from './observatory.sample.ts'

describeShop(
  "Mozilla Observatory's rules, for a shop on https behind its proxy",
  (shop) => {
    const proxied = { 'x-forwarded-for': '203.0.113.4', 'x-forwarded-proto': 'https', host: 'shop.test' }

    async function scan(path: string) {
      const { status, headers, text } = await shop.get(path, proxied)
      const cookies = [(headers['set-cookie'] as unknown as string[] | undefined) ?? []].flat()
      return { status, headers, cookies, html: text }
    }

    it.each(['/', '/ar', '/shop', '/authentication/login', '/no-such-page'])(
      'give %s 130 points',
      async (path) => {
        const { score, rules } = observatoryScore(await scan(path))
        expect([score, rules.filter(({ points }) => points < 0)]).toEqual([130, []])
      },
    )

    it('take points for each header that is missing or weaker', async () => {
      const site = await scan('/')
      const policy = site.headers['content-security-policy'] ?? ''
      const without = (changes: Record<string, string | undefined>) =>
        observatoryScore({ ...site, headers: { ...site.headers, ...changes } }).score
      expect(without({ 'content-security-policy': undefined })).toBeLessThan(60)
      expect(
        without({ 'content-security-policy': policy.replace("default-src 'none'", "default-src 'self'") }),
      ).toBe(125)
      expect(
        without({ 'content-security-policy': policy.replace("script-src 'self'", 'script-src data:') }),
      ).toBe(80)
      expect(without({ 'strict-transport-security': undefined })).toBe(80)
      expect(without({ 'cross-origin-resource-policy': undefined })).toBe(120)
      expect(without({ 'x-content-type-options': undefined })).toBe(125)
      expect(without({ 'referrer-policy': 'unsafe-url' })).toBe(120)
      expect(observatoryScore({ ...site, cookies: ['session=1; Path=/'] }).score).toBe(70)
      expect(observatoryScore({ ...site, html: '<script src="http://evil.test/x.js"></script>' }).score).toBe(
        50,
      )
    })
  },
  { TRUST_PROXY: '1' },
)
