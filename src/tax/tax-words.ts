import { inEveryLanguage, type Locale } from '#src/core/locale.ts'
import type { TaxDocument } from './tax-document.ts'

const english = {
  invoice: 'Tax Invoice',
  simplified: 'Simplified Tax Invoice',
  'credit-note': 'Credit Note',
  number: 'Number',
  issued: 'Date of issue',
  supplied: 'Date of supply',
  order: 'Order',
  corrects: 'For invoice',
  reason: 'Reason',
  customer: 'Customer',
  vatin: 'VATIN',
  cr: 'CR',
  goods: 'Goods',
  quantity: 'Qty',
  price: 'Price',
  rate: 'VAT',
  net: 'Net',
  vat: 'VAT, OMR',
  gross: 'Total, OMR',
  totalNet: 'Net',
  zeroRated: 'Zero-rated',
  exported: 'Exported goods',
  exportedTo: 'Exported to',
  atZero: 'Exported: VAT is 0 %. Amounts in OMR.',
  totalVat: 'VAT',
  total: 'Total',
  included: 'Prices include VAT. Amounts in OMR.',
  discount: 'Discount',
  deliveryCharge: 'Delivery',
  cashFee: 'Cash on delivery fee',
  adjustment: 'Discount, delivery and other parts',
  qr: 'QR code of this document',
  corrected: 'The order was corrected',
  cancelled: 'The order was cancelled',
  returned: 'Goods were returned',
  reduced: 'Money was given back',
} satisfies Record<string, string>

export type TaxWord = keyof typeof english

const words = inEveryLanguage<Record<Locale, Record<TaxWord, string>>>({
  en: english,
  ar: {
    invoice: 'فاتورة ضريبية',
    simplified: 'فاتورة ضريبية مبسطة',
    'credit-note': 'إشعار دائن',
    number: 'الرقم',
    issued: 'تاريخ الإصدار',
    supplied: 'تاريخ التوريد',
    order: 'الطلب',
    corrects: 'عن الفاتورة',
    reason: 'السبب',
    customer: 'العميل',
    vatin: 'الرقم الضريبي',
    cr: 'السجل التجاري',
    goods: 'البضاعة',
    quantity: 'الكمية',
    price: 'السعر',
    rate: 'الضريبة',
    net: 'الصافي',
    vat: 'الضريبة بالريال',
    gross: 'المجموع بالريال',
    totalNet: 'الصافي',
    zeroRated: 'خاضع لنسبة الصفر',
    exported: 'بضاعة مصدّرة',
    exportedTo: 'التصدير إلى',
    atZero: 'تصدير: ضريبة القيمة المضافة 0 %. المبالغ بالريال العماني.',
    totalVat: 'ضريبة القيمة المضافة',
    total: 'المجموع',
    included: 'الأسعار شاملة ضريبة القيمة المضافة. المبالغ بالريال العماني.',
    discount: 'خصم',
    deliveryCharge: 'التوصيل',
    cashFee: 'رسوم الدفع عند الاستلام',
    adjustment: 'الخصم والتوصيل وأجزاء أخرى',
    qr: 'رمز الاستجابة السريعة لهذا المستند',
    corrected: 'تم تصحيح الطلب',
    cancelled: 'تم إلغاء الطلب',
    returned: 'تم إرجاع البضاعة',
    reduced: 'تمت إعادة مبلغ',
  },
})

/** What is on a tax document, in every language: it is in Arabic and English whoever reads the page. */
export function taxWords(locale: Locale): Readonly<Record<TaxWord, string>> {
  return words[locale]
}

/** What a document calls itself. */
export function titleOf({ kind, simplified }: Pick<TaxDocument, 'kind' | 'simplified'>): TaxWord {
  return kind === 'invoice' && simplified ? 'simplified' : kind
}
