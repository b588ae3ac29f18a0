import type { Text } from '#src/core/locale.ts'
import { Problem, type ProblemKind } from '#src/core/problem.ts'

type Refusal = { kind: ProblemKind; text: Text; path?: string }

const wrongPassword: Text = {
  en: 'This is not the password of the account.',
  ar: 'كلمة المرور غير صحيحة.',
}
const deadLink: Text = {
  en: 'This link has been used already or is too old. Please ask for a new one.',
  ar: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. يرجى طلب رابط جديد.',
}
const alreadyExists: Text = {
  en: 'There is an account with this email already. Log in, or reset the password.',
  ar: 'يوجد حساب بهذا البريد. يمكن تسجيل الدخول أو إعادة تعيين كلمة المرور.',
}
const pleaseLogIn: Text = { en: 'Please log in to go on.', ar: 'يرجى تسجيل الدخول للمتابعة.' }

/** What the provider's codes mean to the person in front of the screen. */
const refusals: Record<string, Refusal> = {
  // One saying for an unknown e-mail and a wrong password, so that nobody learns who has an account.
  INVALID_EMAIL_OR_PASSWORD: {
    kind: 'unauthenticated',
    text: {
      en: 'The email or the password is not right.',
      ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    },
  },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { kind: 'refused', text: alreadyExists, path: 'email' },
  USER_ALREADY_EXISTS: { kind: 'refused', text: alreadyExists, path: 'email' },
  // Only somebody who opened the same account at the same moment makes storing it fail.
  FAILED_TO_CREATE_USER: { kind: 'refused', text: alreadyExists, path: 'email' },
  INVALID_PASSWORD: { kind: 'refused', text: wrongPassword, path: 'password' },
  CREDENTIAL_ACCOUNT_NOT_FOUND: {
    kind: 'refused',
    text: {
      en: 'This account has no password yet. Ask for one under "Forgot password".',
      ar: 'لا توجد كلمة مرور لهذا الحساب بعد. يمكن طلبها من «نسيت كلمة المرور؟».',
    },
  },
  PASSWORD_NEEDED: {
    kind: 'refused',
    text: {
      en: 'Please choose a new password. It replaces the one of whoever opened this account.',
      ar: 'يرجى اختيار كلمة مرور جديدة، تحل محل كلمة مرور من فتح هذا الحساب.',
    },
    path: 'newPassword',
  },
  INVALID_TOKEN: { kind: 'refused', text: deadLink, path: 'token' },
  TOKEN_EXPIRED: { kind: 'refused', text: deadLink, path: 'token' },
  USER_NOT_FOUND: { kind: 'refused', text: deadLink, path: 'token' },
  SESSION_EXPIRED: {
    kind: 'refused',
    text: {
      en: 'Please log out and in again, and do this within ten minutes.',
      ar: 'يرجى تسجيل الخروج ثم الدخول من جديد، وإتمام ذلك خلال عشر دقائق.',
    },
  },
  UNAUTHORIZED: { kind: 'unauthenticated', text: pleaseLogIn },
  PROVIDER_NOT_FOUND: {
    kind: 'not-found',
    // Where its issuer cannot be asked how it signs in, the library does not know the provider; it asks again each time.
    text: {
      en: 'This way to log in cannot be reached just now. Please try again in a few minutes, or use your email.',
      ar: 'تعذّر الوصول إلى طريقة الدخول هذه الآن. يرجى المحاولة بعد بضع دقائق، أو استخدام البريد الإلكتروني.',
    },
  },
}

const byStatus: Record<number, Refusal> = {
  401: { kind: 'unauthenticated', text: pleaseLogIn },
  403: { kind: 'forbidden', text: { en: 'This is not allowed.', ar: 'هذا الإجراء غير مسموح.' } },
  404: { kind: 'not-found', text: { en: 'There is no such call.', ar: 'هذا الرابط غير موجود.' } },
}

const notRead: Refusal = {
  kind: 'refused',
  text: { en: 'The shop could not do this.', ar: 'تعذّر تنفيذ ذلك.' },
}

/**
 * A refusal of the identity provider in the shop's words (A2), with its stable `code` beside them. Throws what is
 * nobody's refusal but a mistake of ours: any status from 500.
 */
export function problemOf(status: number, code: string | undefined): Problem {
  if (status >= 500 && !(code && code in refusals))
    throw new Error(`identity answered ${status} ${code ?? ''}`)
  const { kind, text, path } = (code && refusals[code]) || byStatus[status] || notRead
  return new Problem(kind, text, {
    ...(path && { errors: [{ path, message: text }] }),
    extra: { code: code ?? 'REFUSED' },
  })
}
