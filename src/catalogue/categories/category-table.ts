import { type Locale, mainLocale, type OtherLocale, type Text } from '#src/core/locale.ts'

/** A sub-category: `slug` is its name in paths and in the database. */
export type SubCategory = Named & { slug: string }

/** product.md section 3's name, as products carry it: `Bags Collections`; and what the other languages call it. */
type Named = { name: string; translations: Record<OtherLocale, string> }

/** One of the twelve of product.md sections 2 and 3, with every name it goes by (P1). */
export type Category = Named & {
  slug: string
  /** The short word of tiles and breadcrumbs: `Bags`. */
  short: Text
  aliases: readonly string[]
  subCategories: readonly SubCategory[]
}

/** `Sandals & Flip-Flops` → `sandals-and-flip-flops`; `Kids' Clothing` → `kids-clothing`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** What a category or a sub-category of it is called in the reader's language. */
export function categoryName(locale: Locale, { name, translations }: Named): string {
  return locale === mainLocale ? name : translations[locale]
}

function subs(...names: [name: string, translations: Named['translations']][]): SubCategory[] {
  return names.map(([name, translations]) => ({ slug: slugOf(name), name, translations }))
}

/** The whole catalogue tree, in the order of the menu. */
export const categories: readonly Category[] = [
  {
    slug: 'bags',
    name: 'Bags Collections',
    translations: { ar: 'مجموعة الحقائب' },
    short: { en: 'Bags', ar: 'حقائب' },
    aliases: ['bag', 'bags', 'bags collection'],
    subCategories: subs(
      ['Luxury Bags', { ar: 'حقائب فاخرة' }],
      ['Vanity Bags', { ar: 'حقائب تجميل' }],
      ['Tote Bags', { ar: 'حقائب توت' }],
      ['Clutch Bags', { ar: 'حقائب سهرة' }],
      ['Crossbody Bags', { ar: 'حقائب كروس' }],
      ['Shoulder Bags', { ar: 'حقائب كتف' }],
      ['Satchel Bags', { ar: 'حقائب يد' }],
      ['School Bags', { ar: 'حقائب مدرسية' }],
      ['Barrel Bags', { ar: 'حقائب أسطوانية' }],
      ['Messenger Bags', { ar: 'حقائب ماسنجر' }],
      ['Belt Bags', { ar: 'حقائب خصر' }],
      ['Laptop Bags', { ar: 'حقائب لابتوب' }],
      ['Gym Bags', { ar: 'حقائب رياضية' }],
      ['Coin Purses', { ar: 'محافظ عملات' }],
      ['Backpacks', { ar: 'حقائب ظهر' }],
      ['New Bag Items', { ar: 'جديد الحقائب' }],
    ),
  },
  {
    slug: 'shoes',
    name: 'Shoes Collections',
    translations: { ar: 'مجموعة الأحذية' },
    short: { en: 'Shoes', ar: 'أحذية' },
    aliases: ['shoe', 'shoes', 'shoes collection'],
    subCategories: subs(
      ['Casual', { ar: 'كاجوال' }],
      ['Formal', { ar: 'رسمية' }],
      ['Sports Shoes', { ar: 'أحذية رياضية' }],
      ['Sandals & Flip-Flops', { ar: 'صنادل وشباشب' }],
      ['Boots', { ar: 'بوت' }],
      ['Sneakers', { ar: 'سنيكرز' }],
      ['Loafers', { ar: 'لوفر' }],
      ['Slippers', { ar: 'خفّ' }],
      ['New Shoe Items', { ar: 'جديد الأحذية' }],
    ),
  },
  {
    slug: 'wallets',
    name: 'Wallet & Cardholders',
    translations: { ar: 'محافظ وحاملات بطاقات' },
    short: { en: 'Wallets', ar: 'محافظ' },
    aliases: ['wallet', 'wallets', 'wallet and cardholders', 'wallet collections', 'wallets & cardholders'],
    subCategories: subs(
      ['Leather Wallets', { ar: 'محافظ جلدية' }],
      ['Cardholders', { ar: 'حاملات بطاقات' }],
      ['Coin Purses', { ar: 'محافظ عملات' }],
      ['Travel Wallets', { ar: 'محافظ سفر' }],
      ['RFID Wallets', { ar: 'محافظ بحماية RFID' }],
      ['New Wallet Items', { ar: 'جديد المحافظ' }],
    ),
  },
  {
    slug: 'luggage',
    name: 'Luggage Collections',
    translations: { ar: 'مجموعة حقائب السفر' },
    short: { en: 'Luggage', ar: 'حقائب سفر' },
    aliases: ['luggage', 'luggages', 'luggage collection'],
    subCategories: subs(
      ['Suitcases', { ar: 'حقائب سفر كبيرة' }],
      ['Travel Bags', { ar: 'شنط سفر' }],
      ['Duffel Bags', { ar: 'حقائب دافل' }],
      ['Carry-ons', { ar: 'حقائب مقصورة' }],
      ['Backpacks', { ar: 'حقائب ظهر' }],
      ['Luggage Sets', { ar: 'أطقم سفر' }],
      ['Laptop Bags', { ar: 'حقائب لابتوب' }],
      ['Travel Accessories', { ar: 'إكسسوارات سفر' }],
      ['New Luggage Items', { ar: 'جديد حقائب السفر' }],
    ),
  },
  {
    slug: 'watches',
    name: 'Watch Collections',
    translations: { ar: 'مجموعة الساعات' },
    short: { en: 'Watches', ar: 'ساعات' },
    aliases: ['watch', 'watches', 'watch collection', 'watches collections'],
    subCategories: subs(
      ["Men's", { ar: 'رجالية' }],
      ["Women's", { ar: 'نسائية' }],
      ['Smartwatches', { ar: 'ساعات ذكية' }],
      ['Luxury', { ar: 'فاخرة' }],
      ['Sport', { ar: 'رياضية' }],
      ['Watch Accessories', { ar: 'إكسسوارات ساعات' }],
      ['New Watch Items', { ar: 'جديد الساعات' }],
    ),
  },
  {
    slug: 'clothes',
    name: 'Clothes Collections',
    translations: { ar: 'مجموعة الملابس' },
    short: { en: 'Clothes', ar: 'ملابس' },
    aliases: ['clothes', 'clothing', 'cloth', 'clothes collection'],
    subCategories: subs(
      ["Men's", { ar: 'رجالية' }],
      ["Women's", { ar: 'نسائية' }],
      ["Kids' Clothing", { ar: 'ملابس أطفال' }],
      ['Sportswear', { ar: 'ملابس رياضية' }],
      ['Formal Wear', { ar: 'ملابس رسمية' }],
      ['Casual Wear', { ar: 'ملابس يومية' }],
      ['Outerwear', { ar: 'معاطف وجاكيتات' }],
      ['Underwear & Lingerie', { ar: 'ملابس داخلية' }],
      ['New Clothes Items', { ar: 'جديد الملابس' }],
    ),
  },
  {
    slug: 'jewellery',
    name: 'Jewellery Collections',
    translations: { ar: 'مجموعة المجوهرات' },
    short: { en: 'Jewellery', ar: 'مجوهرات' },
    aliases: ['jewellery', 'jewelry', 'jewelery', 'jewellery collection'],
    subCategories: subs(
      ['Necklaces', { ar: 'قلادات' }],
      ['Earrings', { ar: 'أقراط' }],
      ['Bracelets', { ar: 'أساور' }],
      ['Rings', { ar: 'خواتم' }],
      ['Watches', { ar: 'ساعات' }],
      ['Anklets', { ar: 'خلاخيل' }],
      ['Brooches & Pins', { ar: 'بروشات ودبابيس' }],
      ['New Jewellery Items', { ar: 'جديد المجوهرات' }],
    ),
  },
  {
    slug: 'sunglasses',
    name: 'Sunglasses Collections',
    translations: { ar: 'مجموعة النظارات الشمسية' },
    short: { en: 'Sunglasses', ar: 'نظارات شمسية' },
    aliases: ['sunglasses', 'sunglass', 'sunglasses collection'],
    subCategories: subs(
      ["Men's", { ar: 'رجالية' }],
      ["Women's", { ar: 'نسائية' }],
      ["Kids'", { ar: 'أطفال' }],
      ['Sport', { ar: 'رياضية' }],
      ['Polarized', { ar: 'مستقطبة' }],
      ['New Sunglasses Items', { ar: 'جديد النظارات' }],
    ),
  },
  {
    slug: 'cosmetics',
    name: 'Cosmetics Collections',
    translations: { ar: 'مجموعة مستحضرات التجميل' },
    short: { en: 'Cosmetics', ar: 'مكياج وعناية' },
    aliases: ['cosmetics', 'cosmetic', 'makeup', 'cosmetics collection'],
    subCategories: subs(
      ['Face Makeup', { ar: 'مكياج الوجه' }],
      ['Eye Makeup', { ar: 'مكياج العيون' }],
      ['Lip Makeup', { ar: 'مكياج الشفاه' }],
      ['Skincare', { ar: 'العناية بالبشرة' }],
      ['Nail Products', { ar: 'منتجات الأظافر' }],
      ['Makeup Tools', { ar: 'أدوات المكياج' }],
      ['Fragrances', { ar: 'عطور' }],
      ['Bath & Body', { ar: 'الاستحمام والجسم' }],
      ['New Cosmetics Items', { ar: 'جديد التجميل' }],
    ),
  },
  {
    slug: 'perfumes',
    name: 'Perfumes Collections',
    translations: { ar: 'مجموعة العطور' },
    short: { en: 'Perfumes', ar: 'عطور' },
    aliases: ['perfumes', 'perfume', 'perfumes collection'],
    subCategories: subs(
      ["Men's", { ar: 'رجالية' }],
      ["Women's", { ar: 'نسائية' }],
      ['Unisex', { ar: 'للجنسين' }],
      ['Body Mists', { ar: 'بخاخ الجسم' }],
      ['Perfume Sets', { ar: 'أطقم عطور' }],
      ['New Perfume Items', { ar: 'جديد العطور' }],
    ),
  },
  {
    slug: 'gifts',
    name: 'Gifts Collections',
    translations: { ar: 'مجموعة الهدايا' },
    short: { en: 'Gifts', ar: 'هدايا' },
    aliases: ['gifts', 'gift', 'gifts collection'],
    subCategories: subs(
      ['Gift Sets', { ar: 'أطقم هدايا' }],
      ['Personalized Gifts', { ar: 'هدايا باسمك' }],
      ['Corporate Gifts', { ar: 'هدايا شركات' }],
      ['Greeting Cards', { ar: 'بطاقات تهنئة' }],
      ['Gift Wrapping', { ar: 'تغليف هدايا' }],
      ['New Gift Items', { ar: 'جديد الهدايا' }],
    ),
  },
  {
    slug: 'combos',
    name: 'Bags & Shoes Combo',
    translations: { ar: 'أطقم حقيبة وحذاء' },
    short: { en: 'Bag & shoe sets', ar: 'أطقم حقيبة وحذاء' },
    aliases: ['combo', 'combos', 'bags and shoes combo', 'bag & shoe combo'],
    subCategories: subs(
      ['Bag & Shoe Sets', { ar: 'أطقم حقيبة وحذاء' }],
      ['Matching Bags & Shoes', { ar: 'حقائب وأحذية متناسقة' }],
      ['Gift Sets', { ar: 'أطقم هدايا' }],
      ['New Combo Items', { ar: 'جديد الأطقم' }],
    ),
  },
]
