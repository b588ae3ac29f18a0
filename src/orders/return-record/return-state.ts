import type { Text } from '#src/core/locale.ts'

/** All that is particular to one state of a return (O16). */
type StateRules<Name> = {
  /** Where staff take it by a step, and where the order's own status takes it: a refusal or an undo (O5'). */
  steps: readonly Name[]
  endings: readonly Name[]
  /** Its pieces no longer belong to what the customer keeps and pays. */
  counts: boolean
  /** What customers read, and what staff read. */
  words: Text
  staffWords: Text
}

const states = {
  requested: {
    steps: ['approved'],
    endings: ['refused', 'withdrawn'],
    counts: true,
    words: {
      en: 'We have your request and will answer it.',
      ar: 'وصل طلب الإرجاع، وسيتم الرد عليه.',
    },
    staffWords: { en: 'Requested', ar: 'بانتظار الموافقة' },
  },
  approved: {
    steps: ['received'],
    endings: ['refused', 'withdrawn'],
    counts: true,
    words: {
      en: 'The return is approved. We will arrange how the goods come back.',
      ar: 'تمت الموافقة على الإرجاع، وسيتم ترتيب استلام البضاعة.',
    },
    staffWords: { en: 'Approved', ar: 'تمت الموافقة' },
  },
  received: {
    steps: ['refunded', 'exchanged', 'credited', 'closed'],
    endings: [],
    counts: true,
    words: { en: 'The goods are back with us.', ar: 'تم استلام البضاعة المرتجعة.' },
    staffWords: { en: 'Received', ar: 'تم الاستلام' },
  },
  refunded: {
    steps: ['closed'],
    endings: [],
    counts: true,
    words: { en: 'The money has been returned.', ar: 'تم استرداد المبلغ.' },
    staffWords: { en: 'Refunded', ar: 'تم استرداد المبلغ' },
  },
  exchanged: {
    steps: ['refunded', 'credited', 'closed'],
    endings: [],
    counts: true,
    words: { en: 'The new pieces have been sent.', ar: 'تم إرسال القطع البديلة.' },
    staffWords: { en: 'Exchanged', ar: 'تم الاستبدال' },
  },
  credited: {
    steps: ['closed'],
    endings: [],
    counts: true,
    words: { en: 'You have a credit for it.', ar: 'تم تسجيل رصيد بالمبلغ.' },
    staffWords: { en: 'Credited', ar: 'تم تسجيل رصيد' },
  },
  closed: {
    steps: [],
    endings: [],
    counts: true,
    words: { en: 'The return is finished.', ar: 'انتهى الإرجاع.' },
    staffWords: { en: 'Closed', ar: 'مغلق' },
  },
  refused: {
    steps: [],
    endings: [],
    counts: false,
    words: { en: 'The return could not be accepted.', ar: 'تعذّر قبول الإرجاع.' },
    staffWords: { en: 'Refused', ar: 'مرفوض' },
  },
  withdrawn: {
    steps: [],
    endings: [],
    counts: false,
    words: { en: 'The return was taken back.', ar: 'تم التراجع عن الإرجاع.' },
    staffWords: { en: 'Taken back', ar: 'تم التراجع عنه' },
  },
} as const satisfies Record<string, StateRules<string>>

export type ReturnState = keyof typeof states
/** Where a step of staff leads. */
export type ReturnStep = (typeof states)[ReturnState]['steps'][number]

/** The states of a return in the order of its life, stored by these names; the only list of them. */
export const returnStates: Readonly<Record<ReturnState, StateRules<ReturnState>>> = states

export const returnStateNames = Object.keys(states) as ReturnState[]

export const returnSteps = [
  'approved',
  'received',
  'refunded',
  'exchanged',
  'credited',
  'closed',
] as const satisfies readonly ReturnStep[]

/** What whoever asks for a return would like to have for it. */
export const returnWishes = ['refund', 'exchange'] as const
export type ReturnWish = (typeof returnWishes)[number]

/** How far the exchange is that a return is for (O37): wished while nobody has decided, then as it was approved. */
export const exchangeStages = ['asked', 'under way', 'done'] as const
export type ExchangeStage = (typeof exchangeStages)[number]

/** The states whose pieces lower what the order costs. */
export const countingStates = returnStateNames.filter((name) => returnStates[name].counts)

/** The states in which something is still to be done. */
export const openStates = returnStateNames.filter((name) => returnStates[name].steps.length > 0)

/**
 * Of an order's returns, the oldest first, the one its status is about: the last that was not taken back, for the one before it goes
 * on where an older change of the status is taken back too (O5').
 */
export function currentReturn<Return extends { state: ReturnState }>(
  returns: readonly Return[],
): Return | undefined {
  return returns.findLast(({ state }) => state !== 'withdrawn')
}
