import { randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** Whether the shop is open, and the secret of the link that shows it before (B2); an empty one opens nothing. */
export const Opening = z.object({ open: z.boolean(), previewToken: z.string() })
export type Opening = z.infer<typeof Opening>

/** A secret for a preview link: 192 bits, as letters that an address takes. */
export function newPreviewToken(): string {
  return randomBytes(24).toString('hex')
}

/** Whether somebody shows the secret of the present link; takes as long for a wrong one. */
export function isPreviewToken({ previewToken }: Opening, shown: string): boolean {
  const [given, wanted] = [Buffer.from(shown), Buffer.from(previewToken)]
  return wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
}
