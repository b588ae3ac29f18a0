import { inEveryLanguage, type Locale } from '#src/core/locale.ts'

export type InvoiceWords = {
  invoice: string
  date: string
  orderId: string
  invoicedTo: string
  payTo: string
  number: string
  name: string
  rate: string
  quantity: string
  amount: string
  subTotal: string
  deliveryCharge: string
  total: string
  thanks: string
  cr: string
  vat: string
  size: string
  sku: string
}

const invoiceWordsIn = inEveryLanguage<Record<Locale, InvoiceWords>>({
  en: {
    invoice: 'Invoice',
    date: 'Date',
    orderId: 'Order ID',
    invoicedTo: 'Invoiced To',
    payTo: 'Pay To',
    number: 'No',
    name: 'Name',
    rate: 'Rate',
    quantity: 'QTY',
    amount: 'Amount',
    subTotal: 'Sub Total',
    deliveryCharge: 'Delivery Charge',
    total: 'Total',
    thanks: 'Thank you for your purchase!',
    cr: 'CR',
    vat: 'VAT No.',
    size: 'Size',
    sku: 'SKU',
  },
  ar: {
    invoice: 'فاتورة',
    date: 'التاريخ',
    orderId: 'رقم الطلب',
    invoicedTo: 'صادرة إلى',
    payTo: 'الدفع إلى',
    number: 'م',
    name: 'الصنف',
    rate: 'السعر',
    quantity: 'الكمية',
    amount: 'المبلغ',
    subTotal: 'المجموع الفرعي',
    deliveryCharge: 'رسوم التوصيل',
    total: 'المجموع',
    thanks: 'شكرًا لتسوّقكِ معنا!',
    cr: 'السجل التجاري',
    vat: 'الرقم الضريبي',
    size: 'المقاس',
    sku: 'رمز المنتج',
  },
})

/**
 * product.md section 2's invoice in every language. Not a table of messages: a build keeps one language of those, and
 * staff print an invoice in the language of the customer, whatever they read themselves.
 */
export function invoiceWords(locale: Locale): InvoiceWords {
  return invoiceWordsIn[locale]
}
