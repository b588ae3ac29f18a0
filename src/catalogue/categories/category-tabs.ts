import type { Text } from '#src/core/locale.ts'

/**
 * The tabs of home's Most Popular grid by the category's slug (product.md section 2). Apart, for other pages do
 * without.
 */
export const categoryTabs: Readonly<Record<string, Text>> = {
  bags: { en: 'BAGS COLLECTIONS', ar: 'الحقائب' },
  shoes: { en: 'SHOES COLLECTIONS', ar: 'الأحذية' },
  wallets: { en: 'WALLET & CARDHOLDERS COLLECTIONS', ar: 'المحافظ' },
  luggage: { en: 'LUGGAGE COLLECTIONS', ar: 'حقائب السفر' },
  watches: { en: 'WATCH COLLECTIONS', ar: 'الساعات' },
  clothes: { en: 'CLOTHES COLLECTIONS', ar: 'الملابس' },
  jewellery: { en: 'JEWELLERY COLLECTIONS', ar: 'المجوهرات' },
  sunglasses: { en: 'SUNGLASSES COLLECTIONS', ar: 'النظارات الشمسية' },
  cosmetics: { en: 'COSMETICS COLLECTIONS', ar: 'مستحضرات التجميل' },
  perfumes: { en: 'PERFUMES COLLECTIONS', ar: 'العطور' },
  gifts: { en: 'GIFTS COLLECTIONS', ar: 'الهدايا' },
  combos: { en: 'BAGS & SHOES COMBO COLLECTIONS', ar: 'أطقم حقيبة وحذاء' },
}
