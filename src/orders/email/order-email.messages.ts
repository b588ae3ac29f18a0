import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the emails about orders; to shoppers and to the shop. */
export const orderEmailMessages = defineMessages({
  hello: { en: (name: string) => `Hello ${name},`, ar: (name: string) => `أهلًا ${name}،` },
  receivedSubject: {
    en: (number: string, shop: string) => `Your order ${number} at ${shop}`,
    ar: (number: string, shop: string) => `طلبكِ رقم ${number} من ${shop}`,
  },
  size: { en: 'Size', ar: 'المقاس' },
  between: { en: ', ', ar: '، ' },

  placedSubject: {
    en: (number: string, total: string, name: string) => `New order ${number}: ${total}, ${name}`,
    ar: (number: string, total: string, name: string) => `طلب جديد رقم ${number}: ${total}، ${name}`,
  },
  placedTitle: {
    en: (number: string) => `New order ${number}`,
    ar: (number: string) => `طلب جديد رقم ${number}`,
  },
  customer: { en: 'Customer', ar: 'العميل' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  address: { en: 'Address', ar: 'العنوان' },
  comment: { en: 'Comment', ar: 'ملاحظة' },
  openOrder: { en: 'Open the order', ar: 'فتح الطلب' },
  checkReceipt: {
    en: 'Paid by transfer: the picture of the receipt is with the order.',
    ar: 'الدفع بالتحويل، وصورة الإيصال مع الطلب.',
  },

  cancelledSubject: {
    en: (number: string, total: string, name: string) => `Order ${number} was cancelled: ${total}, ${name}`,
    ar: (number: string, total: string, name: string) => `أُلغي الطلب رقم ${number}: ${total}، ${name}`,
  },
  cancelledTitle: {
    en: (number: string) => `Order ${number} was cancelled`,
    ar: (number: string) => `أُلغي الطلب رقم ${number}`,
  },
  cancelledText: { en: 'The customer has cancelled this order.', ar: 'ألغت العميلة هذا الطلب.' },
  mayBeRefunded: {
    en: 'Paid by transfer: the money may have to go back.',
    ar: 'الدفع بالتحويل، وقد يلزم إرجاع المبلغ.',
  },

  statusSubject: {
    en: (number: string, status: string) => `Your order ${number}: ${status}`,
    ar: (number: string, status: string) => `طلبكِ رقم ${number}: ${status}`,
  },
  Pending: {
    en: 'Your order is waiting for our confirmation. We will call you.',
    ar: 'طلبكِ بانتظار التأكيد، وسنتصل بكِ.',
  },
  Confirmed: {
    en: 'Your order is confirmed. We are preparing it for delivery.',
    ar: 'تم تأكيد طلبكِ، ونجهّزه الآن للتوصيل.',
  },
  Shipping: { en: 'Your order is on its way to you.', ar: 'طلبكِ في الطريق إليكِ.' },
  Delivered: {
    en: 'Your order has reached you. We hope you enjoy it.\nIf something is not right, tell us within 7 days.',
    ar: 'وصلكِ طلبكِ، ونتمنى أن ينال إعجابكِ.\nوإن كان فيه ما لا يناسبكِ فأخبرينا خلال 7 أيام.',
  },
  Cancelled: {
    en: 'Your order was cancelled. If you did not ask for that, please call us.',
    ar: 'أُلغي طلبكِ. إذا لم تطلبي إلغاءه فاتصلي بنا من فضلكِ.',
  },
  Return: {
    en: 'We have your request to return this order, and will call you about it.',
    ar: 'وصلنا طلب الإرجاع، وسنتصل بكِ لترتيبه.',
  },

  proofSubject: {
    en: (number: string) => `We need your receipt for order ${number}`,
    ar: (number: string) => `نحتاج إلى إيصال الدفع لطلبكِ رقم ${number}`,
  },
  proofTitle: { en: 'One thing is missing', ar: 'بقي شيء واحد' },
  proofText: {
    en: 'We could not match your transfer with the receipt we have. Please send us a picture of the receipt once more.',
    ar: 'لم نجد تحويلًا يطابق الإيصال الذي وصلنا. أرسلي لنا صورة الإيصال مرة أخرى من فضلكِ.',
  },
  sendProof: { en: 'Send the receipt', ar: 'أرسلي الإيصال' },
})
