import { expect, it } from 'vitest'
import { describeShop } from '#test/shop.ts'
import { accountEmails } from './account.emails.ts'

const link = 'https://shop.test/authentication/reset-password?token=abc&x=1'

describeShop('the emails about an account', (shop) => {
  it.each([
    ['reset-password', 'en', 'Reset your password at Haqiba', '60 minutes', 'Hello Maryam,'],
    ['reset-password', 'ar', 'إعادة تعيين كلمة المرور في حقيبة', '60 دقيقة', 'أهلًا Maryam،'],
    ['verify-email', 'en', 'Confirm your e-mail for Haqiba', 'confirm that it is yours', 'Hello Maryam,'],
    ['verify-email', 'ar', 'تأكيد بريدكِ الإلكتروني في حقيبة', 'أكّدي من فضلكِ', 'أهلًا Maryam،'],
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
