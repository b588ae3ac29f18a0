import { pagePlaceholders } from '#src/content/page/page-placeholders.ts'
import type { Locale, Text } from '#src/core/locale.ts'
import type { Insertable } from '#src/dashboard/writing/insert-menu.tsx'
import { placeholders } from '#src/settings/placeholders.ts'

type Name = (typeof placeholders)[number] | (typeof pagePlaceholders)[number]

/** What stands in a text for a name in braces (W2), in the words of the settings. */
export const placeholderTexts: Record<Name, Text> = {
  shopName: { en: 'Name of the shop', ar: 'اسم المتجر' },
  freeShippingOver: { en: 'Sum from which delivery is free', ar: 'المبلغ الذي يبدأ منه التوصيل المجاني' },
  homeDelivery: { en: 'Charge of home delivery', ar: 'رسوم التوصيل إلى المنزل' },
  officeDelivery: { en: 'Charge of office delivery', ar: 'رسوم التوصيل إلى المكتب' },
  deliveryTime: { en: 'Time of delivery', ar: 'مدة التوصيل' },
  restDays: { en: 'Days without delivery', ar: 'الأيام التي لا توصيل فيها' },
  phone: { en: 'Phone number', ar: 'رقم الهاتف' },
  email: { en: 'Email address', ar: 'البريد الإلكتروني' },
  timeEverywhere: {
    en: 'Time of delivery, if the same everywhere',
    ar: 'مدة التوصيل إن كانت واحدة في كل مكان',
  },
  timeElsewhere: { en: 'Time of delivery in all other places', ar: 'مدة التوصيل في بقية الأماكن' },
  zoneDays: { en: 'Places by time of delivery', ar: 'الأماكن حسب مدة التوصيل' },
  zoneCharges: { en: 'Places by charge', ar: 'الأماكن حسب رسوم التوصيل' },
  zoneFreeSums: { en: 'Places by sum of free delivery', ar: 'الأماكن حسب مبلغ التوصيل المجاني' },
  zoneCash: { en: 'Places without cash on delivery', ar: 'الأماكن التي لا دفع فيها عند الاستلام' },
  countries: { en: 'Countries beside Oman', ar: 'الدول إلى جانب عُمان' },
  cash: { en: 'Cash on delivery, if it is taken', ar: 'الدفع عند الاستلام إن كان مقبولًا' },
  transfer: { en: 'Payment by transfer, if it is taken', ar: 'الدفع بالتحويل إن كان مقبولًا' },
  collection: { en: 'Collecting from the shop', ar: 'الاستلام من المتجر' },
}

/** What a page may have in braces, in a language. */
export function insertables(locale: Locale): Insertable[] {
  return named([...placeholders, ...pagePlaceholders], locale)
}

/** What every text of the owner's may have, those of home too. */
export function commonInsertables(locale: Locale): Insertable[] {
  return named(placeholders, locale)
}

function named(names: readonly Name[], locale: Locale): Insertable[] {
  return names.map((name) => ({ name, label: placeholderTexts[name][locale] }))
}
