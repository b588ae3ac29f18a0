import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the Contact us page; "Send Message" stands as product.md has it. */
export const contactMessages = defineMessages({
  title: { en: 'Contact us', ar: 'تواصل معنا' },
  description: {
    en: 'Write to us, call us or message us on WhatsApp: a person answers.',
    ar: 'بالكتابة أو الاتصال أو عبر واتساب، وسيرد شخص من فريقنا.',
  },
  lead: {
    en: 'A question about a size, a colour or your order? A person answers.',
    ar: 'عندك سؤال عن مقاس أو لون أو عن طلبك؟ يرد عليك شخص من فريقنا.',
  },
  writeUs: { en: 'Write to us', ar: 'رسالة إلينا' },
  starred: { en: 'All three are needed.', ar: 'نحتاج الحقول الثلاثة كلها.' },
  fullName: { en: 'Full name', ar: 'الاسم الكامل' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  emailHint: { en: 'Our answer goes there.', ar: 'نرسل الرد إليه.' },
  message: { en: 'Message', ar: 'رسالتك' },
  send: { en: 'Send Message', ar: 'إرسال الرسالة' },
  sending: { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  fillIn: { en: 'Please fill this in.', ar: 'هذا الحقل مطلوب.' },
  wrongEmail: {
    en: 'This email address is not complete. Example: salma@example.com',
    ar: 'عنوان البريد غير مكتمل. مثال: salma@example.com',
  },
  thanksTitle: { en: 'Your message is with us', ar: 'وصلتنا رسالتك' },
  thanks: {
    en: 'Thank you for writing. Our answer comes to your email.',
    ar: 'شكرًا لتواصلك معنا. سيصلك ردّنا على بريدك الإلكتروني.',
  },
  another: { en: 'Write another message', ar: 'كتابة رسالة أخرى' },
  check: {
    en: 'Your message was not sent: something in the form needs another look. Go back in your browser and you find what you typed.',
    ar: 'لم تُرسل الرسالة، ففي النموذج ما يحتاج إلى مراجعة. بالرجوع خطوة في المتصفح يظهر ما كُتب.',
  },
  later: {
    en: 'Your message could not be sent just now. Please try again in a minute, or call us.',
    ar: 'تعذّر إرسال الرسالة الآن. يرجى المحاولة مرة أخرى بعد دقيقة، أو الاتصال بنا.',
  },
  offline: {
    en: 'No answer came: you seem to be offline. What you typed is still here.',
    ar: 'لم يصل رد، يبدو أن الاتصال مقطوع. كل ما كُتب ما زال هنا.',
  },
})
