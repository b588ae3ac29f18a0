import { z } from '@hono/zod-openapi'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { mainLocale } from '#src/core/locale.ts'
import { forgetAddresses, listAddresses } from './saved-address.store.ts'
import { SavedAddress } from './saved-address.ts'

/** The addresses that somebody keeps (I8, O39). */
export const addressPersonalData: PersonalData = {
  myData: {
    fields: { addresses: z.array(SavedAddress) },
    read: async (db, { id }) => ({ addresses: await listAddresses(db, id, mainLocale) }),
  },
  forget: (trx, { userId }) => forgetAddresses(trx, userId),
}
