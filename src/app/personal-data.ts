import { addressPersonalData } from '#src/accounts/addresses/personal-data.store.ts'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { contactPersonalData } from '#src/contact/personal-data.store.ts'
import { forgetReader } from '#src/notices/notice-list.store.ts'
import { forgetPushDevicesOf } from '#src/notices/push-device.store.ts'
import { orderPersonalData } from '#src/orders/order/personal-data.store.ts'
import { forgetDraftsFor } from '#src/orders/staff-orders/order-draft.store.ts'

/** What the shop keeps about people beside their account; forgotten in this order, so that locks are taken in one order. */
export const personalData: readonly PersonalData[] = [
  addressPersonalData,
  {
    forget: async (trx, { email }) => {
      if (email !== undefined) await forgetDraftsFor(trx, email)
    },
  },
  orderPersonalData,
  contactPersonalData,
  { forget: (trx, { userId }) => forgetReader(trx, userId) },
  { forget: (trx, { userId }) => forgetPushDevicesOf(trx, userId) },
]
