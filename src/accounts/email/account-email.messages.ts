import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the emails about an account. */
export const accountEmailMessages = defineMessages({
  hello: { en: (name: string) => `Hello ${name},`, ar: (name: string) => `أهلًا ${name}،` },
  resetSubject: {
    en: (shop: string) => `Reset your password at ${shop}`,
    ar: (shop: string) => `إعادة تعيين كلمة المرور في ${shop}`,
  },
  resetTitle: { en: 'Choose a new password', ar: 'اختاري كلمة مرور جديدة' },
  resetText: {
    en: 'You asked for a new password for this account. The link below works once, for 60 minutes.',
    ar: 'طلبتِ كلمة مرور جديدة لحسابكِ. يعمل الرابط التالي مرة واحدة خلال 60 دقيقة.',
  },
  resetButton: { en: 'Choose a new password', ar: 'اختاري كلمة المرور' },
  resetNote: {
    en: 'If you did not ask for it, do nothing: your password stays as it is.',
    ar: 'إذا لم تطلبي ذلك فلا داعي لفعل شيء، ستبقى كلمة مروركِ كما هي.',
  },
  verifySubject: {
    en: (shop: string) => `Confirm your e-mail for ${shop}`,
    ar: (shop: string) => `تأكيد بريدكِ الإلكتروني في ${shop}`,
  },
  verifyTitle: { en: 'Is this your e-mail?', ar: 'هل هذا بريدكِ؟' },
  verifyText: {
    en: 'An account was opened with this address. Please confirm that it is yours; then your orders are together in one place.',
    ar: 'فُتح حساب بهذا العنوان. أكّدي من فضلكِ أنه لكِ، وستجدين طلباتكِ كلها في مكان واحد.',
  },
  verifyButton: { en: 'Confirm my e-mail', ar: 'أكّدي بريدكِ' },
  verifyNote: {
    en: 'If it was not you, do nothing; nobody sees your orders without this step.',
    ar: 'إذا لم تفتحي الحساب فلا داعي لفعل شيء، فلن يرى أحد طلباتكِ من دون هذه الخطوة.',
  },
})
