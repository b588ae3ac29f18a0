import { problemOf } from '#src/accounts/identity/auth-problems.ts'
import type { Text } from '#src/core/locale.ts'
import type { Log } from '#src/core/log.ts'
import { Problem } from '#src/core/problem.ts'
import { passwordAsked } from './password-asked.ts'

type Refused = { field?: 'password' | 'newPassword' | undefined; log: Log }

/** Google's codes for what the shop's own accounts refuse in the same words: record 028. */
const known: Record<string, [status: number, code: string]> = {
  EMAIL_EXISTS: [422, 'USER_ALREADY_EXISTS'],
  // One saying for all of them, so that nobody learns who has an account, or a closed one.
  INVALID_LOGIN_CREDENTIALS: [401, 'INVALID_EMAIL_OR_PASSWORD'],
  EMAIL_NOT_FOUND: [401, 'INVALID_EMAIL_OR_PASSWORD'],
  INVALID_PASSWORD: [401, 'INVALID_EMAIL_OR_PASSWORD'],
  INVALID_EMAIL: [401, 'INVALID_EMAIL_OR_PASSWORD'],
  USER_DISABLED: [401, 'INVALID_EMAIL_OR_PASSWORD'],
  INVALID_OOB_CODE: [400, 'INVALID_TOKEN'],
  EXPIRED_OOB_CODE: [400, 'INVALID_TOKEN'],
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: [400, 'SESSION_EXPIRED'],
  TOKEN_EXPIRED: [400, 'SESSION_EXPIRED'],
  INVALID_ID_TOKEN: [400, 'SESSION_EXPIRED'],
  INVALID_REFRESH_TOKEN: [400, 'SESSION_EXPIRED'],
  INVALID_GRANT: [400, 'SESSION_EXPIRED'],
  USER_NOT_FOUND: [400, 'SESSION_EXPIRED'],
}

const texts = {
  USER_MISMATCH: {
    en: 'This proves another account than the one that is logged in. Please log in to that account first.',
    ar: 'هذا الإثبات لحساب آخر غير الحساب الحالي. يرجى تسجيل الدخول إلى ذلك الحساب أولًا.',
  },
  MULTI_FACTOR_AUTH_REQUIRED: {
    en: 'This account asks for a second step that this shop cannot show. Please log in another way, or write to the shop.',
    ar: 'يتطلب هذا الحساب خطوة تحقق ثانية لا يدعمها هذا المتجر. يرجى الدخول بطريقة أخرى أو مراسلة المتجر.',
  },
  ACCOUNT_NOT_LINKED: {
    en: 'There is an account with this email already. Choose a new password for it under "Forgot password".',
    ar: 'يوجد حساب بهذا البريد. يمكن اختيار كلمة مرور جديدة له من صفحة نسيان كلمة المرور.',
  },
  UNAUTHORIZED_DOMAIN: {
    en: 'The log-in service does not know the address of this shop yet. Please log in with your email, or write to the shop.',
    ar: 'خدمة تسجيل الدخول لا تعرف عنوان هذا المتجر بعد. يرجى الدخول بالبريد الإلكتروني أو مراسلة المتجر.',
  },
  LOG_IN_TO_CONFIRM: {
    en: 'Please log in to this account first and press the link again. If somebody else opened it, choose a new password under "Forgot password": that confirms the email too.',
    ar: 'يرجى تسجيل الدخول إلى هذا الحساب أولًا ثم فتح الرابط من جديد. وإذا فتحه شخص آخر فيكفي اختيار كلمة مرور جديدة من صفحة نسيان كلمة المرور، فهي تؤكد البريد أيضًا.',
  },
} satisfies Record<string, Text>

type HostedCode = keyof typeof texts

const away: Text = {
  en: 'Logging in and changing an account do not work just now. Please try again in a few minutes; browsing and ordering go on as always.',
  ar: 'تسجيل الدخول وتعديل الحساب غير متاحين الآن. يرجى المحاولة بعد بضع دقائق، والتصفح والطلب يعملان كالمعتاد.',
}

const tooOften: Text = {
  en: 'There were too many attempts. Please try again later, or choose a new password under "Forgot password".',
  ar: 'محاولات كثيرة. يمكن المحاولة لاحقًا، أو اختيار كلمة مرور جديدة من صفحة نسيان كلمة المرور.',
}

/** A refusal that only a hosted provider has, by its code. */
export function hostedProblem(code: HostedCode): Problem {
  const text = texts[code]
  const path = code === 'LOG_IN_TO_CONFIRM' ? 'session' : undefined
  return new Problem('refused', text, {
    ...(path && { errors: [{ path, message: text }] }),
    extra: { code },
  })
}

/** The provider is silent, busy or broken: a 503 in calm words, for signing in alone. */
export function unavailable(code = 'PROVIDER_UNAVAILABLE'): Problem {
  return new Problem('unavailable', away, { extra: { code, retryAfter: 60 } })
}

/** What an answer of Identity Toolkit means that is no success. What only the owner can mend is told in the log. */
export function toolkitProblem(status: number, answer: unknown, { field, log }: Refused): Problem {
  const message = messageIn(answer)
  const [code = ''] = /^[A-Z_]+/.exec(message) ?? []
  if (status === 429 || status >= 500) return unavailable()
  if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER')
    return new Problem('too-often', tooOften, { extra: { code: 'TOO_MANY_ATTEMPTS', retryAfter: 300 } })
  if (code === 'WEAK_PASSWORD' || code === 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS')
    return passwordAsked(message, field)
  if (code === 'UNAUTHORIZED_DOMAIN' || code === 'INVALID_CONTINUE_URI')
    return hostedProblem('UNAUTHORIZED_DOMAIN')
  if (isHosted(code)) return hostedProblem(code)
  const same = known[code]
  if (same) return problemOf(...same)
  log.error('the identity provider cannot be used', new Error(`${status} ${code || 'no code'}`))
  return unavailable()
}

function isHosted(code: string): code is HostedCode {
  return Object.hasOwn(texts, code)
}

/** The provider's code with what stands behind it; an answer without tokens says why in other members. */
function messageIn(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return ''
  if ('mfaPendingCredential' in answer) return 'MULTI_FACTOR_AUTH_REQUIRED'
  if ('needConfirmation' in answer) return 'ACCOUNT_NOT_LINKED'
  const { error } = answer as { error?: { message?: unknown } }
  return typeof error?.message === 'string' ? error.message : ''
}
