import { defineMessages } from '#src/i18n/messages.ts'

/** What the choices of an order are called; the keys are the values that are stored (product.md section 9). */
export const choiceMessages = defineMessages({
  'HOME DELIVERY': { en: 'HOME DELIVERY', ar: 'التوصيل إلى المنزل' },
  'OFFICE DELIVERY': { en: 'OFFICE DELIVERY', ar: 'التوصيل إلى المكتب' },
  'SHOP COLLECTION': { en: 'COLLECT AT THE SHOP', ar: 'الاستلام من المتجر' },
  'Cash On Delivery': { en: 'Cash On Delivery', ar: 'الدفع عند الاستلام' },
  'Online Payment': { en: 'Online Payment', ar: 'الدفع بالتحويل' },
})

/** The words of lines in a cart or an order. */
export const lineMessages = defineMessages({
  colour: { en: 'Colour', ar: 'اللون' },
  size: { en: 'Size', ar: 'المقاس' },
})
