import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the emails about orders; to shoppers and to the shop. */
export const orderEmailMessages = defineMessages({
  hello: { en: (name: string) => `Hello ${name},`, ar: (name: string) => `أهلًا ${name}،` },
  receivedSubject: {
    en: (number: string, shop: string) => `Your order ${number} at ${shop}`,
    ar: (number: string, shop: string) => `طلبك رقم ${number} من ${shop}`,
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
  name: { en: 'Name', ar: 'الاسم' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  address: { en: 'Address', ar: 'العنوان' },
  vatin: { en: 'VAT number', ar: 'الرقم الضريبي' },
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
  cancelledText: { en: 'The customer has cancelled this order.', ar: 'تم إلغاء هذا الطلب من جهة العميل.' },
  ofReturn: {
    en: (number: string, which: number) => `${number} (return ${which})`,
    ar: (number: string, which: number) => `${number} (الإرجاع ${which})`,
  },
  returnSubject: {
    en: (number: string, total: string, name: string) => `Return of order ${number}: ${total}, ${name}`,
    ar: (number: string, total: string, name: string) => `إرجاع الطلب رقم ${number}: ${total}، ${name}`,
  },
  returnTitle: {
    en: (number: string) => `A return of order ${number} was asked for`,
    ar: (number: string) => `طلب إرجاع للطلب رقم ${number}`,
  },
  returnText: {
    en: 'What comes back, and why, is on the page of the order. It waits for an answer.',
    ar: 'تفاصيل القطع وسبب الإرجاع في صفحة الطلب، والطلب بانتظار الرد.',
  },
  exchangeSubject: {
    en: (number: string, name: string) => `Exchange for order ${number}: ${name}`,
    ar: (number: string, name: string) => `استبدال للطلب رقم ${number}: ${name}`,
  },
  exchangeTitle: {
    en: (number: string) => `An exchange for order ${number} was asked for`,
    ar: (number: string) => `طلب استبدال للطلب رقم ${number}`,
  },
  exchangeText: {
    en: 'What is wanted instead stands here in the words of the customer. It waits for an answer.',
    ar: 'المطلوب بدلًا من هذه القطع مكتوب هنا بكلمات العميل، والطلب بانتظار الرد.',
  },
  returnStepSubject: {
    en: (number: string) => `The return of your order ${number}`,
    ar: (number: string) => `إرجاع الطلب رقم ${number}`,
  },
  exchange: { en: 'Order of the new pieces', ar: 'طلب القطع البديلة' },
  stillDue: { en: 'Still to be paid', ar: 'المتبقي للدفع' },
  exchangeDue: { en: 'Still to be paid for them', ar: 'المتبقي من ثمنها' },
  worth: { en: 'The order costs less by', ar: 'ينقص مجموع الطلب بمقدار' },
  toPayBack: { en: 'To be paid back', ar: 'المبلغ المستحق استرداده' },
  toPayBackLater: {
    en: 'To be paid back once the pieces have come',
    ar: 'المبلغ المستحق استرداده بعد وصول القطع',
  },
  returnStepTitle: { en: 'Your return', ar: 'الإرجاع' },
  mayBeRefunded: {
    en: 'Paid by transfer: the money may have to go back.',
    ar: 'الدفع بالتحويل، وقد يلزم إرجاع المبلغ.',
  },

  statusSubject: {
    en: (number: string, status: string) => `Your order ${number}: ${status}`,
    ar: (number: string, status: string) => `طلبك رقم ${number}: ${status}`,
  },
  Pending: {
    en: 'Your order is waiting for our confirmation. We will call you.',
    ar: 'طلبك بانتظار التأكيد، وسنتصل بك.',
  },
  Confirmed: {
    en: 'Your order is confirmed. We are preparing it for delivery.',
    ar: 'تم تأكيد طلبك، ونجهّزه الآن للتوصيل.',
  },
  keptAtShop: {
    en: 'Your order is confirmed. We are preparing it, and keep it for you at the shop.',
    ar: 'تم تأكيد طلبك، ونجهّزه الآن وينتظرك في المتجر.',
  },
  readyAtShop: {
    en: 'Your order is ready. You can collect it at the shop.',
    ar: 'طلبك جاهز، ويمكن استلامه من المتجر.',
  },
  collected: {
    en: 'You have collected your order. We hope you enjoy it.\nIf something is not right, tell us within 7 days.',
    ar: 'تم استلام طلبك من المتجر، ونتمنى أن ينال إعجابك.\nوإن كان فيه ما لا يناسبك فيرجى إخبارنا خلال 7 أيام.',
  },
  Shipping: { en: 'Your order is on its way to you.', ar: 'طلبك في الطريق إليك.' },
  Delivered: {
    en: 'Your order has reached you. We hope you enjoy it.\nIf something is not right, tell us within 7 days.',
    ar: 'وصلك طلبك، ونتمنى أن ينال إعجابك.\nوإن كان فيه ما لا يناسبك فيرجى إخبارنا خلال 7 أيام.',
  },
  Cancelled: {
    en: 'Your order was cancelled. If you did not ask for that, please call us.',
    ar: 'أُلغي طلبك. إن لم يكن الإلغاء بطلب منك فيرجى الاتصال بنا.',
  },
  Return: {
    en: 'We have your request to return this order, and will call you about it.',
    ar: 'وصلنا طلب الإرجاع، وسنتصل بك لترتيبه.',
  },
  returnPart: {
    en: 'We have your request to return the pieces listed here, and will call you about it.',
    ar: 'وصلنا طلب إرجاع القطع المذكورة هنا، وسنتصل بك لترتيبه.',
  },
  refusedPart: {
    en: 'We could not accept the return of the pieces listed here, and will call you about it.',
    ar: 'تعذّر قبول إرجاع القطع المذكورة هنا، وسنتصل بك بشأنه.',
  },

  'taken back': {
    en: (status: string) => `We changed the status of your order by mistake. It is now: ${status}.`,
    ar: (status: string) => `تغيّرت حالة الطلب عن طريق الخطأ، وحالته الآن: ${status}.`,
  },
  'return refused': {
    en: () => 'We could not accept the return of this order, and will call you about it.',
    ar: () => 'تعذّر قبول إرجاع هذا الطلب، وسيتم الاتصال لتوضيح السبب.',
  },

  correctedSubject: {
    en: (number: string) => `Your order ${number} has been changed`,
    ar: (number: string) => `تم تعديل الطلب رقم ${number}`,
  },
  correctedTitle: { en: 'Your order has been changed', ar: 'تم تعديل الطلب' },
  correctedText: {
    en: 'We changed your order as listed here. If this is not what you wanted, please call us.',
    ar: 'تم تعديل الطلب كما يلي. إذا لم يكن هذا هو المطلوب فيرجى الاتصال بنا.',
  },
  fromTo: {
    en: (before: string, after: string) => `${before} → ${after}`,
    ar: (before: string, after: string) => `من ${before} إلى ${after}`,
  },
  added: { en: (what: string) => `added: ${what}`, ar: (what: string) => `إضافة: ${what}` },
  removed: { en: (what: string) => `removed: ${what}`, ar: (what: string) => `حذف: ${what}` },
  changed: { en: 'changed', ar: 'تم التغيير' },
  toPay: {
    en: (amount: string) => `You paid by transfer. Still to be paid: ${amount}. We will call you.`,
    ar: (amount: string) => `الدفع بالتحويل، والمبلغ المتبقي: ${amount}. وسيتم الاتصال بشأنه.`,
  },
  toGiveBack: {
    en: (amount: string) => `You paid by transfer. We will give you back ${amount}.`,
    ar: (amount: string) => `الدفع بالتحويل، وسيتم إرجاع ${amount}.`,
  },
  moneyBack: {
    en: (amount: string, day: string) => `Your payment of ${amount} will be returned by ${day}.`,
    ar: (amount: string, day: string) => `سيتم استرداد المبلغ المدفوع ${amount} في موعد أقصاه ${day}.`,
  },
  moneyBackAfterReturn: {
    en: (amount: string, day: string) =>
      `Your payment of ${amount} will be returned by ${day}, once the goods are with us.`,
    ar: (amount: string, day: string) =>
      `سيتم استرداد المبلغ المدفوع ${amount} في موعد أقصاه ${day}، بعد وصول المنتجات إلينا.`,
  },
  refundSubject: {
    en: (number: string, amount: string) => `Order ${number}: ${amount} returned to you`,
    ar: (number: string, amount: string) => `الطلب رقم ${number}: تم استرداد ${amount}`,
  },
  refundTitle: { en: 'Your money is on its way back', ar: 'تم استرداد المبلغ' },
  refundText: {
    en: (amount: string) => `We have returned ${amount} of what was paid for this order.`,
    ar: (amount: string) => `تم استرداد ${amount} مما دُفع لهذا الطلب.`,
  },
  refundOpen: {
    en: (amount: string) => `${amount} more will follow.`,
    ar: (amount: string) => `سيتبع ذلك ${amount}.`,
  },
  refunded: { en: 'Returned', ar: 'المبلغ المستردّ' },

  transferDue: {
    en: (amount: string) =>
      `${amount} is still to be transferred. After that, please send a picture of the receipt by the tracking link below.`,
    ar: (amount: string) =>
      `المبلغ المتبقي للتحويل ${amount}. يرجى بعد التحويل إرسال صورة الإيصال عبر رابط متابعة الطلب أدناه.`,
  },
  proofSubject: {
    en: (number: string) => `We need your receipt for order ${number}`,
    ar: (number: string) => `نحتاج إلى إيصال الدفع لطلبك رقم ${number}`,
  },
  proofTitle: { en: 'One thing is missing', ar: 'بقي شيء واحد' },
  proofText: {
    en: 'We could not match a transfer with this order. Please send us a picture of the receipt.',
    ar: 'لا يوجد تحويل يطابق هذا الطلب. يرجى إرسال صورة الإيصال.',
  },
  proofAgain: {
    en: 'Please send us a picture of the receipt.',
    ar: 'يرجى إرسال صورة الإيصال.',
  },
  sendProof: { en: 'Send the receipt', ar: 'إرسال الإيصال' },
})
