import { inEveryLanguage, type Locale } from '#src/core/locale.ts'
import { defineMessages } from '#src/i18n/messages.ts'

/** What goes with the link to a prepared order, in the customer's language: every build keeps all of them. */
export const offerTexts: Record<Locale, (shop: string, total: string, link: string) => string> =
  inEveryLanguage({
    en: (shop: string, total: string, link: string) =>
      `Hello, this is ${shop}. The order is ready: ${total}. It can be checked and confirmed here within 48 hours: ${link}`,
    ar: (shop: string, total: string, link: string) =>
      `السلام عليكم، معكم ${shop}. الطلب جاهز، والمجموع ${total}. يمكن مراجعته وتأكيده خلال 48 ساعة من هذا الرابط: ${link}`,
  })

/** The words of making an order for somebody who calls or writes (O19). */
export const newOrderMessages = defineMessages({
  notOfferedThere: {
    en: 'This way of delivery is not offered there.',
    ar: 'طريقة التوصيل هذه غير متاحة هناك.',
  },
  aboveCashLimit: {
    en: "This is above the shop's limit for cash. Staff may take it all the same.",
    ar: 'المجموع أعلى من حد المتجر للدفع عند الاستلام، ويمكن لفريق العمل قبوله رغم ذلك.',
  },
  title: { en: 'New order', ar: 'طلب جديد' },
  customer: { en: 'Customer', ar: 'العميل' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  phoneHint: { en: 'Earlier orders appear while it is typed.', ar: 'تظهر الطلبات السابقة أثناء الكتابة.' },
  earlier: { en: 'Ordered before', ar: 'طلبات سابقة' },
  fillIn: { en: (name: string) => `Fill in ${name}`, ar: (name: string) => `تعبئة بيانات ${name}` },
  filledIn: {
    en: (name: string) => `${name} was filled in.`,
    ar: (name: string) => `تمت تعبئة بيانات ${name}.`,
  },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  comment: { en: 'Comment', ar: 'ملاحظة' },
  noGoods: { en: 'Nothing in this order yet', ar: 'لا توجد منتجات في الطلب بعد' },
  scanHint: {
    en: 'Type a part of the name or the SKU, or scan the barcode.',
    ar: 'يمكن كتابة جزء من الاسم أو رمز المنتج، أو مسح الباركود.',
  },
  inStock: { en: (n: number) => `In stock: ${n}`, ar: (n: number) => `المتوفر: ${n}` },
  soldOut: { en: 'Sold out', ar: 'نفدت الكمية' },
  details: { en: 'Order', ar: 'الطلب' },
  source: { en: 'Where it came from', ar: 'مصدر الطلب' },
  payment: { en: 'Payment', ar: 'طريقة الدفع' },
  language: { en: "Customer's language", ar: 'لغة العميل' },
  needed: { en: 'This field is needed.', ar: 'هذا الحقل مطلوب.' },
  wilayatNeeded: { en: 'Choose a wilayat of the list.', ar: 'يرجى اختيار ولاية من القائمة.' },
  make: { en: 'Make the order', ar: 'إنشاء الطلب' },
  making: { en: 'Making...', ar: 'جارٍ الإنشاء...' },
  offer: { en: 'Send as a link', ar: 'إرسال برابط' },
  offerHint: {
    en: 'With a link the customer checks and confirms; stock is taken only then.',
    ar: 'بالرابط يراجع العميل الطلب ويؤكده، ولا تُحجز القطع قبل ذلك.',
  },
  addressByLink: {
    en: 'For a link it may stay empty: the customer writes it.',
    ar: 'عند الإرسال برابط يمكن تركه فارغًا ليكتبه العميل.',
  },
  goodsNeeded: { en: 'Please add a product first.', ar: 'يرجى إضافة منتج أولًا.' },
  made: { en: (n: string) => `Order #${n} was made.`, ar: (n: string) => `تم إنشاء الطلب ${n}.` },
  failed: {
    en: 'No answer came. What was typed is still here, and sending again makes no second order.',
    ar: 'لم يصل رد. ما كُتب ما زال هنا، والإرسال مرة أخرى لا يكرر الطلب.',
  },
  offered: { en: 'The link is ready', ar: 'الرابط جاهز' },
  offeredText: {
    en: 'Its prices hold for 48 hours. The order is placed once the customer confirms.',
    ar: 'أسعاره ثابتة لمدة 48 ساعة، ويُسجل الطلب عند تأكيد العميل.',
  },
  link: { en: 'Link', ar: 'الرابط' },
  sendWhatsapp: { en: 'Send by WhatsApp', ar: 'إرسال عبر واتساب' },
  another: { en: 'Another order', ar: 'طلب آخر' },
})
