import { expect, it } from 'vitest'
import { permissions } from '#src/app/permissions.ts'
import { describeShop } from '#test/shop.ts'
import { addApp, callAs, later, password, prove, signInAgain, signUp } from './second-factor.sample.ts'

const settings = {
  emailAddress: 'shop@example.com',
  whatsappNumber: '96890000000',
  contactNumber: '96890000000',
  messenger: 'https://m.me/shop',
  address: 'Muscat',
  bankName: 'Bank',
  accountHolder: 'Shop',
  accountNumber: '1',
  bankMobile: '96890000000',
  paymentMethods: ['Cash On Delivery'],
}
const settingsCall = ['PUT', '/api/updateWebsiteInfo'] as const

const sensitive = [
  ['PUT', '/api/updateUserRole/nobody', { role: 'manager' }],
  ['DELETE', '/api/deleteUser/nobody'],
  ['POST', '/api/invitations', { email: 'new@example.com', role: 'manager' }],
  ['DELETE', '/api/invitations/nothing'],
  ['DELETE', '/api/userSecondFactor/nobody'],
  ['GET', '/api/export/orders.csv'],
  ['GET', '/api/export/customers.csv'],
  ['GET', '/api/export/customerList.csv'],
  ['GET', '/api/export/products.csv'],
  ['GET', '/api/export/report.csv?by=product&from=2026-03-01&to=2026-03-02'],
  ['GET', '/api/export/audit.csv'],
  ['PUT', '/api/updateWebsiteInfo', { ...settings, accountNumber: '999' }],
  ['PUT', '/api/updateWebsiteInfo', { ...settings, bankName: 'Another bank' }],
  ['PUT', '/api/updateWebsiteInfo', { ...settings, accountHolder: 'A thief' }],
  ['PUT', '/api/updateWebsiteInfo', { ...settings, bankMobile: '96899999999' }],
  ['PUT', '/api/updateWebsiteInfo', { ...settings, emailAddress: 'thief@example.com' }],
  ['PUT', '/api/updateWebsiteInfo', { ...settings, whatsappNumber: '96899999999' }],
  ['PUT', '/api/updateWebsiteInfo', { ...settings, contactNumber: '96899999999' }],
  ['PUT', '/api/updateWebsiteInfo', { ...settings, messenger: 'https://m.me/thief' }],
  ['PUT', '/api/staffSecurity', { requireSecondFactor: false }],
  ['POST', '/api/secondFactor/totp', { name: 'Phone' }],
  ['POST', '/api/secondFactor/totp/confirm', { code: '1' }],
  ['POST', '/api/secondFactor/passkey'],
  ['POST', '/api/secondFactor/recoveryCodes'],
  ['DELETE', '/api/secondFactor/nothing'],
] as const

const code = 'fresh-proof-needed'

describeShop('what asks for a fresh proof (I12)', (shop) => {
  it('is refused ten minutes after signing in, and done once the password was given again', async () => {
    const email = 'by-password@example.com'
    const admin = { browser: await signUp(shop, email, 'admin'), email }
    expect((await callAs(shop, admin, settingsCall, settings)).status).toBe(200)
    later(shop, 9.9)
    expect((await callAs(shop, admin, ['GET', '/api/export/orders.csv'])).status).toBe(200)
    later(shop, 0.2)
    for (const [method, address, body] of sensitive) {
      const { status, json } = await callAs(shop, admin, [method, address], body)
      expect([address, status, json?.code]).toEqual([address, 403, code])
    }
    // Other settings, and those that stay what they are, need none.
    const harmless = await callAs(shop, admin, settingsCall, { ...settings, marquee: 'Sale' })
    expect(harmless.status).toBe(200)
    expect((await admin.browser.get('/api/auth/second-factor')).json).toEqual({
      needed: false,
      methods: ['password'],
    })
    expect((await prove(admin.browser, { method: 'password', password: 'a wrong one' })).status).toBe(422)
    expect((await prove(admin.browser, { method: 'password', password })).status).toBe(200)
    for (const [method, address, body] of sensitive) {
      const { status, json } = await callAs(shop, admin, [method, address], body)
      expect([address, json?.code]).not.toEqual([address, code])
      expect(status).not.toBe(403)
    }
    later(shop, 10)
    expect((await callAs(shop, admin, ['GET', '/api/export/orders.csv'])).json.code).toBe(code)
  })

  it('takes the second factor and nothing less from who has one', async () => {
    const email = 'by-factor@example.com'
    const admin = { browser: await signUp(shop, email, 'admin'), email }
    const app = await addApp(shop, admin)
    later(shop, 11)
    // Signing in by password just now is no proof of theirs.
    expect((await callAs(shop, admin, ['GET', '/api/export/customers.csv'])).json.code).toBe(code)
    expect((await admin.browser.post('/api/auth/delete-user', { password })).json.code).toBe(code)
    expect((await prove(admin.browser, { method: 'password', password })).status).toBe(422)
    expect((await prove(admin.browser, { method: 'totp', code: app.code() })).status).toBe(200)
    expect((await callAs(shop, admin, ['GET', '/api/export/customers.csv'])).status).toBe(200)
  })

  it('takes a fresh sign-in from who has neither password nor factor', async () => {
    const email = 'by-google@example.com'
    const admin = { browser: await signUp(shop, email, 'admin'), email }
    await shop.db.updateTable('sign_in_methods').set({ provider_id: 'google', password: null }).execute()
    later(shop, 11)
    expect((await callAs(shop, admin, ['GET', '/api/export/orders.csv'])).json.code).toBe(code)
    expect((await admin.browser.get('/api/auth/second-factor')).json.methods).toEqual(['sign-in'])
    expect((await prove(admin.browser, { method: 'password', password })).status).toBe(422)
  })

  it('proves the browser that gave it, and no other', async () => {
    const email = 'two-browsers@example.com'
    const one = { browser: await signUp(shop, email, 'manager'), email }
    const two = { browser: await signInAgain(shop, email), email }
    later(shop, 11)
    expect((await prove(one.browser, { method: 'password', password })).status).toBe(200)
    expect((await callAs(shop, one, ['GET', '/api/export/orders.csv'])).status).toBe(200)
    expect((await callAs(shop, two, ['GET', '/api/export/orders.csv'])).json.code).toBe(code)
  })
})

it('the table of permissions asks it of roles, deletion of people, every export, and second factors', () => {
  const bare = Object.entries(permissions).filter(([call, who]) => call.includes('/export/') && !who.fresh)
  expect(bare).toEqual([])
  const fresh = Object.entries(permissions).flatMap(([call, who]) => (who.fresh ? [call] : []))
  expect(fresh.sort()).toEqual([
    'DELETE /deleteUser/{id}',
    'DELETE /deletedOrders',
    'DELETE /demo',
    'DELETE /invitations/{id}',
    'DELETE /secondFactor/{id}',
    'DELETE /userSecondFactor/{id}',
    'GET /export/audit.csv',
    'GET /export/customerList.csv',
    'GET /export/customers.csv',
    'GET /export/orders.csv',
    'GET /export/products.csv',
    'GET /export/report.csv',
    'GET /export/tax.csv',
    'POST /invitations',
    'POST /secondFactor/passkey',
    'POST /secondFactor/passkey/confirm',
    'POST /secondFactor/recoveryCodes',
    'POST /secondFactor/totp',
    'POST /secondFactor/totp/confirm',
    'PUT /staffSecurity',
    'PUT /updateUserRole/{id}',
  ])
})
