import { defineMessages, plural } from '#src/i18n/messages.ts'

/** The words of checkout; texts product.md quotes stand in English exactly as it has them. */
export const checkoutMessages = defineMessages({
  title: { en: 'Checkout', ar: 'إتمام الطلب' },
  home: { en: 'Homepage', ar: 'الرئيسية' },
  loading: { en: 'Preparing checkout', ar: 'جارٍ تجهيز الطلب' },

  shipping: { en: 'Shipping details', ar: 'بيانات التوصيل' },
  starred: { en: 'Fields with * are needed.', ar: 'الحقول المعلّمة بـ * مطلوبة.' },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  mobileNumber: { en: 'Mobile Number', ar: 'رقم الهاتف' },
  mobileHint: { en: 'We call this number before delivery.', ar: 'نتصل بهذا الرقم قبل التوصيل.' },
  mobileHintKept: {
    en: 'We call this number once it is ready.',
    ar: 'نتصل بهذا الرقم عندما يصبح الطلب جاهزًا.',
  },
  address: { en: 'Address', ar: 'العنوان' },
  addressHint: {
    en: 'Way and house, or a landmark.',
    ar: 'رقم السكة والمنزل، أو معلَم قريب.',
  },
  addressHintKept: { en: 'For the tax invoice.', ar: 'للفاتورة الضريبية.' },
  comment: { en: 'Comment', ar: 'ملاحظة' },
  addNote: { en: 'Add a note', ar: 'إضافة ملاحظة' },
  addNoteOrPin: { en: 'Add a note or a pin', ar: 'إضافة ملاحظة أو الموقع على الخريطة' },

  deliveryArea: { en: 'Delivery area', ar: 'مكان التوصيل' },
  promise: {
    en: (time: string) => `Within ${time}; we call to confirm first.`,
    ar: (time: string) => `خلال ${time}، ونتصل بك أولًا للتأكيد.`,
  },

  summary: { en: 'Order summary', ar: 'ملخص الطلب' },
  change: { en: 'Change', ar: 'تغيير' },
  changeOf: { en: (name: string) => `Change ${name}`, ar: (name: string) => `تغيير ${name}` },
  confirm: { en: 'Confirm Order', ar: 'تأكيد الطلب' },
  wait: { en: 'Please Wait...', ar: 'يرجى الانتظار...' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  cancel: { en: 'Cancel Order', ar: 'إلغاء الطلب' },
  stillMissing: { en: 'Still needed: ', ar: 'بقي: ' },
  stillCount: {
    en: (n: number) => `${n} still needed`,
    ar: (n: number) =>
      plural('ar', n, {
        one: 'بقي حقل واحد',
        two: 'بقي حقلان',
        few: 'بقيت # حقول',
        many: 'بقي # حقلًا',
        other: 'بقي # حقل',
      }),
  },
  comma: { en: ', ', ar: '، ' },
})
