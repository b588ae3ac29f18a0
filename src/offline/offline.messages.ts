import { defineMessages } from '#src/i18n/messages.ts'

export const offlineMessages = defineMessages({
  lost: {
    en: 'No connection. Prices may have changed.',
    ar: 'لا يوجد اتصال. قد تكون الأسعار تغيّرت.',
  },
  title: { en: 'No connection', ar: 'لا يوجد اتصال' },
  unseen: {
    en: 'This page was not opened on this device before. What you put in the cart is safe.',
    ar: 'لم تُفتح هذه الصفحة على هذا الجهاز من قبل. محتويات السلة محفوظة.',
  },
  tryAgain: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  readable: { en: 'What can be opened now', ar: 'ما يمكن فتحه الآن' },
})
