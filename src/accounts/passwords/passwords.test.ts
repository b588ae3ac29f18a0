import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { describeShop } from '#test/shop.ts'
import { isCommon } from './common-passwords.ts'
import { isOwnWord } from './own-words.ts'

describe('a common password', () => {
  test.each([
    'password',
    'PassWord',
    'Password123!',
    'p@ssw0rd',
    'P@$$w0rd2026',
    'monkey2024',
    'Dragon!!!!',
    'chocolate',
    'trustno1',
    'newberry',
    'بسم الله الرحمن',
    '٨٧٦٥٤٣٢١',
    '1qaz 2wsx',
    'aaaaaaaa',
    'zzzzzzzzzzzzzzzz',
    'ab ab ab ab ab',
    'ههههههههه',
    '        ',
  ])('%s is known, however it is written', (password) => {
    expect(isCommon(password)).toBe(true)
  })

  test.each(['Jabal-Akhdar-2400', 'a good long one', 'Wadi-Shab-pools-9', 'q7#Lm2!xV0', 'dragon8301947265'])(
    '%s is none',
    (password) => {
      expect(isCommon(password)).toBe(false)
    },
  )

  it('is no part of one, nor several of them, nor a line of the list', () => {
    for (const password of ['assword', 'password\nmonkey', '', '\n'])
      expect(isCommon(password), JSON.stringify(password)).toBe(false)
  })

  it('is hardly ever one that was made at random', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12, maxLength: 40 }), (text) => !isCommon(`${text}~x-Q`)),
      { numRuns: 300 },
    )
  })
})

test('one of the words around an account is told, and nothing longer', () => {
  const words = ['Maryam Al Balushi', 'maryam', 'noor.salim@example.com', 'noor.salim', 'حقيبة', 'Ali']
  for (const own of ['Maryam2026!', 'MaryamAlBalushi', 'noor.salim', 'noorsalim99', 'noor.salim@example.com'])
    expect(isOwnWord(own, words), own).toBe(true)
  for (const other of ['maryam-in-muscat', 'ali12345', '12345678', 'noor'])
    expect(isOwnWord(other, words), other).toBe(false)
})

describeShop('a new password', (shop) => {
  const email = 'noor.salim@example.com'
  const signUp = (password: string) =>
    shop.post('/api/auth/sign-up/email', { name: 'Noor Salim', email, password })

  it('that leaked is refused in both languages at sign-up, change and reset', async () => {
    const { status, json } = await signUp('Monkey2024!')
    expect([status, json.errors[0].path]).toEqual([422, 'password'])
    expect(json.errors[0].message).toContain('easy to guess')
    const arabic = await shop.post(
      '/api/auth/sign-up/email',
      { name: 'Noor', email, password: 'Monkey2024!' },
      { 'accept-language': 'ar' },
    )
    expect(arabic.json.errors[0].message).toContain('شائعة')
  })

  it("that is the owner's name or e-mail, or the shop's, is refused everywhere", async () => {
    for (const own of ['NoorSalim1!', 'noor.salim', email, 'Haqiba2026!'])
      expect([own, (await signUp(own)).json?.errors?.[0]?.path]).toEqual([own, 'password'])
    const browser = browserOf(shop)
    const password = 'a good long one'
    await browser.post('/api/auth/sign-up/email', { name: 'Noor Salim', email, password })
    const change = { currentPassword: password, newPassword: 'noorsalim77' }
    const refused = await browser.post('/api/auth/change-password', change)
    expect([refused.status, refused.json.errors[0].path]).toEqual([422, 'newPassword'])
    await browser.post('/api/auth/request-password-reset', { email })
    const { payload } = await shop.db
      .selectFrom('mail_outbox')
      .select('payload')
      .where('kind', '=', 'reset-password')
      .executeTakeFirstOrThrow()
    const token = new URL(JSON.parse(payload).link).searchParams.get('token')
    const reset = (newPassword: string) => shop.post('/api/auth/reset-password', { token, newPassword })
    expect((await reset('Noor.Salim!')).json.errors[0].path).toBe('newPassword')
    expect((await reset('a better longer one')).status).toBe(200)
  })
})
