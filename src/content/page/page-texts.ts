/** What the calls about pages refuse, and why. */
export const pageTexts = {
  none: { en: 'There is no such page.', ar: 'هذه الصفحة غير موجودة.' },
  savedMeanwhile: {
    en: 'Somebody else has saved this page since you opened it.',
    ar: 'حفظ شخص آخر هذه الصفحة بعد فتحها هنا.',
  },
  takenAddress: {
    en: 'Another page has this address, or had it.',
    ar: 'هذا العنوان لصفحة أخرى، أو كان لها.',
  },
  foreignPicture: {
    en: 'This is not a picture of this shop. Please upload it again.',
    ar: 'هذه ليست صورة من صور المتجر. يرجى رفعها من جديد.',
  },
}
