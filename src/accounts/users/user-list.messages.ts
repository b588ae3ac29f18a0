import { defineMessages, plural } from '#src/i18n/messages.ts'

/** The words of /dashboard/allUsers, with product.md section 8's messages. */
export const userListMessages = defineMessages({
  title: { en: 'All Users', ar: 'كل المستخدمين' },
  count: {
    en: (count: number) => plural('en', count, { one: '# user', other: '# users' }),
    ar: (count: number) =>
      plural('ar', count, {
        zero: 'لا أحد',
        one: 'مستخدم واحد',
        two: 'مستخدمان',
        few: '# مستخدمين',
        many: '# مستخدمًا',
        other: '# مستخدم',
      }),
  },
  search: { en: 'Search by name or email', ar: 'البحث بالاسم أو البريد الإلكتروني' },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  role: { en: 'Role', ar: 'الدور' },
  since: { en: 'Since', ar: 'منذ' },
  actions: { en: 'Actions', ar: 'الإجراءات' },
  you: { en: 'You', ar: 'أنت' },
  unverified: { en: 'not verified', ar: 'غير مؤكَّد' },
  admin: { en: 'Admin', ar: 'مدير المتجر' },
  manager: { en: 'Manager', ar: 'مشرف' },
  customer: { en: 'Customer', ar: 'عميل' },
  makeManager: { en: 'Make manager', ar: 'ترقية إلى مشرف' },
  removeManager: { en: 'Remove manager', ar: 'سحب دور المشرف' },
  makeAdmin: { en: 'Make admin', ar: 'ترقية إلى مدير' },
  removeAdmin: { en: 'Remove admin', ar: 'سحب دور المدير' },
  forWhom: {
    en: (what: string, who: string) => `${what}: ${who}`,
    ar: (what: string, who: string) => `${what}: ${who}`,
  },
  sure: { en: 'Are you sure?', ar: 'هل تتم المتابعة؟' },
  makeManagerText: {
    en: (who: string) => `${who} will manage products, orders and sliders.`,
    ar: (who: string) => `سيتمكن ${who} من إدارة المنتجات والطلبات وشرائح العرض.`,
  },
  makeAdminText: {
    en: (who: string) => `${who} will be able to do everything, settings and users included.`,
    ar: (who: string) => `سيتمكن ${who} من كل شيء، بما في ذلك الإعدادات والمستخدمون.`,
  },
  removeText: {
    en: (who: string) => `${who} will be a customer and lose access to the dashboard at once.`,
    ar: (who: string) => `سيصبح ${who} عميلًا، ولن يتمكن من دخول لوحة التحكم.`,
  },
  removeSelfText: {
    en: 'This is your own account: you will be a customer and leave this page at once.',
    ar: 'هذا حسابك: سيصبح حساب عميل، وستُغلق هذه الصفحة فورًا.',
  },
  success: { en: 'Success', ar: 'تم بنجاح!' },
  wrong: { en: 'Something went wrong!', ar: 'حدث خطأ ما!' },
  removeFactor: { en: 'Remove second factor', ar: 'حذف عامل التحقق' },
  removeFactorText: {
    en: (who: string) =>
      `${who} will log in without it, and is told by email. Please make sure that it is really them who asks.`,
    ar: (who: string) =>
      `سيتم الدخول إلى حساب ${who} من دونه، مع إرسال بريد بذلك. يرجى التأكد من هوية صاحب الطلب.`,
  },
  remove: { en: 'Delete user', ar: 'حذف المستخدم' },
  revert: {
    en: (who: string) =>
      `You won't be able to revert this! The account of ${who} is deleted; orders stay without the name.`,
    ar: (who: string) => `لا يمكن التراجع عن هذا الإجراء! سيُحذف حساب ${who} وتبقى الطلبات بلا اسم.`,
  },
  sureYes: { en: 'Yes, delete it!', ar: 'نعم، حذف المستخدم' },
  deleted: { en: 'Deleted!', ar: 'تم الحذف!' },
  deletedText: { en: 'User deleted successfully', ar: 'تم حذف المستخدم بنجاح' },
  error: { en: 'Error!', ar: 'حدث خطأ!' },
  deleteFailed: { en: 'Failed to delete user.', ar: 'تعذّر حذف المستخدم.' },
  failedList: { en: 'The users could not be loaded.', ar: 'تعذّر تحميل المستخدمين.' },
  again: { en: 'Try again', ar: 'المحاولة مرة أخرى' },
  more: { en: 'Show more', ar: 'عرض المزيد' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  nobody: { en: 'Nobody found', ar: 'لا نتائج' },
  nobodyText: {
    en: (q: string) => `No name or email contains “${q}”.`,
    ar: (q: string) => `لا يوجد اسم أو بريد يحتوي على «${q}».`,
  },
})
