import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the emails about an account. */
export const accountEmailMessages = defineMessages({
  hello: { en: (name: string) => `Hello ${name},`, ar: (name: string) => `أهلًا ${name}،` },
  resetSubject: {
    en: (shop: string) => `Reset your password at ${shop}`,
    ar: (shop: string) => `إعادة تعيين كلمة المرور في ${shop}`,
  },
  resetTitle: { en: 'Choose a new password', ar: 'اختيار كلمة مرور جديدة' },
  resetText: {
    en: 'You asked for a new password for this account. The link below works once, for 60 minutes.',
    ar: 'وصلنا طلب كلمة مرور جديدة لهذا الحساب. يعمل الرابط التالي مرة واحدة خلال 60 دقيقة.',
  },
  resetButton: { en: 'Choose a new password', ar: 'اختيار كلمة المرور' },
  resetNote: {
    en: 'If you did not ask for it, do nothing: your password stays as it is.',
    ar: 'إن لم يكن ذلك بطلب منك فلا داعي لفعل شيء، وتبقى كلمة المرور كما هي.',
  },
  verifySubject: {
    en: (shop: string) => `Confirm your email for ${shop}`,
    ar: (shop: string) => `تأكيد بريدك الإلكتروني في ${shop}`,
  },
  verifyTitle: { en: 'Is this your email?', ar: 'هل هذا بريدك؟' },
  verifyText: {
    en: 'An account was opened with this address. Please confirm that it is yours; then your orders are together in one place.',
    ar: 'فُتح حساب بهذا العنوان. يرجى تأكيد أنه لك، لتكون الطلبات كلها في مكان واحد.',
  },
  verifyButton: { en: 'Confirm my email', ar: 'تأكيد البريد' },
  invitationSubject: {
    en: (shop: string) => `Invitation to the staff of ${shop}`,
    ar: (shop: string) => `دعوة إلى فريق ${shop}`,
  },
  invitationTitle: { en: 'Join the staff', ar: 'الانضمام إلى الفريق' },
  invitationText: {
    en: (role: string) =>
      `The shop invites you to its dashboard, as: ${role}. The link below works once, for 48 hours.`,
    ar: (role: string) =>
      `وصلتك هذه الدعوة للعمل في لوحة تحكم المتجر، والدور: ${role}. يعمل الرابط التالي مرة واحدة خلال 48 ساعة.`,
  },
  invitationButton: { en: 'See the invitation', ar: 'عرض الدعوة' },
  invitationNote: {
    en: 'If you do not know this shop, do nothing: without this step nobody gets an account.',
    ar: 'إن لم يكن هذا المتجر معروفًا لديك فلا داعي لفعل شيء، فلا يُفتح أي حساب من دون هذه الخطوة.',
  },
  manager: { en: 'Manager', ar: 'مشرف' },
  admin: { en: 'Admin', ar: 'مدير المتجر' },
  deviceSubject: {
    en: (shop: string) => `A new device logged in to your account at ${shop}`,
    ar: (shop: string) => `تسجيل دخول من جهاز جديد إلى الحساب في ${shop}`,
  },
  deviceTitle: { en: 'Was this you?', ar: 'تسجيل دخول من جهاز جديد' },
  deviceText: {
    en: 'Somebody logged in to your account on a device it did not know.',
    ar: 'تم تسجيل الدخول إلى الحساب من جهاز لم يُعرف من قبل.',
  },
  device: { en: 'Device', ar: 'الجهاز' },
  when: { en: 'When (Muscat)', ar: 'الوقت (مسقط)' },
  address: { en: 'Address', ar: 'العنوان' },
  deviceNote: {
    en: 'If it was you, there is nothing to do. If not, choose a new password: it logs out every device.',
    ar: 'إذا كان هذا الدخول معروفًا فلا داعي لفعل شيء، وإلا يرجى اختيار كلمة مرور جديدة، وبها يتم تسجيل الخروج من كل الأجهزة.',
  },
  changeButton: { en: 'Choose a new password', ar: 'اختيار كلمة مرور جديدة' },
  changedSubject: {
    en: (shop: string) => `Your password at ${shop} was changed`,
    ar: (shop: string) => `تم تغيير كلمة المرور في ${shop}`,
  },
  changedTitle: { en: 'Your password was changed', ar: 'تم تغيير كلمة المرور' },
  changedText: {
    en: (at: string) => `The password of your account was changed on ${at}, Muscat time.`,
    ar: (at: string) => `تم تغيير كلمة مرور الحساب في ${at} بتوقيت مسقط.`,
  },
  changedNote: {
    en: 'If it was not you, choose a new one at once: it logs out every device.',
    ar: 'إذا لم يكن هذا التغيير معروفًا يرجى اختيار كلمة مرور جديدة فورًا، وبها يتم تسجيل الخروج من كل الأجهزة.',
  },
  verifyNote: {
    en: 'If it was not you, do nothing; nobody sees your orders without this step.',
    ar: 'إن لم يكن الحساب لك فلا داعي لفعل شيء، فلن يرى أحد الطلبات من دون هذه الخطوة.',
  },
  factorAddedSubject: {
    en: (shop: string) => `A second factor was added to your account at ${shop}`,
    ar: (shop: string) => `تمت إضافة عامل تحقق ثانٍ إلى الحساب في ${shop}`,
  },
  factorAddedTitle: { en: 'A second factor was added', ar: 'تمت إضافة عامل تحقق ثانٍ' },
  factorAddedText: {
    en: (factor: string) => `Logging in to this account asks for it from now on: ${factor}.`,
    ar: (factor: string) => `سيُطلب عند الدخول إلى هذا الحساب من الآن: ${factor}.`,
  },
  factorRemovedSubject: {
    en: (shop: string) => `A second factor was removed from your account at ${shop}`,
    ar: (shop: string) => `تم حذف عامل التحقق من الحساب في ${shop}`,
  },
  factorRemovedTitle: { en: 'A second factor was removed', ar: 'تم حذف عامل تحقق' },
  factorRemovedText: {
    en: (factor: string) => `Logging in to this account asks for it no more: ${factor}.`,
    ar: (factor: string) => `لن يُطلب عند الدخول إلى هذا الحساب بعد الآن: ${factor}.`,
  },
  factorNote: {
    en: 'If this was not you, choose a new password and tell the admin of the shop.',
    ar: 'إن حدث ذلك من دون علمك، فيرجى اختيار كلمة مرور جديدة وإبلاغ مدير المتجر.',
  },
})
