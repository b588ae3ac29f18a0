import { defineMessages, plural } from '#src/i18n/messages.ts'

/** The words of the cart. `{}` is where an amount stands. */
export const cartMessages = defineMessages({
  title: { en: 'My Cart', ar: 'سلتي' },
  loading: { en: 'Opening your cart', ar: 'جارٍ فتح السلة' },
  lines: { en: 'Products in your cart', ar: 'القطع في سلتك' },
  each: { en: 'each', ar: 'للقطعة' },
  remove: { en: (name: string) => `Delete ${name}`, ar: (name: string) => `حذف ${name}` },
  deletedTitle: { en: 'Deleted!', ar: 'تم الحذف!' },
  deletedText: { en: 'Your product has been deleted.', ar: 'حُذفت القطعة من سلتك.' },
  gone: { en: (name: string) => `${name} was deleted.`, ar: (name: string) => `تم حذف ${name}.` },
  undo: { en: 'Undo', ar: 'تراجُع' },
  selected: { en: 'Selected products', ar: 'القطع المختارة' },
  pieces: {
    en: (n: number) => plural('en', n, { one: '# piece', other: '# pieces' }),
    ar: (n: number) =>
      plural('ar', n, { one: 'قطعة واحدة', two: 'قطعتان', few: '# قطع', many: '# قطعة', other: '# قطعة' }),
  },
  deliveryNote: {
    en: 'You choose home or office delivery at checkout, from {}.',
    ar: 'يُختار التوصيل إلى المنزل أو المكتب عند إتمام الطلب، ابتداءً من {}.',
  },
  deliveryOrCollection: {
    en: 'At checkout you choose home or office delivery, from {}, or to collect at the shop.',
    ar: 'عند إتمام الطلب يُختار التوصيل إلى المنزل أو المكتب، ابتداءً من {}، أو الاستلام من المتجر.',
  },
  byPlace: { en: ' (depending on the place)', ar: ' (حسب المكان)' },
  untilFree: {
    en: (byPlace: string) => `Just over {} to go for free delivery${byPlace}.`,
    ar: (byPlace: string) => `بإضافة ما يزيد على {} يصبح التوصيل مجانيًا${byPlace}.`,
  },
  almostFree: {
    en: (byPlace: string) => `One more little thing and delivery is free${byPlace}.`,
    ar: (byPlace: string) => `قطعة صغيرة أخرى ويصلك طلبك مجانًا${byPlace}.`,
  },
  isFree: {
    en: (byPlace: string) => `Your delivery is free${byPlace}.`,
    ar: (byPlace: string) => `التوصيل مجاني لطلبك${byPlace}.`,
  },
  soldOut: { en: 'Sold out', ar: 'نفدت الكمية' },
  notEnough: { en: 'No longer enough of: ', ar: 'لم يبقَ ما يكفي من: ' },
  seeChange: { en: 'See what changed', ar: 'ما الذي تغيّر؟' },
  comma: { en: ', ', ar: '، ' },
  proceed: { en: 'Proceed To Checkout', ar: 'إتمام الطلب' },
  tooMany: {
    en: (n: number) => `One order can hold ${n} different products. Please delete a few first.`,
    ar: (n: number) => `يتسع الطلب الواحد لـ ${n} قطعة مختلفة. يرجى حذف بعضها أولًا.`,
  },
  emptyTitle: { en: 'Your cart is empty', ar: 'سلتك فارغة' },
  emptyText: {
    en: 'Whatever you put in it will wait for you here.',
    ar: 'كل ما يوضع فيها سينتظرك هنا.',
  },
  toShop: { en: 'See the shop', ar: 'تصفّح المتجر' },
})
