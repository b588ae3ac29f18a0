import { wordsOf } from './search-words.ts'

/**
 * What shoppers call the same goods: English, Arabic, the Gulf's own words and Arabic in Latin letters. Each
 * line is one meaning, its names parted by commas; spelling that folding makes equal is written once.
 */
const meanings = [
  'bag, bags, handbag, handbags, shanta, shantah, shunta, janta, jantah, شنطة, شنط, شنطات, جنطة, جنط, حقيبة, حقائب, حقايب',
  'tote, totes, shopper, توت',
  'clutch, clutches, evening bag, كلتش, كلاتش, حقيبة سهرة, شنطة سهرة',
  'backpack, backpacks, rucksack, باكباك, حقيبة ظهر, حقائب ظهر, شنطة ظهر',
  'crossbody, cross body, sling bag, كروس, كروس بودي',
  'shoulder, كتف',
  'briefcase, laptop bag, laptop bags, حقيبة لابتوب, حقائب لابتوب, شنطة لابتوب',
  'laptop, لابتوب',
  'school, مدرسة, مدرسية, مدارس',
  'duffel, duffle, دافل',
  'messenger, ماسنجر',
  'vanity, makeup bag, makeup case, حقيبة مكياج, شنطة مكياج, حقائب تجميل',
  'wallet, wallets, billfold, purse, purses, mahfaza, mahfadha, bok, محفظة, محافظ, بوك, جزدان',
  'cardholder, cardholders, card holder, card case, حافظة بطاقات, حاملة بطاقات, حامل بطاقات, حاملات بطاقات',
  'luggage, suitcase, suitcases, trolley, carry on, carry ons, travel bag, travel bags, شنطة سفر, شنط سفر, حقيبة سفر, حقائب سفر, ترولي, أمتعة',
  'travel, safar, سفر, للسفر',
  'shoe, shoes, footwear, jazma, hetha, حذاء, أحذية, جزمة, جزم, نعال, نعل, جوتي, كندرة, كنادر',
  'sandal, sandals, flip flop, flip flops, flipflops, صندل, صنادل, نعال, زنوبة, شبشب, شباشب',
  'slipper, slippers, slides, شبشب, شباشب, خف, زنوبة',
  'sneaker, sneakers, trainers, running shoes, sports shoes, سنيكرز, سنيكر, حذاء رياضي, أحذية رياضية, جوتي رياضي, بوتي',
  'boot, boots, بوت, بوتات, جزمة',
  'loafer, loafers, moccasins, لوفر',
  'heel, heels, pumps, stiletto, stilettos, كعب, كعوب, كعب عالي, كعب عال',
  'watch, watches, timepiece, saa, saah, ساعة, ساعات',
  'smartwatch, smartwatches, smart watch, ساعة ذكية, ساعات ذكية',
  'sunglasses, sunglass, sun glasses, glasses, eyewear, nadhara, nathara, nazara, نظارة, نظارات, نظارة شمسية, نظارات شمسية',
  'abaya, abayas, abaia, abayah, عباية, عبايات, عباءة, عباءات, عبايا',
  'dress, dresses, gown, frock, fustan, فستان, فساتين, نفنوف, دراعة',
  'scarf, scarves, shawl, shayla, sheila, hijab, وشاح, أوشحة, شال, شيلة, شيل, طرحة, حجاب, لحاف',
  'shirt, shirts, qamees, قميص, قمصان',
  'coat, coats, jacket, jackets, معطف, معاطف, جاكيت, جاكيتات, كوت',
  'hoodie, hoodies, sweatshirt, هودي',
  'clothes, clothing, apparel, malabis, ملابس, هدوم, ثياب, أزياء',
  'sport, sports, sportswear, gym, رياضة, رياضي, رياضية',
  'jewellery, jewelry, jewelery, jewels, mujawharat, مجوهرات, حلي, صوغة, ذهب',
  'necklace, necklaces, chain, pendant, silsal, سلسال, سلاسل, سلسلة, قلادة, قلائد, قلادات, عقد, عقود, مرتعشة',
  'earring, earrings, halaq, taraki, حلق, حلقان, تراكي, قرط, أقراط',
  'bracelet, bracelets, bangle, bangles, aswara, أسوارة, أسوارات, سوار, أساور, إسورة, غوايش, بنجري, بناجر',
  'ring, rings, khatam, khatim, خاتم, خواتم, دبلة, محبس',
  'anklet, anklets, خلخال, خلاخيل, حجل',
  'brooch, brooches, بروش, بروشات, دبوس, دبابيس',
  'pearl, pearls, lulu, لؤلؤ, لولو',
  'perfume, perfumes, parfum, fragrance, fragrances, scent, scents, cologne, itr, attar, ittar, عطر, عطور, عطورات, كولونيا, ريحة',
  'oud, oudh, aoud, عود, دهن عود, دهن العود',
  'perfume oil, attar, itr, dehn, duhn, dihn, دهن',
  'incense, bakhoor, bukhoor, بخور, لبان',
  'body mist, body mists, body spray, بخاخ جسم, بخاخ الجسم, معطر جسم',
  'makeup, make up, cosmetics, cosmetic, mikyaj, makyaj, مكياج, ميكب, ميك اب, تجميل, مستحضرات تجميل',
  'lipstick, lipsticks, lip stick, rouj, humra, روج, حمرة, أحمر شفاه, قلم شفاه',
  'eyeshadow, eye shadow, ظلال, ظلال عيون, شدو, آيشادو',
  'powder, بودرة, بودر',
  'nail polish, nail varnish, manicure, مناكير, طلاء أظافر, صبغ أظافر',
  'brush, brushes, فرشاة, فرش',
  'skincare, skin care, عناية بالبشرة, العناية بالبشرة, بشرة',
  'cream, creams, lotion, كريم, كريمات, لوشن',
  'gift, gifts, present, presents, hadiya, hadiyah, هدية, هدايا',
  'wrapping, wrap, تغليف',
  'greeting card, greeting cards, بطاقة تهنئة, بطاقات تهنئة, كرت تهنئة',
  'candle, candles, شمعة, شموع, شمع',
  'combo, combos, set, sets, طقم, أطقم, سيت',
  'men, mens, man, gents, male, رجالي, رجالية, رجال, للرجال',
  'women, womens, woman, ladies, lady, female, نسائي, نسائية, نساء, حريمي, للنساء',
  'kid, kids, child, children, طفل, أطفال, للأطفال, جهال, بزران',
  'girl, girls, بنت, بنات, للبنات, بناتي',
  'leather, jild, جلد, جلدي, جلدية, جلود',
  'gold, golden, dahab, thahab, ذهب, ذهبي, ذهبية',
  'black, aswad, أسود, سوداء, سودة',
  'white, أبيض, بيضاء',
  'ivory, عاجي',
  'red, أحمر, حمراء',
  'burgundy, maroon, عنابي, عنابية',
  'brown, بني, بنية',
  'camel, جملي',
  'blue, أزرق, زرقاء',
  'navy, كحلي, كحلية',
  'pink, وردي, وردية, زهري',
].map((line) => line.split(',').map((name) => wordsOf(name)))

const byName = new Map<string, string[][][]>()
for (const meaning of meanings)
  for (const words of meaning) {
    const name = words.join(' ')
    byName.set(name, [...(byName.get(name) ?? []), meaning])
  }

/** Words of the longest name in the table. */
export const longestName = Math.max(...meanings.flat().map((words) => words.length))

/** Every single word of the table, for finding what a mistyped one meant. */
export const synonymWords: readonly string[] = [...byName.keys()].filter((name) => !name.includes(' '))

/** All names of what a name means, as words; none for an unknown one. `name` is folded words with single spaces. */
export function synonymsOf(name: string): string[][] {
  return (byName.get(name) ?? []).flat()
}
