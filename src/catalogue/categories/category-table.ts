import type { Text } from '#src/core/locale.ts'

/** A sub-category: `slug` is its name in paths and in the database. */
export type SubCategory = { slug: string; name: string; nameAr: string }

/** One of the twelve of SPEC sections 2 and 3, with every name it goes by (P1). */
export type Category = {
  slug: string
  /** SPEC section 3's name, as products carry it: `Bags Collections`; menus write it in capitals. */
  name: string
  nameAr: string
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

function subs(...names: [name: string, nameAr: string][]): SubCategory[] {
  return names.map(([name, nameAr]) => ({ slug: slugOf(name), name, nameAr }))
}

/** The whole catalogue tree, in the order of the menu. */
export const categories: readonly Category[] = [
  {
    slug: 'bags',
    name: 'Bags Collections',
    nameAr: 'مجموعة الحقائب',
    short: { en: 'Bags', ar: 'حقائب' },
    aliases: ['bag', 'bags', 'bags collection'],
    subCategories: subs(
      ['Luxury Bags', 'حقائب فاخرة'],
      ['Vanity Bags', 'حقائب تجميل'],
      ['Tote Bags', 'حقائب توت'],
      ['Clutch Bags', 'حقائب سهرة'],
      ['Crossbody Bags', 'حقائب كروس'],
      ['Shoulder Bags', 'حقائب كتف'],
      ['Satchel Bags', 'حقائب يد'],
      ['School Bags', 'حقائب مدرسية'],
      ['Barrel Bags', 'حقائب أسطوانية'],
      ['Messenger Bags', 'حقائب ماسنجر'],
      ['Belt Bags', 'حقائب خصر'],
      ['Laptop Bags', 'حقائب لابتوب'],
      ['Gym Bags', 'حقائب رياضية'],
      ['Coin Purses', 'محافظ عملات'],
      ['Backpacks', 'حقائب ظهر'],
      ['New Bag Items', 'جديد الحقائب'],
    ),
  },
  {
    slug: 'shoes',
    name: 'Shoes Collections',
    nameAr: 'مجموعة الأحذية',
    short: { en: 'Shoes', ar: 'أحذية' },
    aliases: ['shoe', 'shoes', 'shoes collection'],
    subCategories: subs(
      ['Casual', 'كاجوال'],
      ['Formal', 'رسمية'],
      ['Sports Shoes', 'أحذية رياضية'],
      ['Sandals & Flip-Flops', 'صنادل وشباشب'],
      ['Boots', 'بوت'],
      ['Sneakers', 'سنيكرز'],
      ['Loafers', 'لوفر'],
      ['Slippers', 'خفّ'],
      ['New Shoe Items', 'جديد الأحذية'],
    ),
  },
  {
    slug: 'wallets',
    name: 'Wallet & Cardholders',
    nameAr: 'محافظ وحاملات بطاقات',
    short: { en: 'Wallets', ar: 'محافظ' },
    aliases: ['wallet', 'wallets', 'wallet and cardholders', 'wallet collections', 'wallets & cardholders'],
    subCategories: subs(
      ['Leather Wallets', 'محافظ جلدية'],
      ['Cardholders', 'حاملات بطاقات'],
      ['Coin Purses', 'محافظ عملات'],
      ['Travel Wallets', 'محافظ سفر'],
      ['RFID Wallets', 'محافظ بحماية RFID'],
      ['New Wallet Items', 'جديد المحافظ'],
    ),
  },
  {
    slug: 'luggage',
    name: 'Luggage Collections',
    nameAr: 'مجموعة حقائب السفر',
    short: { en: 'Luggage', ar: 'حقائب سفر' },
    aliases: ['luggage', 'luggages', 'luggage collection'],
    subCategories: subs(
      ['Suitcases', 'حقائب سفر كبيرة'],
      ['Travel Bags', 'شنط سفر'],
      ['Duffel Bags', 'حقائب دافل'],
      ['Carry-ons', 'حقائب مقصورة'],
      ['Backpacks', 'حقائب ظهر'],
      ['Luggage Sets', 'أطقم سفر'],
      ['Laptop Bags', 'حقائب لابتوب'],
      ['Travel Accessories', 'إكسسوارات سفر'],
      ['New Luggage Items', 'جديد حقائب السفر'],
    ),
  },
  {
    slug: 'watches',
    name: 'Watch Collections',
    nameAr: 'مجموعة الساعات',
    short: { en: 'Watches', ar: 'ساعات' },
    aliases: ['watch', 'watches', 'watch collection', 'watches collections'],
    subCategories: subs(
      ["Men's", 'رجالية'],
      ["Women's", 'نسائية'],
      ['Smartwatches', 'ساعات ذكية'],
      ['Luxury', 'فاخرة'],
      ['Sport', 'رياضية'],
      ['Watch Accessories', 'إكسسوارات ساعات'],
      ['New Watch Items', 'جديد الساعات'],
    ),
  },
  {
    slug: 'clothes',
    name: 'Clothes Collections',
    nameAr: 'مجموعة الملابس',
    short: { en: 'Clothes', ar: 'ملابس' },
    aliases: ['clothes', 'clothing', 'cloth', 'clothes collection'],
    subCategories: subs(
      ["Men's", 'رجالية'],
      ["Women's", 'نسائية'],
      ["Kids' Clothing", 'ملابس أطفال'],
      ['Sportswear', 'ملابس رياضية'],
      ['Formal Wear', 'ملابس رسمية'],
      ['Casual Wear', 'ملابس يومية'],
      ['Outerwear', 'معاطف وجاكيتات'],
      ['Underwear & Lingerie', 'ملابس داخلية'],
      ['New Clothes Items', 'جديد الملابس'],
    ),
  },
  {
    slug: 'jewellery',
    name: 'Jewellery Collections',
    nameAr: 'مجموعة المجوهرات',
    short: { en: 'Jewellery', ar: 'مجوهرات' },
    aliases: ['jewellery', 'jewelry', 'jewelery', 'jewellery collection'],
    subCategories: subs(
      ['Necklaces', 'قلادات'],
      ['Earrings', 'أقراط'],
      ['Bracelets', 'أساور'],
      ['Rings', 'خواتم'],
      ['Watches', 'ساعات'],
      ['Anklets', 'خلاخيل'],
      ['Brooches & Pins', 'بروشات ودبابيس'],
      ['New Jewellery Items', 'جديد المجوهرات'],
    ),
  },
  {
    slug: 'sunglasses',
    name: 'Sunglasses Collections',
    nameAr: 'مجموعة النظارات الشمسية',
    short: { en: 'Sunglasses', ar: 'نظارات شمسية' },
    aliases: ['sunglasses', 'sunglass', 'sunglasses collection'],
    subCategories: subs(
      ["Men's", 'رجالية'],
      ["Women's", 'نسائية'],
      ["Kids'", 'أطفال'],
      ['Sport', 'رياضية'],
      ['Polarized', 'مستقطبة'],
      ['New Sunglasses Items', 'جديد النظارات'],
    ),
  },
  {
    slug: 'cosmetics',
    name: 'Cosmetics Collections',
    nameAr: 'مجموعة مستحضرات التجميل',
    short: { en: 'Cosmetics', ar: 'مكياج وعناية' },
    aliases: ['cosmetics', 'cosmetic', 'makeup', 'cosmetics collection'],
    subCategories: subs(
      ['Face Makeup', 'مكياج الوجه'],
      ['Eye Makeup', 'مكياج العيون'],
      ['Lip Makeup', 'مكياج الشفاه'],
      ['Skincare', 'العناية بالبشرة'],
      ['Nail Products', 'منتجات الأظافر'],
      ['Makeup Tools', 'أدوات المكياج'],
      ['Fragrances', 'عطور'],
      ['Bath & Body', 'الاستحمام والجسم'],
      ['New Cosmetics Items', 'جديد التجميل'],
    ),
  },
  {
    slug: 'perfumes',
    name: 'Perfumes Collections',
    nameAr: 'مجموعة العطور',
    short: { en: 'Perfumes', ar: 'عطور' },
    aliases: ['perfumes', 'perfume', 'perfumes collection'],
    subCategories: subs(
      ["Men's", 'رجالية'],
      ["Women's", 'نسائية'],
      ['Unisex', 'للجنسين'],
      ['Body Mists', 'بخاخ الجسم'],
      ['Perfume Sets', 'أطقم عطور'],
      ['New Perfume Items', 'جديد العطور'],
    ),
  },
  {
    slug: 'gifts',
    name: 'Gifts Collections',
    nameAr: 'مجموعة الهدايا',
    short: { en: 'Gifts', ar: 'هدايا' },
    aliases: ['gifts', 'gift', 'gifts collection'],
    subCategories: subs(
      ['Gift Sets', 'أطقم هدايا'],
      ['Personalized Gifts', 'هدايا باسمك'],
      ['Corporate Gifts', 'هدايا شركات'],
      ['Greeting Cards', 'بطاقات تهنئة'],
      ['Gift Wrapping', 'تغليف هدايا'],
      ['New Gift Items', 'جديد الهدايا'],
    ),
  },
  {
    slug: 'combos',
    name: 'Bags & Shoes Combo',
    nameAr: 'أطقم حقيبة وحذاء',
    short: { en: 'Bag & shoe sets', ar: 'أطقم حقيبة وحذاء' },
    aliases: ['combo', 'combos', 'bags and shoes combo', 'bag & shoe combo'],
    subCategories: subs(
      ['Bag & Shoe Sets', 'أطقم حقيبة وحذاء'],
      ['Matching Bags & Shoes', 'حقائب وأحذية متناسقة'],
      ['Gift Sets', 'أطقم هدايا'],
      ['New Combo Items', 'جديد الأطقم'],
    ),
  },
]
