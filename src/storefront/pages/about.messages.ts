import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the About us page. */
export const aboutMessages = defineMessages({
  title: { en: 'About us', ar: 'من نحن' },
  description: {
    en: 'An emerging online store in Oman for genuine bags, shoes, watches, perfumes and gifts, with fair discounts and delivery to your door.',
    ar: 'متجر إلكتروني ناشئ في عُمان للحقائب والأحذية والساعات والعطور والهدايا الأصلية، بخصومات صادقة وتوصيل حتى بابك.',
  },
  descriptionOf: {
    en: (shop: string) =>
      `${shop}: how orders are delivered, when they can be returned, and how to reach us.`,
    ar: (shop: string) => `${shop}: كيف نوصل الطلبات، ومتى يمكن إرجاعها، وكيف يمكن التواصل معنا.`,
  },
  lead: {
    en: 'A small shop in Muscat that carries only what it would give to its own family.',
    ar: 'متجر صغير في مسقط، لا يعرض إلا ما يرضاه لأهل بيته.',
  },
  story: {
    en: 'We are an emerging online store in Oman. It began with bags: good leather, honest stitching, a price that makes sense. Today shoes, wallets, luggage, watches, clothes, jewellery, sunglasses, cosmetics, perfumes and gifts stand beside them.',
    ar: 'نحن متجر إلكتروني ناشئ في سلطنة عُمان. بدأنا بالحقائب: جلد طيب، وخياطة متقنة، وسعر معقول. واليوم تقف إلى جانبها الأحذية والمحافظ وحقائب السفر والساعات والملابس والمجوهرات والنظارات ومستحضرات التجميل والعطور والهدايا.',
  },
  genuineTitle: { en: 'Genuine, and fairly priced', ar: 'أصلية، وبسعر منصف' },
  genuine: {
    en: 'Every product is genuine, and we look at each one before it leaves. Where there is a discount, it is taken from the price you would have paid yesterday.',
    ar: 'كل منتجاتنا أصلية، ونتفقّد كل قطعة قبل أن تخرج من عندنا. وكل خصم معروض هو من السعر الذي كان يُدفع بالأمس.',
  },
  deliveryTitle: { en: 'Brought to you', ar: 'نوصلها إليك' },
  delivery: {
    en: (time: string) => `We call to confirm before preparing your order, and you have it within ${time}.`,
    ar: (time: string) => `نتصل بك للتأكيد قبل تجهيز طلبك، ويصلك خلال ${time}.`,
  },
  freeDeliveryOver: { en: 'Delivery is free for orders over', ar: 'والتوصيل مجاني للطلبات فوق' },
  returnsTitle: { en: 'If it is not right', ar: 'إن لم تناسبك' },
  returns: {
    en: 'Changed your mind? You have 7 days from delivery to send it back. If something arrives with a defect, tell us within 15 days and we put it right.',
    ar: 'تغيّر الرأي؟ الإرجاع ممكن خلال 7 أيام من يوم الاستلام. وإن وصلت قطعة فيها عيب فيرجى إخبارنا خلال 15 يومًا ونصلح الأمر.',
  },
  visitShop: { en: 'Look through the shop', ar: 'تصفّح المتجر' },
})
