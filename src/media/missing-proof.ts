import type { Text } from '#src/core/locale.ts'
import { proofId } from './proof-address.ts'

/** Why an order cannot have this receipt: there is none, or it waited too long or paid for another order (F2, F4). */
export function missingProofText(url: string): Text {
  return proofId(url)
    ? {
        en: 'This receipt is no longer kept, or it belongs to another order. Please choose it again.',
        ar: 'لم يعد هذا الإيصال محفوظًا أو أنه يخص طلبًا آخر. يرجى اختياره من جديد.',
      }
    : { en: 'Please Enter Your Payment Proof!', ar: 'يرجى إرفاق إيصال الدفع!' }
}
