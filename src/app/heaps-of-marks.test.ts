import { expect, it, vi } from 'vitest'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'

/** As many accents on one letter as a call may bring: sorted as Unicode has it they stop a shop for seconds. */
const heap = `a${'\u0301'.repeat(24_000)}${'\u0316'.repeat(24_000)}`
const mostMs = 1000
/** As many marks as no text of a shop has: whoever normalises more has not looked first. */
const longest = 20_000

describeShop('heaps of accents on one letter', (shop) => {
  it.each([
    '/api/contact',
    '/api/postUser',
    '/api/invitation/accept',
    '/api/auth/sign-up/email',
    '/api/auth/reset-password',
    '/api/postOrder',
  ])('are refused at once by %s', async (call) => {
    const product = sampleProduct()
    await stockCatalogue(shop.db, product)
    const bodies: Record<string, readonly Record<string, unknown>[]> = {
      '/api/contact': [
        { fullName: heap, email: 'a@example.com', message: 'Hello' },
        { fullName: 'Amal', email: 'a@example.com', message: heap },
      ],
      '/api/postUser': [{ name: heap, email: 'a@example.com' }],
      '/api/invitation/accept': [{ token: 'none', name: 'Amal', password: heap }],
      '/api/auth/sign-up/email': [
        { name: heap, email: 'a@example.com', password: 'Jabal-Akhdar-2400' },
        { name: 'Amal', email: 'a@example.com', password: heap },
      ],
      '/api/auth/reset-password': [{ token: 'none', newPassword: heap }],
      '/api/postOrder': [
        sampleOrder([{ product }], { name: heap }),
        sampleOrder([{ product }], { address: heap }),
      ],
    }
    // How long it takes depends on the machine and what it has done before; whether it is begun does not.
    const normalize = vi.spyOn(String.prototype, 'normalize')
    for (const body of bodies[call] ?? []) {
      const began = performance.now()
      const { status } = await shop.post(call, body, { origin: 'https://shop.test' })
      expect([status, performance.now() - began < mostMs]).toEqual([422, true])
    }
    const lengths = normalize.mock.contexts.map((text) => String(text).length)
    normalize.mockRestore()
    expect(lengths.filter((length) => length > longest)).toEqual([])
  })
})
