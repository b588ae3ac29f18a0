import type { Locale, Text } from '#src/core/locale.ts'
import type { NoticeKind } from './notice.ts'

/** What each kind says; beside it stands the number of the order or the name of the product. */
const noticeTexts: Record<NoticeKind, Text> = {
  'order-placed': { en: 'New order', ar: 'طلب جديد' },
  'order-cancelled': { en: 'Cancelled by the customer', ar: 'إلغاء من العميل' },
  'order-confirmed-again': { en: 'Confirmed again by the customer', ar: 'إعادة تأكيد من العميل' },
  'return-asked': { en: 'Return asked for', ar: 'طلب إرجاع' },
  'receipt-sent': { en: 'New receipt', ar: 'إيصال جديد' },
  'message-received': { en: 'New message', ar: 'رسالة جديدة' },
  'stock-low': { en: 'Low stock', ar: 'مخزون منخفض' },
}

/** A kind in the reader's words; one of a newer server by its own name. */
export function noticeText(kind: string, locale: Locale): string {
  return Object.hasOwn(noticeTexts, kind) ? noticeTexts[kind as NoticeKind][locale] : kind
}
