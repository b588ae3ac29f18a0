import { expect, it } from 'vitest'
import { describeShop } from '#test/shop.ts'
import { contactEmails } from './contact.emails.ts'
import { keepMessage } from './contact.store.ts'

describeShop('the email about a message to the shop (P9)', (shop) => {
  it('has every word of it as text, and is answered to who wrote', async () => {
    const messageId = await keepMessage(
      shop.db,
      {
        fullName: 'Salma <Al> Harthy',
        email: 'salma@example.com',
        message: 'Is it there?\n<img src=x>\nشكرًا',
      },
      { now: shop.now, locale: 'ar', shopMail: 'hello@shop.test' },
    )
    for (const locale of ['en', 'ar'] as const) {
      const mail = await contactEmails['contact-message']({ payload: { messageId }, locale }, shop.shop)
      expect(mail.subject).toContain('Salma <Al> Harthy')
      expect(mail.replyTo).toEqual({ name: 'Salma <Al> Harthy', address: 'salma@example.com' })
      expect(mail.text).toContain('> Is it there?\n> <img src=x>\n> شكرًا')
      expect(mail.html).toContain('Is it there?<br>&#60;img src=x&#62;<br>شكرًا')
      expect(mail.html).toContain('href="mailto:salma@example.com"')
    }
  })
})
