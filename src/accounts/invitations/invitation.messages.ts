import { defineMessages } from '#src/i18n/messages.ts'

/** The words of inviting somebody to the staff, and of the page the letter leads to. */
export const invitationMessages = defineMessages({
  invite: { en: 'Invite to the staff', ar: 'دعوة إلى الفريق' },
  inviteLead: {
    en: 'An email with a link is sent, which works once, for 48 hours.',
    ar: 'تُرسل رسالة فيها رابط يعمل مرة واحدة خلال 48 ساعة.',
  },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  role: { en: 'Role', ar: 'الدور' },
  manager: { en: 'Manager', ar: 'مشرف' },
  admin: { en: 'Admin', ar: 'مدير المتجر' },
  managerText: { en: 'Products, orders and sliders', ar: 'المنتجات والطلبات وشرائح العرض' },
  adminText: {
    en: 'Everything, settings and users included',
    ar: 'كل شيء، بما في ذلك الإعدادات والمستخدمون',
  },
  send: { en: 'Send invitation', ar: 'إرسال الدعوة' },
  sending: { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  filed: { en: 'The invitation did not leave the shop', ar: 'لم تخرج الدعوة من المتجر' },
  filedText: {
    en: 'Without a mail server (SMTP_URL) its email waits in a folder.',
    ar: 'من دون خادم بريد (SMTP_URL) تبقى رسالتها في مجلد.',
  },
  letters: { en: 'Emails', ar: 'رسائل البريد' },
  invited: { en: 'The invitation is on its way', ar: 'الدعوة في الطريق' },
  open: { en: 'Open invitations', ar: 'الدعوات المفتوحة' },
  until: { en: (when: string) => `until ${when}`, ar: (when: string) => `حتى ${when}` },
  by: { en: (who: string) => `by ${who}`, ar: (who: string) => `من ${who}` },
  revoke: { en: 'Take back', ar: 'إلغاء الدعوة' },
  revokeOf: { en: (email: string) => `Take back: ${email}`, ar: (email: string) => `إلغاء الدعوة: ${email}` },
  sure: { en: 'Take this invitation back?', ar: 'إلغاء هذه الدعوة؟' },
  sureText: {
    en: (email: string) => `The link that was sent to ${email} stops working at once.`,
    ar: (email: string) => `يتوقف الرابط المرسل إلى ${email} عن العمل فورًا.`,
  },
  revoked: { en: 'The invitation is taken back', ar: 'تم إلغاء الدعوة' },
  wrong: { en: 'Something went wrong!', ar: 'حدث خطأ ما!' },
  failedList: { en: 'The open invitations could not be loaded.', ar: 'تعذّر تحميل الدعوات المفتوحة.' },
  title: { en: 'Invitation to the staff', ar: 'دعوة إلى فريق العمل' },
  lead: {
    en: (email: string, role: string) => `For ${email}, as: ${role}. Please choose a name and a password.`,
    ar: (email: string, role: string) => `إلى ${email}، والدور: ${role}. يرجى اختيار اسم وكلمة مرور.`,
  },
  leadAccount: {
    en: (email: string, role: string) => `For the account ${email}, as: ${role}.`,
    ar: (email: string, role: string) => `لحساب ${email}، والدور: ${role}.`,
  },
  logInFirst: {
    en: 'This account exists already: its password accepts the invitation.',
    ar: 'هذا الحساب موجود بالفعل: تُقبل الدعوة بكلمة مروره.',
  },
  otherWays: {
    en: 'Another way to log in? Log in first, then open the link of the email again.',
    ar: 'طريقة أخرى لتسجيل الدخول؟ يرجى تسجيل الدخول أولًا ثم فتح رابط الرسالة من جديد.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  accept: { en: 'Accept', ar: 'قبول الدعوة' },
  accepting: { en: 'One moment…', ar: 'لحظة…' },
  done: { en: 'Welcome to the staff', ar: 'أهلًا ومرحبًا في الفريق' },
  deadTitle: { en: 'This invitation does not work', ar: 'هذه الدعوة لا تعمل' },
  deadText: {
    en: 'It was used already, taken back or is older than 48 hours. Please ask for a new one.',
    ar: 'استُخدمت من قبل أو أُلغيت أو مضى عليها أكثر من 48 ساعة. يرجى طلب دعوة جديدة.',
  },
  toLogin: { en: 'Log in', ar: 'تسجيل الدخول' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  offline: {
    en: 'The shop could not be reached. Please try again.',
    ar: 'تعذّر الوصول إلى المتجر. يرجى المحاولة مرة أخرى.',
  },
})
