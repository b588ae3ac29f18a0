import { defineMessages } from '#src/i18n/messages.ts'

/** The words of notices on a device whose dashboard is closed (N4). */
export const pushMessages = defineMessages({
  title: { en: 'On this device', ar: 'على هذا الجهاز' },
  open: { en: 'When the dashboard is closed', ar: 'عند إغلاق لوحة التحكم' },
  back: { en: 'Back to the notices', ar: 'العودة إلى الإشعارات' },
  about: {
    en: 'This device shows notices also when the dashboard is closed, for as long as you are logged in here. Of an order they say its number and nothing else.',
    ar: 'يعرض هذا الجهاز الإشعارات عند إغلاق لوحة التحكم أيضًا، ما دام تسجيل الدخول قائمًا عليه. لا يظهر من الطلب إلا رقمه.',
  },
  isOn: { en: 'On', ar: 'مفعّلة' },
  isOff: { en: 'Off', ar: 'غير مفعّلة' },
  kinds: { en: 'Tell me of', ar: 'الإشعار عند' },
  noKinds: { en: 'Choose at least one.', ar: 'يلزم اختيار واحد على الأقل.' },
  quiet: { en: 'Quiet hours', ar: 'ساعات الهدوء' },
  quietHint: {
    en: 'Muscat time. What comes meanwhile is told afterwards. Empty for none.',
    ar: 'بتوقيت مسقط. ما يصل خلالها يُعرض بعدها. تُترك فارغة لعدم تحديدها.',
  },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  turnOn: { en: 'Turn on', ar: 'تفعيل' },
  save: { en: 'Save', ar: 'حفظ' },
  turnOff: { en: 'Turn off', ar: 'إيقاف' },
  saved: { en: 'Saved for this device.', ar: 'تم الحفظ لهذا الجهاز.' },
  ended: { en: 'This device shows no more notices.', ar: 'لن تظهر الإشعارات على هذا الجهاز.' },
  failed: { en: 'This could not be saved.', ar: 'تعذّر الحفظ.' },
  noService: {
    en: 'The browser’s own service for notices could not be reached. Please try again later.',
    ar: 'تعذّر الوصول إلى خدمة الإشعارات في المتصفح. يرجى المحاولة لاحقًا.',
  },
  none: {
    en: 'This browser cannot show notices of a closed page, or the shop’s address is not https.',
    ar: 'لا يدعم هذا المتصفح إشعارات الصفحات المغلقة، أو أن عنوان المتجر ليس https.',
  },
  installed: {
    en: 'On this device, add the dashboard to the home screen first (Share, then “Add to Home Screen”), and turn notices on there.',
    ar: 'على هذا الجهاز تُضاف لوحة التحكم أولًا إلى الشاشة الرئيسية (مشاركة، ثم «إضافة إلى الشاشة الرئيسية»)، ثم تُفعَّل الإشعارات فيها.',
  },
  denied: {
    en: 'The browser does not let this shop show notices. Allow them in its settings of this site, then come back.',
    ar: 'لا يسمح المتصفح لهذا المتجر بعرض الإشعارات. يمكن السماح بها في إعدادات الموقع في المتصفح ثم العودة إلى هنا.',
  },
  notLoaded: { en: 'This could not be loaded.', ar: 'تعذّر التحميل.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
})
