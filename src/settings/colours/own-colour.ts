import * as z from 'zod'
import type { Text } from '#src/core/locale.ts'
import { typedName } from '#src/core/names.ts'
import { line } from '#src/http/field.ts'
import { colourKey, longestColourName } from '#src/ui/colours.ts'
import { readHex } from '../brand/colour.ts'

/** So many colours of its own a shop has at most. */
export const mostOwnColours = 40

const notEnglish: Text = {
  en: 'Enter the English name in Latin letters, or leave it out.',
  ar: 'يرجى إدخال الاسم الإنجليزي بأحرف لاتينية، أو ترك الحقل فارغًا.',
}
/** As order lines and stock have what comes in no colour (P5). */
const noColour = colourKey('N/A')
const notAColour: Text = {
  en: '“N/A” stands for no colour. Choose another name.',
  ar: '«\u2066N/A\u2069» تعني عدم وجود لون. يرجى اختيار اسم آخر.',
}
const nameArMissing: Text = { en: 'Enter the Arabic name.', ar: 'يرجى إدخال الاسم بالعربية.' }
const shadeWrong: Text = {
  en: 'Enter the shade as # and six digits or letters a to f, such as #2e8b80.',
  ar: 'يرجى إدخال الدرجة: # ثم ستة أرقام أو أحرف من a إلى f، مثل \u2066#2e8b80\u2069.',
}

/**
 * A colour of the owner's as it is sent. Its English name is what products store; where none was typed the Arabic one stands
 * for it (L3). No comma, which parts colours where several are typed.
 */
export const OwnColourUpdate = z
  .object({
    name: line(longestColourName)
      .refine((name) => colourKey(name) !== noColour, { params: { text: notAColour } })
      .meta({ description: 'Empty, or the same, where the Arabic one stands for it too (L3)' }),
    nameAr: line(longestColourName).refine((name) => /^[^,،]*\p{Script=Arabic}[^,،]*$/u.test(name), {
      params: { text: nameArMissing },
    }),
    shade: line(30)
      .refine((typed) => readHex(typed) !== undefined, { params: { text: shadeWrong } })
      .overwrite((typed) => readHex(typed) ?? typed),
  })
  .refine((names) => /^(?:[^,،]*[a-z][^,،]*)?$/i.test(typedName(names)), {
    path: ['name'],
    params: { text: notEnglish },
    // Told together with what else is wrong.
    when: ({ value }) => typeof Object(value).name === 'string',
  })
  .meta({ id: 'OwnColour' })
export type OwnColourUpdate = z.infer<typeof OwnColourUpdate>
