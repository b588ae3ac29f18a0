import { expect, it } from 'vitest'
import type * as z from 'zod'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { describeShop } from '#test/shop.ts'
import { identityRoutes } from './identity-routes.ts'

describeShop('the described identity calls (A3)', (shop) => {
  it('answer what the description says', async () => {
    const browser = browserOf(shop)
    const [email, password] = ['noor@example.com', 'a good long one']
    const next = 'another long one'
    const asked: [call: string, body?: unknown][] = [
      ['POST sign-up/email', { name: 'Noor', email, password }],
      ['GET get-session'],
      ['GET second-factor'],
      ['POST second-factor/prove', { method: 'password', password }],
      ['POST update-user', { name: 'Noor S' }],
      ['POST send-verification-email'],
      ['POST change-password', { currentPassword: password, newPassword: next }],
      ['POST sign-out', {}],
      ['GET get-session'],
      ['GET second-factor'],
      ['POST request-password-reset', { email }],
      ['POST sign-in/email', { email, password: next }],
      ['POST delete-user', { password: next }],
    ]
    for (const [call, body] of asked) {
      const [method = '', path = ''] = call.split(' ')
      const address = `/api/auth/${path}`
      const { status, json } =
        method === 'GET' ? await browser.get(address) : await browser.post(address, body)
      const route = identityRoutes.find(
        (one) => one.path === `/auth/${path}` && one.method === method.toLowerCase(),
      )
      const schema: z.ZodType | undefined = route?.responses[200].content['application/json'].schema
      expect([call, status, schema?.safeParse(json).error]).toEqual([call, 200, undefined])
      expect([call, schema?.safeParse('no object').success]).toEqual([call, false])
    }
  })
})
