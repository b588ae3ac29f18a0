import { defineMessages } from '#src/i18n/messages.ts'

/** What staff are told when a product is added, changed or deleted: SPEC section 8. */
export const productDeskMessages = defineMessages({
  added: { en: 'Product Added!', ar: 'أُضيف المنتج!' },
  addedText: {
    en: 'Your product has been successfully added.',
    ar: 'أُضيف المنتج إلى المتجر بنجاح.',
  },
  updated: { en: 'Product Updated!', ar: 'حُدّث المنتج!' },
  updatedText: {
    en: 'Your product has been successfully updated.',
    ar: 'حُدّث المنتج بنجاح.',
  },
  success: { en: 'Success!', ar: 'تم بنجاح!' },
  deletedText: { en: 'Product deleted successfully.', ar: 'حُذف المنتج بنجاح.' },
  error: { en: 'Error!', ar: 'حدث خطأ!' },
  addFailed: {
    en: 'Something went wrong while adding the product.',
    ar: 'حدث خطأ أثناء إضافة المنتج.',
  },
  updateFailed: {
    en: 'Something went wrong while updating the product.',
    ar: 'حدث خطأ أثناء تحديث المنتج.',
  },
  deleteFailed: {
    en: 'Error deleting product. Please try again later.',
    ar: 'تعذّر حذف المنتج. حاول مرة أخرى لاحقًا.',
  },
  unexpected: {
    en: 'An unexpected error occurred. Please try again later.',
    ar: 'حدث خطأ غير متوقع. حاول مرة أخرى لاحقًا.',
  },
})
