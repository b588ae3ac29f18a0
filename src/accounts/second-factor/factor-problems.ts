import type { Text } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'

const wrongCode: Text = {
  en: 'This code is not right, or was used already. Please wait for the next one.',
  ar: 'هذا الرمز غير صحيح أو سبق استخدامه. يرجى انتظار الرمز التالي.',
}
const wrongRecoveryCode: Text = {
  en: 'This recovery code is not right, or was used already.',
  ar: 'رمز الاسترداد هذا غير صحيح أو سبق استخدامه.',
}
const wrongPasskey: Text = {
  en: 'This passkey did not work here. Please try again, or choose another way.',
  ar: 'لم ينجح مفتاح المرور هنا. يرجى المحاولة مرة أخرى أو اختيار طريقة أخرى.',
}

/** A code of an app that is none, or was taken before. */
export function isWrongCode(): Problem {
  return wrongCodeSaying(wrongCode)
}

/** A recovery code that is none, or was taken before: unlike an app's, no next one comes. */
export function isWrongRecoveryCode(): Problem {
  return wrongCodeSaying(wrongRecoveryCode)
}

function wrongCodeSaying(message: Text): Problem {
  return new Problem('refused', message, {
    errors: [{ path: 'code', message }],
    extra: { code: 'WRONG_CODE' },
  })
}

/** An answer of a passkey that proves nothing: forged, asked for long ago, or of another person or shop. */
export function isWrongPasskey(): Problem {
  return new Problem('refused', wrongPasskey, { extra: { code: 'WRONG_PASSKEY' } })
}

/** Nobody's factor, or somebody else's. */
export function noSuchFactor(): Problem {
  return new Problem('not-found', {
    en: 'There is no such second factor.',
    ar: 'عامل التحقق هذا غير موجود.',
  })
}

/** Where nobody has proved the mailbox, whoever signed up may be a stranger to it, whose factor would keep its owner out. */
export function proveMailboxFirst(): Problem {
  return new Problem(
    'conflict',
    {
      en: 'Please confirm your email address first: the link is in the email we sent to it.',
      ar: 'يرجى تأكيد البريد الإلكتروني أولًا، والرابط في الرسالة المرسلة إليه.',
    },
    { extra: { code: 'EMAIL_NOT_VERIFIED' } },
  )
}

/** One app with codes is enough, and a passkey is added once. */
export function isThereAlready(): Problem {
  return new Problem('conflict', {
    en: 'There is one like this already. Please remove it first.',
    ar: 'يوجد واحد مثله بالفعل. يرجى حذفه أولًا.',
  })
}

/** An account has this many passkeys and no more. */
export function tooManyPasskeys(most: number): Problem {
  return new Problem('conflict', {
    en: `An account has at most ${most} passkeys. Please remove one first.`,
    ar: `الحد الأقصى لمفاتيح المرور في الحساب هو ${most}. يرجى حذف واحد منها أولًا.`,
  })
}
