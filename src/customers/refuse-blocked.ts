import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { isBlocked } from './customer-marks.store.ts'

type Who = { userId?: string | undefined; mobileNumber: string; email: string }

/** Throws `refused` for an order of somebody whom staff blocked; asked in the transaction that places it (O26). */
export async function refuseBlocked(trx: Db, who: Who): Promise<void> {
  if (!(await isBlocked(trx, who))) return
  throw new Problem('refused', cannotOrder)
}

export const cannotOrder = {
  en: 'This order cannot be placed online. Please contact the shop, and we will help.',
  ar: 'لا يمكن إتمام هذا الطلب عبر الموقع. يرجى التواصل مع المتجر للمساعدة.',
}
