import { defineMessages } from '#src/i18n/messages.ts'

/** What staff are told when a product is added, changed or deleted: product.md section 8. */
export const adminProductMessages = defineMessages({
  // In Arabic one sentence: its title would say the same.
  added: { en: 'Product Added!', ar: 'تمت إضافة المنتج إلى المتجر.' },
  addedText: {
    en: 'Your product has been successfully added.',
    ar: '',
  },
  updated: { en: 'Product Updated!', ar: 'تم تحديث المنتج.' },
  updatedText: {
    en: 'Your product has been successfully updated.',
    ar: '',
  },
  success: { en: 'Success!', ar: 'تم بنجاح!' },
  deletedText: { en: 'Product deleted successfully.', ar: 'تم حذف المنتج بنجاح.' },
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
    ar: 'تعذّر حذف المنتج. يرجى المحاولة لاحقًا.',
  },
  unexpected: {
    en: 'An unexpected error occurred. Please try again later.',
    ar: 'حدث خطأ غير متوقع. يرجى المحاولة لاحقًا.',
  },
})
