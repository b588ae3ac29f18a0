import { defineMessages, plural } from '#src/i18n/messages.ts'

export const productMessages = defineMessages({
  home: { en: 'Home', ar: 'الرئيسية' },
  pictures: { en: 'Pictures of the product', ar: 'صور المنتج' },
  picture: {
    en: (place: number, count: number) => `Show picture ${place} of ${count}`,
    ar: (place: number, count: number) => `عرض الصورة ${place} من ${count}`,
  },
  percentOff: { en: (percent: number) => `${percent}% off`, ar: (percent: number) => `خصم ${percent}%` },
  reviews: {
    en: (count: number) => plural('en', count, { one: '# review', other: '# reviews' }),
    ar: (count: number) =>
      plural('ar', count, {
        one: 'تقييم واحد',
        two: 'تقييمان',
        few: '# تقييمات',
        many: '# تقييمًا',
        other: '# تقييم',
      }),
  },
  size: { en: 'Size', ar: 'المقاس' },
  colour: { en: 'Colour', ar: 'اللون' },
  chooseSize: { en: 'Please choose your size first.', ar: 'يرجى اختيار المقاس أولًا.' },
  chooseColour: { en: 'Please choose your colour first.', ar: 'يرجى اختيار اللون أولًا.' },
  notMade: { en: 'Not made', ar: 'لا يُصنع' },
  soldOut: { en: 'Sold out', ar: 'نفدت الكمية' },
  soldOutChoice: {
    en: 'This one is sold out. Have a look at the other sizes and colours.',
    ar: 'نفدت هذه القطعة. قد تتوفر مقاسات وألوان أخرى.',
  },
  soldOutAll: {
    en: 'This piece is sold out. You may like one of those below.',
    ar: 'نفدت هذه القطعة. قد تعجبك إحدى القطع أدناه.',
  },
  askForMore: { en: 'Ask when it comes back', ar: 'السؤال عن موعد توفره' },
  askForMoreText: {
    en: (name: string) => `Hello, will this be back in the shop? ${name}`,
    ar: (name: string) => `مرحبًا، هل سيتوفر هذا المنتج مجددًا؟ ${name}`,
  },
  enlarge: { en: 'Enlarge the picture', ar: 'تكبير الصورة' },
  left: {
    en: (count: number) => `Only ${count} left`,
    ar: (count: number) =>
      plural('ar', count, {
        one: 'بقيت قطعة واحدة فقط',
        two: 'بقيت قطعتان فقط',
        few: 'بقيت # قطع فقط',
        other: 'بقيت # قطعة فقط',
      }),
  },
  addToCart: { en: 'Add To Cart', ar: 'إضافة إلى السلة' },
  orderNow: { en: 'Order Now', ar: 'طلب الآن' },
  withoutScript: {
    en: 'To order online, please switch JavaScript on. You can also order by phone or WhatsApp.',
    ar: 'للطلب من الموقع يرجى تفعيل JavaScript، أو الطلب بالهاتف أو عبر واتساب.',
  },
  added: { en: 'Product Added!', ar: 'أُضيف المنتج!' },
  addedText: {
    en: 'Your product has been successfully added to the cart.',
    ar: 'أُضيف المنتج إلى سلتك بنجاح.',
  },
  viewCart: { en: 'View Cart', ar: 'عرض السلة' },
  goOn: { en: 'Continue Shopping', ar: 'متابعة التسوّق' },
  estimatedDelivery: { en: 'Estimated delivery', ar: 'موعد التوصيل المتوقع' },
  watchVideo: { en: 'Watch Product Video', ar: 'مشاهدة فيديو المنتج' },
  newTab: { en: '(opens in a new tab)', ar: '(يفتح في نافذة جديدة)' },
  giftTitle: { en: 'A lucky gift card', ar: 'بطاقة هدية قد تكون من نصيبك' },
  giftText: {
    en: 'Some parcels carry a gift card for your next bag. Yours may be one of them.',
    ar: 'في بعض الطرود بطاقة هدية لحقيبتك القادمة.',
  },
  goodToKnow: { en: 'Good to know', ar: 'معلومات تهمك' },
  fastDelivery: { en: 'Delivery in 1-2 business days', ar: 'التوصيل خلال يوم عمل أو يومين' },
  fastDeliveryText: { en: 'We call you before we set out.', ar: 'نتصل بك قبل أن ننطلق.' },
  freeDelivery: { en: 'Free delivery', ar: 'توصيل مجاني' },
  freeDeliveryOver: { en: 'On orders over', ar: 'للطلبات فوق' },
  returns: { en: '7 day returns', ar: 'إرجاع خلال 7 أيام' },
  returnsText: { en: 'Changed your mind? Send it back.', ar: 'تغيّر الرأي؟ إرجاع القطعة ممكن.' },
  genuine: { en: 'Genuine products', ar: 'منتجات أصلية' },
  cashOnDelivery: { en: 'Pay in cash on delivery.', ar: 'الدفع نقدًا عند الاستلام.' },
  genuineText: { en: 'Checked by hand before they leave.', ar: 'نفحصها بأيدينا قبل أن تصلك.' },
  details: { en: 'Product details', ar: 'تفاصيل المنتج' },
  related: { en: 'You may also like', ar: 'قد يعجبك أيضًا' },
})
