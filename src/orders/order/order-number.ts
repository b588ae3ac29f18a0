/**
 * An order's number inside an Arabic sentence: left to right by itself, or its # would stand behind the digits.
 * For messages, which are plain text; elements use `<bdi dir="ltr">`.
 */
export function numberInArabic(orderId: string): string {
  return `\u2066#${orderId}\u2069`
}
