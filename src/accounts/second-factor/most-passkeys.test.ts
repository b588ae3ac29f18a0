import { expect, it } from 'vitest'
import { describeShop } from '#test/shop.ts'
import { isThereAlready, tooManyPasskeys } from './factor-problems.ts'
import { addApp, callAs, signUp } from './second-factor.sample.ts'

describeShop('an account with many passkeys', (shop) => {
  it('has at most ten passkeys, and is told so before the key is touched', async () => {
    const email = 'ten-keys@example.com'
    const browser = await signUp(shop, email, 'manager')
    const me = await callAs(shop, { browser, email }, ['GET', '/api/me'])
    const at = shop.now.toISOString()
    const rows = Array.from({ length: 10 }, (_, n) => {
      const id = `${email}-${n}`
      const times = { created_at: at, confirmed_at: at }
      return {
        id,
        user_id: me.json.data._id,
        kind: 'passkey',
        transports: '[]',
        name: `Key ${n}`,
        credential_id: id,
        ...times,
      }
    })
    const ask = () => callAs(shop, { browser, email }, ['POST', '/api/secondFactor/passkey'])
    expect((await ask()).status).toBe(200)
    await shop.db.insertInto('second_factors').values(rows).execute()
    await shop.db.updateTable('sessions').set({ factor_proved_at: at }).execute()
    const refused = await ask()
    expect([refused.status, refused.json.detail]).toEqual([409, tooManyPasskeys(10).text.en])
    expect(refused.json.detail).toContain('at most 10 passkeys')
    // An app is none of them; a second app is told as what it is.
    await addApp(shop, { browser, email })
    const again = await callAs(shop, { browser, email }, ['POST', '/api/secondFactor/totp'], {
      name: 'Phone',
    })
    expect([again.status, again.json.detail]).toEqual([409, isThereAlready().text.en])
  })
})
