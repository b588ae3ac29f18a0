import { defineMessages } from '#src/i18n/messages.ts'
import type { DeliveryArea, PaymentMethod } from '#src/settings/delivery.ts'

/** How an order is paid, by `paidHow`; apart from its choices, which checkout loads too. */
export const paidHowMessages = defineMessages({
  'Cash On Delivery': { en: 'Cash On Delivery', ar: 'الدفع عند الاستلام' },
  'Cash At The Shop': { en: 'Cash at the shop', ar: 'الدفع نقدًا في المتجر' },
  'Online Payment': { en: 'Online Payment', ar: 'الدفع بالتحويل' },
})

/** What a way to pay is called: of an order that is collected nothing is paid on delivery (O40). */
export function paidHow(method: PaymentMethod, area: DeliveryArea) {
  return method === 'Cash On Delivery' && area === 'SHOP COLLECTION' ? 'Cash At The Shop' : method
}
