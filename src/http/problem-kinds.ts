import type { Text } from '#src/core/locale.ts'
import type { ProblemKind } from '#src/core/problem.ts'

type Standing = { status: ProblemStatus; title: Text }

export type ProblemStatus = (typeof statuses)[ProblemKind]

const statuses = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  'too-slow': 408,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  refused: 422,
  'too-often': 429,
  unavailable: 503,
} as const satisfies Record<ProblemKind, number>

const titles: Record<ProblemKind, Text> = {
  malformed: { en: 'The request cannot be read', ar: 'تعذّرت قراءة البيانات' },
  unauthenticated: { en: 'Please log in', ar: 'يرجى تسجيل الدخول' },
  forbidden: { en: 'Not allowed', ar: 'غير مسموح' },
  'not-found': { en: 'Not found', ar: 'غير موجود' },
  'wrong-method': { en: 'Method not allowed', ar: 'الطريقة غير مسموحة' },
  'too-slow': { en: 'Too slow', ar: 'الإرسال بطيء' },
  conflict: { en: 'Something changed meanwhile', ar: 'تغيّر شيء في هذه الأثناء' },
  'too-large': { en: 'Too large', ar: 'الحجم أكبر من المسموح' },
  'wrong-type': { en: 'This type is not accepted', ar: 'هذا النوع غير مقبول' },
  refused: { en: 'Please check what you entered', ar: 'يرجى مراجعة البيانات المدخلة' },
  'too-often': { en: 'Too many attempts', ar: 'محاولات كثيرة' },
  unavailable: { en: 'Back in a moment', ar: 'سنعود بعد لحظات' },
}

/** The one table of statuses (api.md): what a refusal answers and how it is titled. */
export function standingOf(kind: ProblemKind): Standing {
  return { status: statuses[kind], title: titles[kind] }
}

/** The kind whose status this is; undefined for a status the shop does not use. */
export function kindOfStatus(status: number): ProblemKind | undefined {
  return kinds.find((kind) => statuses[kind] === status)
}

const kinds = Object.keys(statuses) as ProblemKind[]
