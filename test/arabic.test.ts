import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const letter = '[\\u0621-\\u064a\\u0651]'
/** Written so, a word speaks to a woman alone: the i of "your" and "you did", the verbs of a command and of "you do". */
const onlyWomen = [
  /[كت]\u0650/,
  word('(?:اختاري|أدخلي|اكتبي|أكّ?دي|حاولي|جرّ?بي|تابعي|سجّ?لي|أضيفي|احذفي|افتحي|أرسلي|راجعي|تأكدي|تحقّ?قي)'),
  word('(?:ابحثي|عودي|ارجعي|غيّ?ري|احفظي|اطلبي|تصفّ?حي|تسوّ?قي|استخدمي|حدّ?دي|تواصلي|اتصلي|امسحي|ضعي|أعيدي)'),
  word('(?:اعرضي|أرفقي|أخبرينا|راسلينا|شاهدي|ادفعي|أنشئي|أزيلي|أغلقي|فعّ?لي|حوّ?لي|صوّ?ري|احتفظي|أوقفي)'),
  word(
    `(?:ت(?:ريد|دفع|ختار|ستلم|جد|كتب|رغب|حتاج|ستطيع|طلب|عرف|ضيف|ر|شتر|ود)ين(?:ه|ها)?|س?ت(?:جد|ر)ين${letter}*)`,
  ),
]
/** And so to a man alone. */
const onlyMen = [
  word('(?:اختر|أدخل|اكتب|أضف|حاول|اضغط|ابحث|تحقّ?ق من|تأكّ?د من|قم ب|اطلب|هل ت(?:ريد|رغب|ودّ?))'),
]

function word(inside: string): RegExp {
  return new RegExp(`(?<!${letter})[وف]?${inside}(?!${letter})`)
}

function findGendered(text: string): string[] {
  return [...onlyWomen, ...onlyMen].flatMap((form) => form.exec(text)?.[0] ?? [])
}

test('Arabic speaks to everybody alike: no text has a form that fits only women or only men (L1)', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|sample)\.tsx?$/.test(file))
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => findGendered(line).map((form) => `${file}:${index + 1}: ${form}`)),
  )
  expect(found).toEqual([])
})

/** The shop as a person who searches, finds and opens: results and progress are said without one (docs/words.md). */
const inPerson = word('(?:لم نجد|وجدنا(?:ها)?|نبحث|نعرض|نفتح|نجهّز طلبك|لحظة من فضلك)')

test('Arabic says results and progress without a person, and a wish with يرجى (docs/words.md)', () => {
  const found = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => inPerson.exec(line)?.[0] ?? [])
      .map((form) => `${file}: ${form}`),
  )
  expect(found).toEqual([])
})

test.each([
  'وصلنا طلبكِ',
  'اختاري المقاس',
  'كل ما تطلبينه',
  'وأعيدي القطعة',
  'اختر المقاس',
  'تحقق من الرقم',
  'هل تريد المتابعة؟',
])('such a form is found: %s', (text) => expect(findGendered(text)).toHaveLength(1))

test.each(['يرجى اختيار المقاس', 'وصلنا طلبك', 'إعادة تعيين كلمة المرور', 'تخمينها', 'المختار', 'عنوانك'])(
  'and what everybody may read is not: %s',
  (text) => expect(findGendered(text)).toEqual([]),
)
