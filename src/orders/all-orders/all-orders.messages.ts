import { defineMessages, plural } from '#src/i18n/messages.ts'

const ordersEn = (n: number) => plural('en', n, { one: '# order', other: '# orders' })
const ordersAr = (n: number) =>
  plural('ar', n, {
    one: 'طلب واحد',
    two: 'طلبين',
    few: '# طلبات',
    many: '# طلبًا',
    other: '# طلب',
  })

/** The words of the list of all orders: what narrows it, what is kept of that, and its keys. */
export const allOrdersMessages = defineMessages({
  newOrder: { en: 'New order', ar: 'طلب جديد' },
  all: { en: 'All Orders', ar: 'كل الطلبات' },
  search: {
    en: 'Search by number, name, phone, product or SKU',
    ar: 'البحث برقم الطلب أو الاسم أو الهاتف أو المنتج أو رمزه',
  },
  needsMe: { en: 'Needs me', ar: 'بانتظار إجراء' },
  any: { en: 'Any', ar: 'الكل' },
  status: { en: 'Status', ar: 'الحالة' },
  method: { en: 'Payment', ar: 'طريقة الدفع' },
  receipt: { en: 'Receipt', ar: 'الإيصال' },
  payment: { en: 'Payment state', ar: 'حالة الدفع' },
  source: { en: 'Where it came from', ar: 'مصدر الطلب' },
  courier: { en: 'Courier', ar: 'مندوب التوصيل' },
  area: { en: 'Delivery area', ar: 'مكان التوصيل' },
  from: { en: 'From', ar: 'من تاريخ' },
  to: { en: 'To', ar: 'إلى تاريخ' },
  clear: { en: 'Clear all filters', ar: 'إلغاء التصفية' },
  oneCustomer: { en: 'Orders of one customer', ar: 'طلبات عميل واحد' },
  allCustomers: { en: 'Show all customers', ar: 'عرض كل العملاء' },
  waiting: { en: 'Receipt waiting', ar: 'الإيصال بانتظار المراجعة' },
  approved: { en: 'Receipt approved', ar: 'الإيصال معتمد' },
  'asked-again': { en: 'Receipt asked again', ar: 'طُلب إيصال جديد' },
  'short waiting': { en: 'To review', ar: 'بانتظار المراجعة' },
  'short approved': { en: 'Approved', ar: 'معتمد' },
  'short asked-again': { en: 'Receipt awaited', ar: 'بانتظار إيصال' },
  refused: { en: 'Receipt not accepted', ar: 'لم يُقبل الإيصال' },
  'short refused': { en: 'Not accepted', ar: 'لم يُقبل' },
  'short none': { en: 'No receipt', ar: 'بلا إيصال' },
  noReceipt: { en: 'No receipt', ar: 'لا يوجد إيصال' },
  comesBack: { en: 'Comes back:', ar: 'قيمة المرتجع:' },
  ofTotal: { en: (total: string) => `of ${total}`, ar: (total: string) => `من ${total}` },
  pieces: {
    en: (n: number) => plural('en', n, { one: '# piece', other: '# pieces' }),
    ar: (n: number) =>
      plural('ar', n, {
        one: 'قطعة واحدة',
        two: 'قطعتان',
        few: '# قطع',
        many: '# قطعة',
        other: '# قطعة',
      }),
  },
  more: { en: (n: number) => `+ ${n}`, ar: (n: number) => `+ ${n}` },
  countMany: {
    en: (shown: number) => `${shown} of 1,000 orders or more`,
    ar: (shown: number) => `${shown} من 1,000 طلب أو أكثر`,
  },
  none: { en: 'No order here', ar: 'لا توجد طلبات هنا' },
  noneText: {
    en: 'Nothing matches what the list is narrowed by.',
    ar: 'لا شيء يطابق التصفية المختارة.',
  },
  noneYet: { en: 'No order yet', ar: 'لا توجد طلبات بعد' },
  noneYetText: {
    en: 'Every order appears here, whatever its status.',
    ar: 'تظهر هنا كل الطلبات مهما كانت حالتها.',
  },
  noneFoundText: {
    en: 'The search looks at number, customer, phone, products and SKU.',
    ar: 'يشمل البحث رقم الطلب والعميل والهاتف والمنتجات ورموزها.',
  },
  views: { en: 'Saved views', ar: 'العروض المحفوظة' },
  saveView: { en: 'Save this view', ar: 'حفظ هذا العرض' },
  viewName: { en: 'Name of the view', ar: 'اسم العرض' },
  nameNeeded: { en: 'Please enter a name.', ar: 'يرجى إدخال الاسم.' },
  viewHint: {
    en: 'Kept in this browser, for your account. Its address can be sent to a colleague.',
    ar: 'يُحفظ في هذا المتصفح لحسابك، ويمكن إرسال عنوانه إلى زميل.',
  },
  save: { en: 'Save', ar: 'حفظ' },
  deleteView: { en: (name: string) => `Delete the view ${name}`, ar: (name: string) => `حذف العرض ${name}` },
  choose: { en: (n: string) => `Choose order #${n}`, ar: (n: string) => `اختيار الطلب #${n}` },
  chooseAll: { en: 'Choose all shown', ar: 'اختيار كل المعروض' },
  keys: { en: 'Keyboard shortcuts', ar: 'اختصارات لوحة المفاتيح' },
  keyNext: { en: 'Next order', ar: 'الطلب التالي' },
  keyBefore: { en: 'Order before', ar: 'الطلب السابق' },
  keyChoose: { en: 'Choose the order, or let it go', ar: 'اختيار الطلب أو إلغاء اختياره' },
  keyOpen: { en: 'Open the order', ar: 'فتح الطلب' },
  keyConfirm: { en: 'Confirm the order', ar: 'تأكيد الطلب' },
  keySearch: { en: 'Search', ar: 'البحث' },
  keyHelp: { en: 'Show these keys', ar: 'عرض هذه الاختصارات' },
  keysOn: { en: 'Shortcuts are on', ar: 'الاختصارات مفعّلة' },
  keysText: {
    en: 'They rest while something is typed. They can be switched off where they get in the way of a screen reader or of voice control.',
    ar: 'تتوقف الاختصارات أثناء الكتابة، ويمكن إيقافها إن تعارضت مع قارئ الشاشة أو التحكم بالصوت.',
  },
})

