import { expect, it } from 'vitest'
import { describeShop } from '#test/shop.ts'
import { addApp, callAs, later, prove, signInAgain, signUp } from './second-factor.sample.ts'
import { codeOf, stepAt } from './totp.ts'

const inArabicDigits = (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
const asShownByApps = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`

describeShop('a code as people type it', (shop) => {
  it.each([
    { how: 'with a space', email: 'spaced@example.com', typed: asShownByApps },
    { how: 'in Arabic digits', email: 'arabic@example.com', typed: inArabicDigits },
  ])('$how adds an app, and logs in', async ({ email, typed }) => {
    const who = { browser: await signUp(shop, email, 'manager'), email }
    const begun = await callAs(shop, who, ['POST', '/api/secondFactor/totp'], { name: 'Phone' })
    const code = () => typed(codeOf(begun.json.data.secret, stepAt(shop.now)))
    const confirm = ['POST', '/api/secondFactor/totp/confirm'] as const
    expect((await callAs(shop, who, confirm, { code: code() })).status).toBe(200)
    later(shop, 1)
    const other = await signInAgain(shop, email)
    expect((await prove(other, { method: 'totp', code: code() })).status).toBe(200)
  })

  it('from the paper counts in Arabic digits too; a wrong one is not told to wait for the next', async () => {
    const email = 'paper@example.com'
    const { recoveryCodes } = await addApp(shop, { browser: await signUp(shop, email, 'manager'), email })
    const other = await signInAgain(shop, email)
    const wrong = await prove(other, { method: 'recovery', code: 'abcd-efgh-jkmn' })
    expect(wrong.status).toBe(422)
    expect(wrong.json.message).toBe('This recovery code is not right, or was used already.')
    const paper = inArabicDigits(recoveryCodes.find((one) => /\d/.test(one)) ?? '')
    expect((await prove(other, { method: 'recovery', code: paper })).status).toBe(200)
  })

  it('offers recovery codes for as long as one is left', async () => {
    const email = 'manager-with-paper@example.com'
    const browser = await signUp(shop, email, 'manager')
    const { recoveryCodes } = await addApp(shop, { browser, email })
    for (const [used, code] of recoveryCodes.entries()) {
      const half = await signInAgain(shop, email)
      const { methods } = (await half.get('/api/auth/second-factor')).json
      expect(methods, `after ${used}`).toEqual(['totp', 'recovery'])
      expect((await prove(half, { method: 'recovery', code })).status).toBe(200)
    }
    const { methods } = (await (await signInAgain(shop, email)).get('/api/auth/second-factor')).json
    expect(methods).toEqual(['totp'])
  })
})
