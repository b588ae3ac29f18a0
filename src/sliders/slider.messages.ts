import { defineMessages } from '#src/i18n/messages.ts'

/** The words of the banner. */
export const sliderMessages = defineMessages({
  carousel: { en: 'carousel', ar: 'عرض شرائح' },
  slide: { en: 'slide', ar: 'شريحة' },
  place: {
    en: (place: number, count: number) => `${place} of ${count}`,
    ar: (place: number, count: number) => `${place} من ${count}`,
  },
  goTo: { en: (place: number) => `Show slide ${place}`, ar: (place: number) => `عرض الشريحة ${place}` },
  previous: { en: 'Previous slide', ar: 'الشريحة السابقة' },
  next: { en: 'Next slide', ar: 'الشريحة التالية' },
  pause: { en: 'Pause', ar: 'إيقاف الحركة' },
  play: { en: 'Play', ar: 'تشغيل الحركة' },
})
