import type * as z from 'zod'
import { type Locale, locales, type Text } from '#src/core/locale.ts'
import { plural } from '#src/i18n/messages.ts'

type Issue = z.core.$ZodIssue
type Bound = z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall

/**
 * A zod issue in words a shopper understands. A rule of our own says its words itself, as
 * `.refine(rule, { params: { text: { en, ar } } })`.
 */
export function issueText(issue: Issue): Text {
  switch (issue.code) {
    case 'invalid_type':
      return typeText(issue.expected)
    case 'too_big':
      return boundText(issue, issue.maximum, 'most')
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? emptyText
        : boundText(issue, issue.minimum, 'least')
    case 'invalid_format':
      return formats[issue.format] ?? formText
    case 'not_multiple_of':
      return {
        en: `It must be in steps of ${issue.divisor}.`,
        ar: `يجب أن تكون القيمة من مضاعفات ${issue.divisor}.`,
      }
    case 'unrecognized_keys':
      return { en: 'There is a field here that is not known.', ar: 'يوجد هنا حقل غير معروف.' }
    case 'invalid_value':
      return choiceText(issue.values)
    case 'custom':
      return isText(issue.params?.text) ? issue.params.text : formText
    default:
      return formText
  }
}

const emptyText: Text = { en: 'Please fill this in.', ar: 'هذا الحقل مطلوب.' }
const formText: Text = { en: 'This does not have the right form.', ar: 'الصيغة غير صحيحة.' }

const formats: Record<string, Text> = {
  email: {
    en: 'Please enter an email address such as name@example.com.',
    ar: 'يرجى إدخال بريد إلكتروني مثل name@example.com.',
  },
  url: {
    en: 'Please enter a web address that begins with https://.',
    ar: 'يرجى إدخال رابط يبدأ بـ https://.',
  },
}

const types: Record<string, Text> = {
  string: { en: 'A text is needed here.', ar: 'المطلوب هنا نص.' },
  number: { en: 'A number is needed here.', ar: 'المطلوب هنا رقم.' },
  int: { en: 'A whole number is needed here.', ar: 'المطلوب هنا عدد صحيح.' },
  boolean: { en: 'Yes or no is needed here.', ar: 'المطلوب هنا نعم أو لا.' },
  array: { en: 'A list is needed here.', ar: 'المطلوب هنا قائمة.' },
  object: { en: 'Several fields are needed here.', ar: 'المطلوب هنا عدة حقول.' },
}

const characters: Record<Locale, (n: number) => string> = {
  en: (n) => plural('en', n, { one: '# character', other: '# characters' }),
  ar: (n) =>
    plural('ar', n, { one: 'حرف واحد', two: 'حرفان', few: '# أحرف', many: '# حرفًا', other: '# حرف' }),
}

const entries: Record<Locale, (n: number) => string> = {
  en: (n) => plural('en', n, { one: '# entry', other: '# entries' }),
  ar: (n) =>
    plural('ar', n, { one: 'عنصر واحد', two: 'عنصران', few: '# عناصر', many: '# عنصرًا', other: '# عنصر' }),
}

function typeText(expected: string): Text {
  return types[expected] ?? formText
}

function boundText({ origin }: Bound, bound: number | bigint, side: 'most' | 'least'): Text {
  const n = Number(bound)
  const most = side === 'most'
  if (origin === 'string' || origin === 'array' || origin === 'set') {
    const of = origin === 'string' ? characters : entries
    return {
      en: `It may have at ${side} ${of.en(n)}.`,
      ar: `الحد ${most ? 'الأقصى' : 'الأدنى'} هنا: ${of.ar(n)}.`,
    }
  }
  return { en: `It must be at ${side} ${n}.`, ar: `يجب ألا ${most ? 'يزيد' : 'يقل'} عن ${n}.` }
}

function choiceText(values: readonly z.core.util.Primitive[]): Text {
  if (values.length === 0 || values.length > 12) return formText
  const list = values.map(String).join(', ')
  return { en: `Please choose one of: ${list}.`, ar: `يرجى اختيار واحد من: ${list}.` }
}

function isText(value: unknown): value is Text {
  return (
    typeof value === 'object' &&
    value !== null &&
    locales.every((locale) => typeof (value as Partial<Text>)[locale] === 'string')
  )
}
