import { defineMessages } from '#src/i18n/messages.ts'

const silent = {
  en: 'The log-in service does not answer just now. Please try again in a few minutes.',
  ar: 'خدمة تسجيل الدخول لا تستجيب الآن. يرجى المحاولة بعد بضع دقائق.',
} as const

/** Why a provider's window let nobody in, by the code that its last page tells. */
export const providerRefusals = defineMessages({
  account_not_linked: {
    en: 'There is an account with this email already. Log in with your password.',
    ar: 'يوجد حساب بهذا البريد. يرجى تسجيل الدخول بكلمة المرور.',
  },
  user_mismatch: {
    en: 'The window proved another account. Please choose the same one in both steps.',
    ar: 'أثبتت النافذة حسابًا آخر. يرجى اختيار الحساب نفسه في الخطوتين.',
  },
  multi_factor_auth_required: {
    en: 'This account asks for a second step that this shop cannot show.',
    ar: 'يتطلب هذا الحساب خطوة تحقق ثانية لا يدعمها هذا المتجر.',
  },
  unauthorized_domain: {
    en: 'This way to log in is not ready yet. Please use your email.',
    ar: 'طريقة الدخول هذه غير جاهزة بعد. يرجى استخدام البريد الإلكتروني.',
  },
  network_request_failed: silent,
  provider_unavailable: silent,
})
