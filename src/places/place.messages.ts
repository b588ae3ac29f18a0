import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the parts of an address. None holds the word of another field of checkout, by which tests and readers find it. */
export const placeMessages = defineMessages({
  country: { en: 'Country', ar: 'الدولة' },
  wilayat: { en: 'Wilayat', ar: 'الولاية' },
  chooseWilayat: { en: 'Choose a wilayat', ar: 'اختيار الولاية' },
  area: { en: 'Area or village', ar: 'المنطقة أو القرية' },
  city: { en: 'City and quarter', ar: 'المدينة والحي' },
  pin: { en: 'Place on the map', ar: 'الموقع على الخريطة' },
  pinHint: {
    en: 'Paste a link of a map app, or use your location. The driver opens it.',
    ar: 'يمكن لصق رابط من تطبيق الخرائط أو استخدام الموقع الحالي، ويفتحه المندوب.',
  },
  locate: { en: 'Use my location', ar: 'استخدام موقعي' },
  locating: { en: 'Finding…', ar: 'جارٍ التحديد…' },
  notLocated: {
    en: 'The location could not be found. A pasted map link does as well.',
    ar: 'تعذّر تحديد الموقع. يمكن لصق رابط من الخريطة بدلًا من ذلك.',
  },
  located: { en: 'The location is filled in.', ar: 'تم تحديد الموقع.' },
  openMap: { en: 'Open the map', ar: 'فتح الخريطة' },
})
