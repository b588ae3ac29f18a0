import { formatOmrCell } from '#src/core/csv.ts'
import type { Baisa } from '#src/core/money.ts'

/**
 * What the QR code of a tax document says: seller, VATIN, time of issue, total and VAT, each with its tag and length, in
 * base64. The form that readers in the Gulf know; Oman's own is not published.
 */
export function qrText(
  { name, vatin }: { name: string; vatin: string },
  at: string,
  { gross, vat }: { gross: Baisa; vat: Baisa },
): string {
  const values = [name, vatin, at, formatOmrCell(gross), formatOmrCell(vat)]
  const fields = values.map((value, index) => {
    const bytes = Buffer.from(value, 'utf8').subarray(0, 255)
    return Buffer.concat([Buffer.from([index + 1, bytes.length]), bytes])
  })
  return Buffer.concat(fields).toString('base64')
}
