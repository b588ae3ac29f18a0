import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the profile card (I8), which shoppers and staff read alike. */
export const profileMessages = defineMessages({
  title: { en: 'Your profile', ar: 'الملف الشخصي' },
  admin: { en: 'Admin', ar: 'مدير المتجر' },
  manager: { en: 'Manager', ar: 'مشرف' },
  customer: { en: 'Customer', ar: 'عميل' },
  name: { en: 'Name', ar: 'الاسم' },
  save: { en: 'Save', ar: 'حفظ' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ...' },
  nameSaved: { en: 'Your name is saved', ar: 'حُفظ الاسم' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  changePassword: { en: 'Change password', ar: 'تغيير كلمة المرور' },
  currentPassword: { en: 'Current password', ar: 'كلمة المرور الحالية' },
  newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  passwordHint: {
    en: 'At least 8 characters. Every other device is logged out.',
    ar: '8 أحرف على الأقل. سيتم تسجيل الخروج من الأجهزة الأخرى.',
  },
  passwordSaved: { en: 'Your new password is saved', ar: 'حُفظت كلمة المرور الجديدة' },
  noPassword: {
    en: 'This account has no password yet. You log in to it through another service.',
    ar: 'ليس لهذا الحساب كلمة مرور بعد، ويتم الدخول إليه عبر خدمة أخرى.',
  },
  makePassword: { en: 'Choose a password', ar: 'إنشاء كلمة مرور' },
  notVerified: {
    en: 'Your email is not confirmed yet. We sent you an email with a link; orders you placed as a guest appear here once it is confirmed.',
    ar: 'لم يُؤكَّد البريد الإلكتروني بعد. أرسلنا إليه رسالة فيها رابط التأكيد، وبعدها تظهر هنا الطلبات التي سُجّلت به قبل فتح الحساب.',
  },
  resend: { en: 'Send the email again', ar: 'إعادة إرسال الرسالة' },
  resent: { en: 'The email is on its way', ar: 'الرسالة في الطريق' },
  resentText: {
    en: 'Please look into your mailbox, and its spam folder too.',
    ar: 'قد تصل إلى مجلد الرسائل غير المرغوبة.',
  },
  data: { en: 'Your data', ar: 'البيانات' },
  dataText: {
    en: 'Everything the shop keeps about this account, as one file.',
    ar: 'كل ما يحتفظ به المتجر عن هذا الحساب في ملف واحد.',
  },
  download: { en: 'Download my data', ar: 'تنزيل بياناتي' },
  delete: { en: 'Delete account', ar: 'حذف الحساب' },
  deleteText: {
    en: 'Name, email and addresses are removed. Orders stay without a name where the law asks the shop to keep them.',
    ar: 'يُحذف الاسم والبريد والعناوين، وتبقى الطلبات بلا اسم حيث يُلزم القانون المتجر بحفظها.',
  },
  deleteOrders: {
    en: 'An order that is not finished keeps its details until it is, and its tracking link works until then.',
    ar: 'يحتفظ الطلب الذي لم يكتمل ببياناته حتى يكتمل، ويعمل رابط تتبّعه حتى ذلك الحين.',
  },
  deleteSure: { en: "You won't be able to revert this!", ar: 'لا يمكن التراجع عن هذا الإجراء!' },
  deleteTitle: { en: 'Delete your account?', ar: 'حذف الحساب نهائيًا؟' },
  deleteYes: { en: 'Yes, delete my account', ar: 'نعم، حذف الحساب' },
  deleting: { en: 'Deleting...', ar: 'جارٍ الحذف...' },
  deleted: { en: 'Your account is deleted', ar: 'حُذف الحساب' },
  failed: { en: 'That did not work', ar: 'تعذّر ذلك' },
  cancel: { en: 'Cancel', ar: 'تراجُع' },
})
