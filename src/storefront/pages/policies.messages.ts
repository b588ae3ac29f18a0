import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the policies page: product.md sections 1 and 9, O8, O15, F2. */
export const policiesMessages = defineMessages({
  title: { en: 'Delivery, returns and privacy', ar: 'التوصيل والإرجاع والخصوصية' },
  description: {
    en: 'How orders reach you and what delivery costs, how to pay, 7 and 15 days to return, and what the shop knows about you.',
    ar: 'كيف يصلكِ طلبكِ وكم يكلّف التوصيل، وطرق الدفع، والإرجاع خلال 7 أيام أو 15 يومًا، وما يعرفه المتجر عنكِ.',
  },
  lead: { en: 'What you can hold us to, in plain words.', ar: 'ما نلتزم به معكِ، بكلام واضح.' },
  contents: { en: 'On this page', ar: 'في هذه الصفحة' },

  delivery: { en: 'Delivery', ar: 'التوصيل' },
  deliveryTime: {
    en: 'We call you to confirm before we prepare your order. After that it reaches you within 1-2 business days, anywhere in Oman.',
    ar: 'نتصل بكِ للتأكيد قبل تجهيز طلبكِ، ثم يصلكِ خلال يوم عمل أو يومين أينما كنتِ في عُمان.',
  },
  restDays: {
    en: (days: string) => `We do not deliver on ${days}.`,
    ar: (days: string) => `لا نوصل الطلبات في هذه الأيام: ${days}.`,
  },
  and: { en: ' and ', ar: ' و' },
  freeOver: { en: 'Delivery is free for orders over', ar: 'التوصيل مجاني للطلبات فوق' },
  feesHeading: { en: 'What delivery costs', ar: 'رسوم التوصيل' },
  free: { en: 'Free', ar: 'مجاني' },
  homeDelivery: { en: 'Home delivery', ar: 'التوصيل إلى المنزل' },
  officeDelivery: { en: 'Office delivery', ar: 'التوصيل إلى المكتب' },

  payment: { en: 'Payment', ar: 'الدفع' },
  prices: {
    en: 'Prices are in Omani rials. The total you see before you confirm is all you pay.',
    ar: 'الأسعار بالريال العُماني، والمجموع الذي ترينه قبل التأكيد هو كل ما تدفعينه.',
  },
  cash: { en: 'Cash On Delivery', ar: 'الدفع عند الاستلام' },
  cashText: { en: 'You pay in cash when your order reaches you.', ar: 'تدفعين نقدًا عندما يصلكِ الطلب.' },
  transfer: { en: 'Online Payment', ar: 'الدفع بالتحويل' },
  transferText: {
    en: 'You transfer the total to our account, through your bank or by mobile, and attach a picture of the receipt. Checkout shows the account. We never ask for your card or your bank password.',
    ar: 'تحوّلين المجموع إلى حسابنا، عبر البنك أو الهاتف، وترفقين صورة الإيصال. ستجدين رقم الحساب عند إتمام الطلب. ولا نطلب منكِ أبدًا بيانات بطاقتكِ أو كلمة مرور حسابكِ البنكي.',
  },
  noPayment: {
    en: 'The shop takes no orders online at the moment. Please call us.',
    ar: 'لا يستقبل المتجر طلبات إلكترونية حاليًا. اتصلي بنا من فضلكِ.',
  },

  returns: { en: 'Returns', ar: 'الإرجاع' },
  mindTitle: { en: 'You changed your mind: 7 days', ar: 'غيّرتِ رأيكِ: 7 أيام' },
  mind: {
    en: 'Tell us within 7 days of receiving your order. Send the piece back as it came: unused, with its tags and its box.',
    ar: 'أخبرينا خلال 7 أيام من استلام طلبكِ، وأعيدي القطعة كما وصلتكِ: غير مستخدمة، مع بطاقاتها وعلبتها.',
  },
  defectTitle: { en: 'It has a defect: 15 days', ar: 'فيها عيب: 15 يومًا' },
  defect: {
    en: 'Tell us within 15 days of receiving your order. We exchange the piece or give your money back, whichever you prefer, and it costs you nothing. This is your right under Omani consumer protection law.',
    ar: 'أخبرينا خلال 15 يومًا من استلام طلبكِ. نستبدل القطعة أو نردّ لكِ المبلغ، أيهما تفضّلين، ومن غير أن تدفعي شيئًا. هذا حقكِ بموجب قانون حماية المستهلك العُماني.',
  },
  howToReturn: {
    en: 'Have your order number ready, and write to us or call:',
    ar: 'جهّزي رقم طلبكِ، ثم راسلينا أو اتصلي بنا:',
  },
  contactUs: { en: 'Contact us', ar: 'تواصلي معنا' },

  privacy: { en: 'Privacy', ar: 'الخصوصية' },
  privacyLead: {
    en: 'We ask only for what it takes to bring you your order.',
    ar: 'لا نطلب منكِ إلا ما نحتاجه لنوصل إليكِ طلبكِ.',
  },
  keptTitle: { en: 'What we keep, and why', ar: 'ما نحتفظ به ولماذا' },
  keptOrder: {
    en: 'Your order: name, phone, e-mail, address and what you bought, to call you, deliver, and take a return. Orders stay for as long as the law on accounts asks.',
    ar: 'طلبكِ: الاسم والهاتف والبريد والعنوان وما اشتريتِه، لنتصل بكِ ونوصل الطلب ونستقبل الإرجاع. ونحفظ الطلبات المدة التي يفرضها القانون لحفظ الحسابات.',
  },
  keptReceipt: {
    en: 'The picture of your receipt, to check a transfer. Only our staff and you can see it.',
    ar: 'صورة إيصالكِ، للتأكد من التحويل. لا يراها إلا فريقنا وأنتِ.',
  },
  keptMessage: {
    en: 'What you write on the contact page, to answer you.',
    ar: 'ما تكتبينه في صفحة التواصل، لنرد عليكِ.',
  },
  keptRecord: {
    en: 'A technical record of which page was asked for and when, without your name or address, to keep the shop running.',
    ar: 'سجل تقني بالصفحات المفتوحة ووقتها، من غير اسمكِ أو عنوانكِ، ليبقى المتجر يعمل جيدًا.',
  },
  cookiesTitle: { en: 'Cookies', ar: 'ملفات تعريف الارتباط (الكوكيز)' },
  cookies: {
    en: 'Browsing, your cart and ordering need none, and we set none. There are no advertisers and no trackers in this shop.',
    ar: 'التصفّح والسلة والطلب لا تحتاج إليها، ولا نضع شيئًا منها. ولا مكان في متجرنا للمعلنين ولا لأدوات التتبّع.',
  },
  deviceTitle: { en: 'What your own device remembers', ar: 'ما يتذكّره جهازكِ' },
  device: {
    en: 'Your cart and the light or dark look stay in your browser; what you typed at checkout stays there until you close the tab. Clearing the data of this site removes all of it.',
    ar: 'تبقى سلتكِ والوضع الفاتح أو الداكن في متصفحكِ، ويبقى فيه ما كتبتِه عند إتمام الطلب حتى تغلقي الصفحة. ويكفي أن تمسحي بيانات الموقع ليزول كل ذلك.',
  },
  sharedTitle: { en: 'Who else sees it', ar: 'من يطّلع عليها غيرنا' },
  shared: {
    en: 'The courier gets your name, phone and address. Nobody else does, and nothing is sold.',
    ar: 'يحصل المندوب على اسمكِ وهاتفكِ وعنوانكِ، ولا يحصل عليها أحد غيره، ولا نبيع شيئًا منها.',
  },
  rightsTitle: { en: 'Your right', ar: 'حقكِ' },
  rights: {
    en: 'Ask us what we hold about you, have it corrected, or have it deleted where the law does not oblige us to keep it.',
    ar: 'اسألينا عمّا نحتفظ به عنكِ، واطلبي تصحيحه، أو حذفه ما لم يلزمنا القانون بالاحتفاظ به.',
  },
})
