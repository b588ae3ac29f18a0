import { defineMessages } from '#src/i18n/messages.ts'

/** What the rows under the lines of an order are called, and what stands there instead of an amount. */
export const totalMessages = defineMessages({
  subTotal: { en: 'Subtotal', ar: 'المجموع الفرعي' },
  discount: { en: 'Discount', ar: 'خصم' },
  deliveryCharge: { en: 'Delivery charge', ar: 'رسوم التوصيل' },
  cashFee: { en: 'Cash on delivery fee', ar: 'رسوم الدفع عند الاستلام' },
  total: { en: 'Total', ar: 'المجموع' },
  vat: { en: 'VAT included', ar: 'منه ضريبة القيمة المضافة' },
  zeroVat: { en: 'VAT at 0 %', ar: 'ضريبة القيمة المضافة 0 %' },
  vatIncluded: { en: 'Prices include VAT.', ar: 'الأسعار شاملة ضريبة القيمة المضافة.' },
  free: { en: 'Free', ar: 'مجاني' },
  noArea: { en: 'choose an area', ar: 'يرجى اختيار المكان' },
})