/** What is said of many orders at once. */
export const bulkMessages = defineMessages({
  chosen: {
    en: (n: number) => plural('en', n, { one: '# order chosen', other: '# orders chosen' }),
    ar: (n: number) => `عدد المختار: ${n}`,
  },
  clear: { en: 'Choose none', ar: 'إلغاء الاختيار' },
  toConfirmed: { en: 'Confirm', ar: 'تأكيد' },
  toShipping: { en: 'Ship', ar: 'شحن' },
  toDelivered: { en: 'Deliver', ar: 'تسليم' },
  toReady: { en: 'Ready to collect', ar: 'جاهز للاستلام' },
  toCollected: { en: 'Collected', ar: 'تم الاستلام' },
  toCancelled: { en: 'Cancel orders', ar: 'إلغاء الطلبات' },
  print: { en: 'Print', ar: 'طباعة' },
  more: { en: 'More', ar: 'المزيد' },
  csv: { en: 'Save as CSV', ar: 'حفظ كملف CSV' },
  csvFailed: { en: 'The file could not be saved', ar: 'تعذّر حفظ الملف' },
  askConfirmed: { en: (n: number) => `Confirm ${ordersEn(n)}?`, ar: (n: number) => `تأكيد ${ordersAr(n)}؟` },
  askConfirmedText: {
    en: 'They move to the Confirmed Orders, ready to be prepared.',
    ar: 'تنتقل إلى الطلبات المؤكدة ليبدأ تجهيزها.',
  },
  yesConfirmed: { en: 'Yes, confirm them', ar: 'نعم، تأكيد' },
  askShipping: { en: (n: number) => `Ship ${ordersEn(n)}?`, ar: (n: number) => `شحن ${ordersAr(n)}؟` },
  askShippingText: {
    en: 'Their status becomes Shipping; the customers see it.',
    ar: 'تصبح حالتها «قيد الشحن» ويرى العملاء ذلك.',
  },
  yesShipping: { en: 'Yes, they are on their way', ar: 'نعم، خرجت للتوصيل' },
  askReady: {
    en: (n: number) => `Mark ${ordersEn(n)} as ready to collect?`,
    ar: (n: number) => `هل ${ordersAr(n)} جاهزة للاستلام؟`,
  },
  askReadyText: {
    en: 'The customers see that they can collect them at the shop.',
    ar: 'يرى العملاء أن الطلبات جاهزة للاستلام من المتجر.',
  },
  yesReady: { en: 'Yes, they are ready', ar: 'نعم، جاهزة' },
  askCollected: {
    en: (n: number) => `Have the customers collected ${ordersEn(n)}?`,
    ar: (n: number) => `هل استلم العملاء ${ordersAr(n)} من المتجر؟`,
  },
  askCollectedText: {
    en: 'They become Collected, and the days for a return begin.',
    ar: 'تصبح حالتها «تم الاستلام» وتبدأ مدة الإرجاع.',
  },
  yesCollected: { en: 'Yes, collected', ar: 'نعم، تم الاستلام' },
  askDelivered: {
    en: (n: number) => `Have the customers received ${ordersEn(n)} in good condition?`,
    ar: (n: number) => `هل استلم العملاء ${ordersAr(n)} بحالة جيدة؟`,
  },
  askDeliveredText: {
    en: 'They become Delivered, and the days for a return begin.',
    ar: 'تصبح حالتها «تم التوصيل» وتبدأ مدة الإرجاع.',
  },
  yesDelivered: { en: 'Yes, received', ar: 'نعم، تم الاستلام' },
  askCancelled: { en: (n: number) => `Cancel ${ordersEn(n)}?`, ar: (n: number) => `إلغاء ${ordersAr(n)}؟` },
  askCancelledText: {
    en: 'They move to the Cancelled Orders. They can be confirmed again later.',
    ar: 'تنتقل إلى الطلبات الملغاة، ويمكن تأكيدها من جديد لاحقًا.',
  },
  yesCancelled: { en: 'Yes, cancel them', ar: 'نعم، إلغاء' },
  no: { en: 'Not yet', ar: 'ليس الآن' },
  unpaid: {
    en: (n: number) =>
      plural('en', n, {
        one: '# is paid by transfer, and no receipt is approved yet.',
        other: '# are paid by transfer, and no receipt is approved yet.',
      }),
    ar: (n: number) => `طلبات بالتحويل لم يُعتمد إيصالها بعد: ${n}.`,
  },
  exchanges: {
    en: (n: number) =>
      plural('en', n, {
        one: '# takes out the new pieces of a return: their worth goes back to it, and it cannot be confirmed again.',
        other:
          '# take out the new pieces of returns: their worth goes back to these, and they cannot be confirmed again.',
      }),
    ar: (n: number) =>
      `طلبات استبدال لإرجاع: ${n}. تعود قيمة القطع المرتجعة إلى الإرجاع، ولا يمكن تأكيد هذه الطلبات من جديد.`,
  },
  paidBack: {
    en: (n: number) =>
      plural('en', n, {
        one: '# is paid: its money is then owed back to the customer.',
        other: '# are paid: their money is then owed back to the customers.',
      }),
    ar: (n: number) => `طلبات مدفوعة تصبح مبالغها مستحقة للعملاء بعد الإلغاء: ${n}.`,
  },
  leftOut: {
    en: (n: number) =>
      plural('en', n, {
        one: '# of the chosen cannot be changed so, and is left out.',
        other: '# of the chosen cannot be changed so, and are left out.',
      }),
    ar: (n: number) => `طلبات مختارة لا يمكن تغييرها هكذا، ولن تتغير: ${n}.`,
  },
  done: { en: (n: number) => `Updated: ${ordersEn(n)}`, ar: (n: number) => `تم التحديث، العدد: ${n}` },
  someDone: {
    en: (done: number, refused: number) => `${done} updated, ${refused} not`,
    ar: (done: number, refused: number) => `تم تحديث ${done}، وتعذّر ${refused}`,
  },
  why: { en: 'The reasons stand in their rows.', ar: 'الأسباب مكتوبة في صفوفها.' },
  refused: { en: 'It could not be changed.', ar: 'تعذّر تغييره.' },
  failed: { en: 'The shop did not answer', ar: 'لم يستجب المتجر' },
  failedText: {
    en: 'Some may have been updated. Doing it again changes nothing twice.',
    ar: 'ربما تم تحديث بعضها. لا تؤدي الإعادة إلى تغيير شيء مرتين.',
  },
})
