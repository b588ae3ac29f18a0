import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the address book (O39). */
export const addressMessages = defineMessages({
  title: { en: 'Addresses', ar: 'العناوين' },
  text: {
    en: 'Checkout fills these in. Nobody else sees them until an order goes there.',
    ar: 'تُعبأ تلقائيًا عند إتمام الطلب، ولا يراها أحد حتى يُرسل طلب إليها.',
  },
  none: { en: 'No address is kept yet.', ar: 'لا توجد عناوين محفوظة بعد.' },
  add: { en: 'Add an address', ar: 'إضافة عنوان' },
  edit: { en: 'Change the address', ar: 'تعديل العنوان' },
  change: { en: 'Change', ar: 'تعديل' },
  changeOf: { en: (name: string) => `Change ${name}`, ar: (name: string) => `تعديل ${name}` },
  remove: { en: 'Delete', ar: 'حذف' },
  removeOf: { en: (name: string) => `Delete ${name}`, ar: (name: string) => `حذف ${name}` },
  removeTitle: { en: 'Delete this address?', ar: 'حذف هذا العنوان؟' },
  removeText: { en: 'Orders that went there keep it.', ar: 'تبقى الطلبات المرسلة إليه كما هي.' },
  removed: { en: 'The address has been deleted.', ar: 'تم حذف العنوان.' },
  default: { en: 'Default', ar: 'الافتراضي' },
  makeDefault: { en: 'Use this one first', ar: 'اعتماده عنوانًا افتراضيًا' },
  label: { en: 'Called', ar: 'الوصف' },
  labelHint: { en: 'Such as home or work.', ar: 'مثل: المنزل أو العمل.' },
  name: { en: 'Name', ar: 'الاسم' },
  phone: { en: 'Mobile Number', ar: 'رقم الهاتف' },
  line: { en: 'Way and house, or a landmark', ar: 'رقم السكة والمنزل، أو معلَم قريب' },
  needed: { en: 'This field is needed.', ar: 'هذا الحقل مطلوب.' },
  save: { en: 'Save', ar: 'حفظ' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  keep: { en: 'Keep it', ar: 'الإبقاء عليه' },
  saved: { en: 'The address has been saved.', ar: 'تم حفظ العنوان.' },
  failed: { en: 'Something went wrong!', ar: 'حدث خطأ ما!' },
  offline: {
    en: 'No answer came: you seem to be offline. What you typed is still here.',
    ar: 'لم يصل رد، يبدو أن الاتصال مقطوع. كل ما كُتب ما زال هنا.',
  },
  notLoaded: { en: 'The addresses could not be loaded.', ar: 'تعذّر تحميل العناوين.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
})
