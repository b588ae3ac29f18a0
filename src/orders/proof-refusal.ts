import { inEveryLanguage, type Locale, type Text } from '#src/core/locale.ts'

/** Why a receipt is mostly asked for again (O15); sent and stored as they stand here. Anything else is staff's own words. */
export const proofRefusals = [
  'proof unreadable',
  'proof amount differs',
  'transfer not arrived',
  'proof of another order',
  'no proof in the picture',
  'proof missing',
  'order costs more',
] as const

export type ProofRefusal = (typeof proofRefusals)[number]

/** Each as the customer reads it. Staff see it in theirs and send it in the customer's, so every build keeps all. */
export const proofRefusalTexts: Record<ProofRefusal, Text> = inEveryLanguage({
  'proof unreadable': {
    en: 'The picture is blurred or cut off.',
    ar: 'الصورة غير واضحة أو مقطوعة.',
  },
  'proof amount differs': {
    en: 'The amount on the receipt is not the total of the order.',
    ar: 'المبلغ في الإيصال لا يطابق مجموع الطلب.',
  },
  'transfer not arrived': {
    en: 'The transfer has not reached our account.',
    ar: 'لم يصل التحويل إلى حسابنا.',
  },
  'proof of another order': {
    en: 'This receipt belongs to another order.',
    ar: 'هذا الإيصال يخص طلبًا آخر.',
  },
  'no proof in the picture': {
    en: 'The picture shows no receipt of a transfer.',
    ar: 'لا يظهر في الصورة إيصال تحويل.',
  },
  'proof missing': {
    en: 'We have not received the receipt of your transfer yet.',
    ar: 'لم يصلنا إيصال التحويل بعد.',
  },
  'order costs more': {
    en: 'Your order costs more since it was changed.',
    ar: 'زاد مجموع الطلب بعد تعديله.',
  },
})

/** Those that can be said where no receipt came, of one that is there, and where more is owed than the approved one was for. */
export const refusalsOf: Record<'none' | 'receipt' | 'approved', readonly ProofRefusal[]> = {
  none: ['proof missing', 'transfer not arrived'],
  receipt: proofRefusals.filter((one) => one !== 'proof missing' && one !== 'order costs more'),
  approved: ['order costs more', 'transfer not arrived'],
}

/** Those that say that the money is not there; with any other it may have come, whatever the receipt shows. */
export const nothingCame: ReadonlySet<string> = new Set<ProofRefusal>([
  'transfer not arrived',
  'proof missing',
  'order costs more',
])

/**
 * The last entry of a history by which a receipt was asked for again, in own words or in one of these; undefined where a later one
 * was refused, of which its customer was told nothing.
 */
export function lastAsked<C extends { reason?: string | null | undefined }>(
  history: readonly C[],
): C | undefined {
  const last = lastSaid(history)
  return last?.reason === 'proof refused' ? undefined : last
}

/** The last entry of a history about a receipt that was not approved, whether another was asked for or it was only refused. */
export function lastSaid<C extends { reason?: string | null | undefined }>(
  history: readonly C[],
): C | undefined {
  return history.findLast(
    ({ reason }) => reason === 'proof asked again' || reason === 'proof refused' || isProofRefusal(reason),
  )
}

/** Whether an entry of the history says why a receipt was asked for again. */
export function isProofRefusal(reason: string | null | undefined): reason is ProofRefusal {
  return proofRefusals.some((one) => one === reason)
}

/**
 * What an entry of the history keeps of a receipt that was only refused: the ready reason as it is named here and what staff
 * wrote, each on lines of its own; null for nothing. `saidIn` reads it.
 */
export function keptRefusal(reason: ProofRefusal | undefined, words: string | undefined): string | null {
  return [reason, words].filter(Boolean).join('\n') || null
}

/** The words of an entry of the history for who reads `locale`; those of before ready reasons were kept by name as they are. */
export function saidIn(
  { reason, comment }: { reason: string | null; comment: string | null },
  locale: Locale,
): string | null {
  if (reason !== 'proof refused' || comment === null) return comment
  const [first, ...own] = comment.split('\n')
  return isProofRefusal(first) ? [proofRefusalTexts[first][locale], ...own].join('\n') : comment
}
