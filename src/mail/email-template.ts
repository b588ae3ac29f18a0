import type { Mail } from './email.ts'
import { htmlOf } from './email-html.ts'
import type { EmailTemplate } from './email-parts.ts'
import { textOf } from './email-text.ts'

/** The finished letter. */
export function mailOn(paper: EmailTemplate): Mail {
  const { subject, shopName: fromName, replyTo } = paper
  return { fromName, subject, text: textOf(paper), html: htmlOf(paper), ...(replyTo && { replyTo }) }
}

/** The `mailto:` address that writes to somebody, and to nobody else. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}
