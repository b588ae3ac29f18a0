import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the email that brings the shop a message from its contact page. */
export const contactEmailMessages = defineMessages({
  subject: { en: (name: string) => `Message from ${name}`, ar: (name: string) => `رسالة من ${name}` },
  title: { en: 'A message from the contact page', ar: 'رسالة من صفحة التواصل' },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  replySubject: {
    en: (shop: string) => `${shop} answers your message`,
    ar: (shop: string) => `رد ${shop} على رسالتكم`,
  },
  replyTitle: { en: 'Our answer', ar: 'الرد على الرسالة' },
  youWrote: { en: 'The message was:', ar: 'نص الرسالة:' },
  answer: { en: 'Answer this email to write back.', ar: 'الرد على هذه الرسالة يصل إلى مرسلها.' },
})
