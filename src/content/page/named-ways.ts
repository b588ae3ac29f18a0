import { fold } from '#src/core/fold.ts'
import type { PaymentMethod } from '#src/settings/delivery.ts'
import type { PageContent } from './page.ts'

/**
 * How texts name a way to pay, in either language, as a search compares words. What only speaks of it, such as the receipt
 * of a transfer that the shop keeps, is not among them: a shop of cash alone may say that.
 */
const phrases: Record<PaymentMethod, readonly string[]> = {
  'Online Payment': [
    ...['bank transfer', 'bank transfers', 'mobile transfer', 'mobile transfers', 'money transfer'],
    ...['by transfer', 'via transfer', 'transfer the total', 'transfer the amount', 'online payment'],
    ...['تحويل بنكي', 'التحويل البنكي', 'تحويل مصرفي', 'التحويل المصرفي', 'حوالة بنكية', 'الحوالة البنكية'],
    ...['الدفع بالتحويل', 'الدفع بتحويل', 'تحويل المبلغ', 'تحويل المجموع'],
  ],
  'Cash On Delivery': [
    ...['cash on delivery', 'cash at the door', 'pay cash', 'pay in cash', 'paid in cash', 'payment in cash'],
    ...[
      'الدفع عند الاستلام',
      'الدفع عند التسليم',
      'الدفع نقدا',
      'يدفع نقدا',
      'تدفع نقدا',
      'نقدا عند الاستلام',
    ],
  ],
}

/** A line with one of these is shown only where that way is switched on. */
const followed: Record<PaymentMethod, RegExp> = {
  'Online Payment': /\{transfer\}/,
  'Cash On Delivery': /\{(?:cash|zoneCash)\}/,
}

const patterns = Object.entries(phrases).map(([way, said]) => {
  const words = said.map(fold).join('|')
  // Arabic writes "and", "by" and "for" at the word itself.
  const pattern = new RegExp(`(?<!\\p{L})(?:[وفبل]{0,2})(?:${words})(?!\\p{L})`, 'u')
  return [way as PaymentMethod, pattern] as const
})

/** The ways to pay that a page names in words of its own, and not by a line that follows the settings. */
export function namedWays(content: PageContent): PaymentMethod[] {
  const { title, titleAr, text, textAr, description, descriptionAr } = content
  const lines = [title, titleAr, text, textAr, description, descriptionAr].join('\n').split('\n')
  return patterns
    .filter(([way, pattern]) => lines.some((line) => !followed[way].test(line) && pattern.test(fold(line))))
    .map(([way]) => way)
}
