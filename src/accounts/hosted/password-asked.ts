import type { Text } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'

/** What the provider says of a password, and what that is in the shop's words. */
const wishes: [said: RegExp, asked: (found: string) => Text][] = [
  [
    /at least (\d+) char/i,
    (count) => ({ en: `at least ${count} characters`, ar: `${count} أحرف على الأقل` }),
  ],
  [/at most (\d+) char/i, (count) => ({ en: `at most ${count} characters`, ar: `${count} حرفًا على الأكثر` })],
  [/lower.?case/i, () => ({ en: 'a small letter', ar: 'حرف لاتيني صغير' })],
  [/upper.?case/i, () => ({ en: 'a capital letter', ar: 'حرف لاتيني كبير' })],
  [/(?<!alpha)numeric/i, () => ({ en: 'a digit', ar: 'رقم' })],
  [/non-alphanumeric/i, () => ({ en: 'a sign such as ! or -', ar: 'رمز مثل ! أو -' })],
]

/** The provider has a policy of its own: what it misses, at the field of the password. */
export function passwordAsked(said: string, field: 'password' | 'newPassword' = 'password'): Problem {
  const asked = wishes.flatMap(([pattern, text]) => {
    const found = pattern.exec(said)
    return found ? [text(found[1] ?? '')] : []
  })
  const list = { en: asked.map(({ en }) => en).join(', '), ar: asked.map(({ ar }) => ar).join('، ') }
  const text: Text =
    asked.length > 0
      ? { en: `A password here needs ${list.en}.`, ar: `تحتاج كلمة المرور هنا إلى: ${list.ar}.` }
      : {
          en: 'Please choose a longer or less common password.',
          ar: 'يرجى اختيار كلمة مرور أطول أو أقل شيوعًا.',
        }
  return new Problem('refused', text, {
    errors: [{ path: field, message: text }],
    extra: { code: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' },
  })
}
