import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the list of devices on the profile card (I14). */
export const sessionListMessages = defineMessages({
  title: { en: 'Devices', ar: 'الأجهزة' },
  text: {
    en: 'Where this account is logged in. Log out what you do not know, then change the password.',
    ar: 'الأجهزة التي تم منها الدخول إلى هذا الحساب. يرجى تسجيل الخروج من أي جهاز غير معروف ثم تغيير كلمة المرور.',
  },
  current: { en: 'This device', ar: 'هذا الجهاز' },
  lastSeen: { en: (at: string) => `Last seen ${at}`, ar: (at: string) => `آخر ظهور ${at}` },
  signedIn: { en: (at: string) => `Logged in ${at}`, ar: (at: string) => `تسجيل الدخول ${at}` },
  address: { en: 'Address', ar: 'العنوان' },
  end: { en: 'Log out', ar: 'تسجيل الخروج' },
  endOf: {
    en: (device: string) => `Log out ${device}`,
    ar: (device: string) => `تسجيل الخروج من ${device}`,
  },
  showAll: {
    en: (count: number) => `Show all devices (${count})`,
    ar: (count: number) => `عرض كل الأجهزة (${count})`,
  },
  endOthers: { en: 'Log out all other devices', ar: 'تسجيل الخروج من الأجهزة الأخرى' },
  sure: { en: 'Log out all other devices?', ar: 'تسجيل الخروج من كل الأجهزة الأخرى؟' },
  sureText: {
    en: 'They have to log in again. This device stays logged in.',
    ar: 'سيلزم تسجيل الدخول فيها من جديد، ويبقى هذا الجهاز كما هو.',
  },
  failed: { en: 'That did not work', ar: 'تعذّر ذلك' },
  notLoaded: { en: 'The list could not be loaded.', ar: 'تعذّر تحميل القائمة.' },
  tryAgain: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
})
