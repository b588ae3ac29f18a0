import { expect, it } from 'vitest'
import { describeShop } from '#test/shop.ts'
import { accountEmails } from './account.emails.ts'

const link = 'https://shop.test/authentication/reset-password?token=abc&x=1'

describeShop('the emails about an account', (shop) => {
  it.each([
    ['reset-password', 'en', 'Reset your password at Haqiba', '60 minutes', 'Hello Maryam,'],
    ['reset-password', 'ar', 'إعادة تعيين كلمة المرور في حقيبة', '60 دقيقة', 'أهلًا Maryam،'],
    ['verify-email', 'en', 'Confirm your email for Haqiba', 'confirm that it is yours', 'Hello Maryam,'],
    ['verify-email', 'ar', 'تأكيد بريدك الإلكتروني في حقيبة', 'يرجى تأكيد', 'أهلًا Maryam،'],
  ] as const)(
    '%s in %s has its link, its words and a greeting',
    async (kind, locale, subject, told, hello) => {
      const mail = await accountEmails[kind]({ payload: { link, name: 'Maryam' }, locale }, shop.shop)
      expect(mail.subject).toBe(subject)
      for (const words of [told, hello, link]) expect(mail.text).toContain(words)
      expect(mail.html).toContain(`href="${link.replaceAll('&', '&#38;')}"`)
      const stranger = await accountEmails[kind](
        { payload: { link, name: 'Visit casino.example' }, locale },
        shop.shop,
      )
      expect(stranger.text + stranger.html).not.toContain('casino')
    },
  )

  it('has no link left once it was wiped', async () => {
    const mail = await accountEmails['reset-password']({ payload: { link: '' }, locale: 'en' }, shop.shop)
    expect(mail.text).toContain('Choose a new password')
    expect(mail.html).not.toContain('href')
  })
})

describeShop('the emails about what happened to an account (I14)', (shop) => {
  const at = '2026-03-01T08:05:00Z'
  const device = { browser: 'Safari', system: 'iPhone', address: '203.0.113.*' }

  it.each([
    ['en', 'A new device logged in', ['Safari on iPhone', '203.0.113.*', '01 Mar, 2026 12:05 pm']],
    ['ar', 'تسجيل دخول من جهاز جديد', ['متصفح Safari على iPhone', '203.0.113.*', '1 مارس 2026 12:05 م']],
  ] as const)(
    'say in %s which device it was, when in Muscat, and what to do',
    async (locale, subject, said) => {
      const payload = { name: 'Visit casino.example', at, ...device }
      const mail = await accountEmails['new-device']({ payload, locale }, shop.shop)
      expect(mail.subject).toContain(subject)
      for (const words of [...said, '/authentication/forgot-password']) expect(mail.text).toContain(words)
      expect(mail.text + mail.html).not.toContain('casino')
    },
  )

  it.each(['en', 'ar'] as const)('say in %s that the password is another one', async (locale) => {
    const mail = await accountEmails['password-changed']({ payload: { name: 'Noor', at }, locale }, shop.shop)
    expect(mail.text).toContain(locale === 'en' ? 'was changed on 01 Mar, 2026' : 'بتوقيت مسقط')
    expect(mail.html).toContain('/authentication/forgot-password')
  })

  it.each(['factor-added', 'factor-removed'] as const)(
    'say of %s where to choose a new password, as they advise',
    async (kind) => {
      const payload = { name: 'Noor', factor: 'Phone' }
      const mail = await accountEmails[kind]({ payload, locale: 'ar' }, shop.shop)
      expect(mail.text).toContain('Phone')
      expect(mail.html).toContain('/ar/authentication/forgot-password')
    },
  )
})
