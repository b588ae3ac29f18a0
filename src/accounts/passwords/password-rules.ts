import * as z from 'zod'
import type { Text } from '#src/core/locale.ts'
import { isCommon } from './common-passwords.ts'

const tooShort: Text = {
  en: 'Use at least 8 characters.',
  ar: '8 أحرف على الأقل.',
}
const tooLong: Text = {
  en: 'Use at most 128 characters.',
  ar: '128 حرفًا على الأكثر.',
}
const tooCommon: Text = {
  en: 'Many people use this password, so it is easy to guess. Please choose another.',
  ar: 'كلمة المرور هذه شائعة ويسهل تخمينها. يرجى اختيار غيرها.',
}

/**
 * A new password (product.md section 10, Passwords): 8 to 128 characters, none of the commonest, nothing cut off, no
 * other rule.
 */
export const NewPassword = z
  .string()
  .refine((text) => [...text].length >= 8, { params: { text: tooShort } })
  // One of 100 kB is not looked at any further: normalising it can take seconds.
  .refine((text) => [...text].length <= 128, { params: { text: tooLong }, abort: true })
  .refine((text) => !isCommon(text), { params: { text: tooCommon } })

/** A password somebody says is theirs: anything that can be hashed in the usual time. */
export const GivenPassword = z.string().max(1000)
