import * as z from 'zod'
import { latinDigits } from '#src/core/fold.ts'
import { type Baisa, toBaisa } from '#src/core/money.ts'
import { line, paragraph } from '#src/http/field.ts'
import { moneyMethods } from '#src/orders/ledger/payment.ts'

const highestBaisa = 100_000_000

const wrongAmount = {
  en: 'Enter an amount in OMR above 0, such as 2 or 1.500.',
  ar: 'يرجى إدخال مبلغ بالريال أكبر من 0، مثل 2 أو 1.500.',
}

/** An amount in OMR above 0, as number or as typed → baisa (M1, M3); undefined for anything else. */
export function readAmount(typed: number | string): Baisa | undefined {
  const text = latinDigits(String(typed)).replace('٫', '.').trim()
  const baisa = /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? toBaisa(Number(text)) : undefined
  return baisa !== undefined && baisa > 0 && baisa <= highestBaisa ? baisa : undefined
}

/**
 * What POST /orderPayment/{id} and /orderRefund/{id} take. `seen` is how many entries of the ledger the caller saw:
 * another number now is a 409, so that of two people at once one is told (O17).
 */
export const MoneyRequest = z
  .object({
    amount: z
      .union([z.number(), line(20)])
      .transform((typed) => readAmount(typed) ?? 0)
      .refine((baisa) => baisa > 0, { params: { text: wrongAmount } })
      .meta({ type: 'number', description: 'OMR' }),
    method: z.enum(moneyMethods),
    reference: line(100).optional(),
    note: paragraph(500).optional(),
    seen: z.number().int().min(0),
    sure: z
      .literal(true)
      .optional()
      .meta({ description: 'A payment of more than twice what is open is right all the same' }),
  })
  .meta({ id: 'MoneyRequest' })
export type MoneyRequest = z.infer<typeof MoneyRequest>

/** What POST /paymentReversal/{id} takes: the entry, and why it is taken back. */
export const ReversalRequest = z
  .object({ payment: line(100).min(1), note: paragraph(500).optional() })
  .meta({ id: 'ReversalRequest' })
export type ReversalRequest = z.infer<typeof ReversalRequest>
