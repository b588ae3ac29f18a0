import { once } from 'node:events'
import { request } from 'node:http'
import { expect, it, vi } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop(
  'what is made anew (H1)',
  (shop) => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const misses = (headers: Record<string, string>, pathOf: (n: number) => string) =>
      Promise.all(Array.from({ length: 330 }, (_, n) => shop.get(pathOf(n), { ...headers })))
    const statusesOf = (answers: { status: number }[]) =>
      [...new Set(answers.map(({ status }) => status))].sort()

    /** A path as no URL parser has touched it. */
    const asWritten = async (path: string) => {
      const call = request(shop.origin, { path, agent: false }).end()
      const [reply] = await once(call, 'response')
      reply.resume()
      return [reply.statusCode, reply.headers.etag]
    }

    it('has a budget for each address; what is kept is outside it, and so are other addresses', async () => {
      await shop.get('/api/categories')
      for (let n = 0; n < 300; n++) {
        expect((await shop.get(`/api/product/no-${n}`, from('203.0.113.9'))).status).toBe(404)
      }
      const refused = await shop.get('/api/product/no-300', from('203.0.113.9'))
      expect([refused.status, refused.json.status]).toEqual([429, 429])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      const whole = await shop.get('/products?category=bags', from('203.0.113.9'))
      expect(whole.status).toBe(429)
      for (const path of ['/shop?cursor=new', '/no-such-page']) {
        const page = await shop.get(path, from('203.0.113.9'))
        expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
      }
      expect((await shop.get('/api/categories', from('203.0.113.9'))).status).toBe(200)
      expect((await shop.get('/api/product/no-300', from('198.51.100.7'))).status).toBe(404)
    }, 60_000)

    it('has none for a neighbour, who may be a proxy that nobody declared', async () => {
      expect(statusesOf(await misses(from('10.1.2.3'), (n) => `/api/product/none-${n}`))).not.toContain(429)
    }, 60_000)

    it('is nothing where a token that is nobody’s is shown: the answer is the one that is kept', async () => {
      await stockOne(shop.db, { id: 'tote' })
      const plain = await shop.get('/product-details/tote')
      const [page, call] = [
        await shop.get('/product-details/tote', { authorization: 'Bearer junk' }),
        await shop.get('/api/product/tote', { authorization: 'Bearer junk' }),
      ]
      expect(page.headers.etag).toBe(plain.headers.etag)
      expect(page.headers.etag).toBeDefined()
      expect(call.headers.etag).toBeDefined()
      const { headers } = await signIn(shop.shop, 'manager')
      const staff = await shop.get('/api/product/tote', headers)
      expect([staff.json.data.version, staff.headers['cache-control']]).toEqual([1, 'private, no-store'])
      expect((await shop.get('/product-details/tote', headers)).headers.etag).toBe(plain.headers.etag)
    })

    it('is nothing where a page is asked for with the headers of an upload', async () => {
      const upload = { 'content-type': 'multipart/form-data; boundary=x' }
      for (const path of ['/', '/api/products?limit=5']) {
        const { etag } = (await shop.get(path)).headers
        expect(etag).toBeDefined()
        expect([path, (await shop.get(path, upload)).headers.etag]).toEqual([path, etag])
      }
    })

    it('is a quiet 404 where an address cannot be read, or is another one written differently', async () => {
      const complaints = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
      for (const path of [
        '/product-details/%ED%A0%BD',
        '/ar/product-details/%ff',
        '/product-details/..',
        '/x/../shop',
      ]) {
        expect([path, ...(await asWritten(path))]).toEqual([path, 404, undefined])
      }
      expect((await shop.get('/')).status).toBe(200)
      for (const complaint of complaints) {
        expect(complaint).not.toHaveBeenCalled()
        complaint.mockRestore()
      }
    })
  },
  { TRUST_PROXY: '1' },
)
