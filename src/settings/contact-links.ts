import { latinDigits } from '#src/core/fold.ts'

const oman = '968'

/** A link that leaves the shop opens beside it, and the other site learns nothing of the page it came from. */
export const outsideLink = { target: '_blank', rel: 'noopener noreferrer' } as const

/** `wa.me` address of a number from settings; an 8-digit one is Omani. Undefined for a text without digits. */
export function whatsappLink(number: string): string | undefined {
  const digits = international(number)
  return digits && `https://wa.me/${digits}`
}

/** `tel:` address of a number from settings; an 8-digit one is Omani. Undefined for a text without digits. */
export function callLink(number: string): string | undefined {
  const digits = international(number)
  return digits && `tel:+${digits}`
}

/** A number as people in Oman read it: `+968 9000 0000`; a foreign one keeps its digits together. */
export function readablePhone(number: string): string {
  const digits = international(number)
  if (!digits) return number
  const [, first, second] = /^968(\d{4})(\d{4})$/.exec(digits) ?? []
  return first && second ? `+${oman} ${first} ${second}` : `+${digits}`
}

/** An address from settings that may become a link: https, mailto or tel, and nothing else (P8). */
export function safeLink(address: string): string | undefined {
  return /^(?:https:\/\/|mailto:|tel:)[^\s]+$/i.test(address.trim()) ? address.trim() : undefined
}

/** Whether a link of the settings leads to Messenger, or to a Facebook page, which answers there; else it is a page like any other. */
export function isMessenger(address: string): boolean {
  return /^https:\/\/(?:[\w-]+\.)*(?:m\.me|fb\.me|fb\.com|facebook\.com|messenger\.com)(?:[/?#]|$)/i.test(
    address,
  )
}

function international(number: string): string | undefined {
  const digits = latinDigits(number).replace(/\D/g, '').replace(/^00/, '')
  if (digits === '') return undefined
  return digits.length === 8 ? oman + digits : digits
}
