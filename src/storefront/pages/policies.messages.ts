import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the policies page: product.md sections 1 and 9, O8, O15, F2. */
export const policiesMessages = defineMessages({
  title: { en: 'Delivery, returns and privacy', ar: 'التوصيل والإرجاع والخصوصية' },
  description: {
    en: 'How orders reach you and what delivery costs, how to pay, 7 and 15 days to return, and what the shop knows about you.',
    ar: 'كيف يصلك طلبك وكم يكلّف التوصيل، وطرق الدفع، والإرجاع خلال 7 أيام أو 15 يومًا، وما يعرفه المتجر عنك.',
  },
  lead: { en: 'What you can hold us to, in plain words.', ar: 'ما نلتزم به معك، بكلام واضح.' },
  contents: { en: 'On this page', ar: 'في هذه الصفحة' },

  delivery: { en: 'Delivery', ar: 'التوصيل' },
  deliveryTime: {
    en: (time: string) =>
      `We call you to confirm before we prepare your order. After that it reaches you within ${time}, anywhere in Oman.`,
    ar: (time: string) => `نتصل للتأكيد قبل تجهيز الطلب، ثم يصل خلال ${time} إلى أي مكان في عُمان.`,
  },
  deliveryTimeHere: {
    en: (time: string) =>
      `We call you to confirm before we prepare your order. After that it reaches you within ${time}.`,
    ar: (time: string) => `نتصل للتأكيد قبل تجهيز الطلب، ثم يصل خلال ${time}.`,
  },
  otherTimes: {
    en: (places: string) => `Other times apply in these places: ${places}.`,
    ar: (places: string) => `تختلف المدة في هذه المناطق: ${places}.`,
  },
  restDays: {
    en: (days: string) => `We do not deliver on ${days}.`,
    ar: (days: string) => `لا نوصل الطلبات في هذه الأيام: ${days}.`,
  },
  and: { en: ' and ', ar: ' و' },
  freeOver: { en: 'Delivery is free for orders over', ar: 'التوصيل مجاني للطلبات فوق' },
  otherSums: {
    en: (places: string) => `Other sums apply in these places: ${places}.`,
    ar: (places: string) => `تختلف القيمة في هذه المناطق: ${places}.`,
  },
  feesHeading: { en: 'What delivery costs', ar: 'رسوم التوصيل' },
  otherCharges: {
    en: (places: string) => `Other charges apply in these places: ${places}. Checkout shows them.`,
    ar: (places: string) => `تختلف الرسوم في هذه المناطق: ${places}. وتظهر عند إتمام الطلب.`,
  },
  free: { en: 'Free', ar: 'مجاني' },
  homeDelivery: { en: 'Home delivery', ar: 'التوصيل إلى المنزل' },
  officeDelivery: { en: 'Office delivery', ar: 'التوصيل إلى المكتب' },
  collection: { en: 'Collection at the shop', ar: 'الاستلام من المتجر' },
  abroad: {
    en: (places: string) => `We also deliver to these countries: ${places}.`,
    ar: (places: string) => `نوصل أيضًا إلى هذه الدول: ${places}.`,
  },

  payment: { en: 'Payment', ar: 'الدفع' },
  prices: {
    en: 'Prices are in Omani rials. The total you see before you confirm is all you pay.',
    ar: 'الأسعار بالريال العُماني، والمجموع المعروض قبل التأكيد هو كل ما يُدفع.',
  },
  cash: { en: 'Cash On Delivery', ar: 'الدفع عند الاستلام' },
  cashText: { en: 'You pay in cash when your order reaches you.', ar: 'الدفع نقدًا عند وصول الطلب.' },
  noCashIn: {
    en: (places: string) =>
      `We take no cash in these places: ${places}. Checkout says what goes for your address.`,
    ar: (places: string) =>
      `لا نقبل الدفع نقدًا في هذه المناطق: ${places}. وتظهر طرق الدفع لعنوانك عند إتمام الطلب.`,
  },
  transfer: { en: 'Online Payment', ar: 'الدفع بالتحويل' },
  transferText: {
    en: 'You transfer the total to our account, through your bank or by mobile, and attach a picture of the receipt. Checkout shows the account. We never ask for your card or your bank password.',
    ar: 'يُحوّل المجموع إلى حسابنا، عبر البنك أو الهاتف، وتُرفق صورة الإيصال. رقم الحساب يظهر عند إتمام الطلب. ولا نطلب أبدًا بيانات البطاقة أو كلمة مرور الحساب البنكي.',
  },
  noPayment: {
    en: 'The shop takes no orders online at the moment. Please call us.',
    ar: 'لا يستقبل المتجر طلبات إلكترونية حاليًا. يرجى الاتصال بنا.',
  },

  returns: { en: 'Returns', ar: 'الإرجاع' },
  mindTitle: { en: 'You changed your mind: 7 days', ar: 'تغيّر الرأي: 7 أيام' },
  mind: {
    en: 'Tell us within 7 days of receiving your order. Send the piece back as it came: unused, with its tags and its box.',
    ar: 'يرجى إخبارنا خلال 7 أيام من استلام الطلب، وإعادة القطعة كما وصلت: غير مستخدمة، مع بطاقاتها وعلبتها.',
  },
  defectTitle: { en: 'It has a defect: 15 days', ar: 'فيها عيب: 15 يومًا' },
  defect: {
    en: 'Tell us within 15 days of receiving your order. We exchange the piece or give your money back, whichever you prefer, and it costs you nothing. This is your right under Omani consumer protection law.',
    ar: 'يرجى إخبارنا خلال 15 يومًا من استلام الطلب. نستبدل القطعة أو نردّ المبلغ، والاختيار للعميل، ومن غير أي تكلفة. هذا حق بموجب قانون حماية المستهلك العُماني.',
  },
  howToReturn: {
    en: 'Have your order number ready, and write to us or call:',
    ar: 'يرجى تجهيز رقم الطلب، ثم مراسلتنا أو الاتصال بنا:',
  },
  contactUs: { en: 'Contact us', ar: 'تواصل معنا' },

  complaints: { en: 'Complaints', ar: 'الشكاوى' },
  complaintsText: {
    en: 'If something is not right, tell us with your order number. We look into it and answer you.',
    ar: 'عند وجود شكوى يرجى إخبارنا بها مع رقم الطلب، وسننظر فيها ونرد عليها.',
  },
  byPhone: { en: 'By phone:', ar: 'بالهاتف:' },
  byEmail: { en: 'By email:', ar: 'بالبريد الإلكتروني:' },
  authority: {
    en: 'If that does not settle it, you can complain to Oman’s Consumer Protection Authority.',
    ar: 'وإن لم تُحلّ الشكوى، يمكن رفعها إلى هيئة حماية المستهلك في سلطنة عُمان.',
  },

  privacy: { en: 'Privacy', ar: 'الخصوصية' },
  privacyLead: {
    en: 'We ask only for what it takes to bring you your order.',
    ar: 'لا نطلب منك إلا ما نحتاجه لنوصل إليك طلبك.',
  },
  keptTitle: { en: 'What we keep, and why', ar: 'ما نحتفظ به ولماذا' },
  keptOrder: {
    en: 'Your order: name, phone, email, address and what you bought, to call you, deliver, and take a return. Orders stay for as long as the law on accounts asks.',
    ar: 'الطلب: الاسم والهاتف والبريد والعنوان والمشتريات، للاتصال وتوصيل الطلب واستقبال الإرجاع. ونحفظ الطلبات المدة التي يفرضها القانون لحفظ الحسابات.',
  },
  keptReceipt: {
    en: 'The picture of your receipt, to check a transfer. Only our staff and you can see it.',
    ar: 'صورة الإيصال، للتأكد من التحويل. لا يراها إلا فريقنا ومن أرسلها.',
  },
  keptMessage: {
    en: 'What you write on the contact page, to answer you.',
    ar: 'ما يُكتب في صفحة التواصل، لنرد عليه.',
  },
  keptRecord: {
    en: 'A technical record of which page was asked for and when, without your name or address, to keep the shop running.',
    ar: 'سجل تقني بالصفحات المفتوحة ووقتها، من غير اسمك أو عنوانك، ليبقى المتجر يعمل جيدًا.',
  },
  cookiesTitle: { en: 'Cookies', ar: 'ملفات تعريف الارتباط (الكوكيز)' },
  cookies: {
    en: 'Browsing, your cart and ordering need none, and we set none; only where your browser runs no JavaScript does one name the goods you order until it is closed. There are no advertisers and no trackers in this shop.',
    ar: 'التصفّح والسلة والطلب لا تحتاج إليها، ولا نضع شيئًا منها، إلا حين لا يشغّل المتصفح JavaScript فيحفظ ملف واحد أسماء القطع المطلوبة حتى إغلاقه. ولا مكان في متجرنا للمعلنين ولا لأدوات التتبّع.',
  },
  deviceTitle: { en: 'What your own device remembers', ar: 'ما يتذكّره جهازك' },
  device: {
    en: 'Your cart and the light or dark look stay in your browser; what you typed at checkout stays there until you close the tab. Clearing the data of this site removes all of it.',
    ar: 'تبقى السلة والوضع الفاتح أو الداكن في المتصفح، ويبقى فيه ما كُتب عند إتمام الطلب حتى إغلاق الصفحة. ويكفي مسح بيانات الموقع ليزول كل ذلك.',
  },
  sharedTitle: { en: 'Who else sees it', ar: 'من يطّلع عليها غيرنا' },
  shared: {
    en: 'The courier gets your name, phone and address. Nobody else does, and nothing is sold.',
    ar: 'يحصل المندوب على اسمك وهاتفك وعنوانك، ولا يحصل عليها أحد غيره، ولا نبيع شيئًا منها.',
  },
  rightsTitle: { en: 'Your right', ar: 'حقك' },
  rights: {
    en: 'Ask us what we hold about you, have it corrected, or have it deleted where the law does not oblige us to keep it.',
    ar: 'يمكنك سؤالنا عمّا نحتفظ به عنك، وطلب تصحيحه، أو حذفه ما لم يلزمنا القانون بالاحتفاظ به.',
  },
})
