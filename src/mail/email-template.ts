import type { RenderedEmail } from './email.ts'
import { htmlOf } from './email-html.ts'
import type { EmailContent } from './email-parts.ts'
import { textOf } from './email-text.ts'
import { picturesOf } from './inline-picture.ts'

/** Renders what a template says. */
export function renderContent(content: EmailContent): RenderedEmail {
  const { subject, shopName: fromName, replyTo } = content
  const pictures = picturesOf(content)
  return {
    fromName,
    subject,
    text: textOf(content),
    html: htmlOf(content),
    ...(pictures.length > 0 && { pictures }),
    ...(replyTo && { replyTo }),
  }
}

/** The `mailto:` address that writes to somebody, and to nobody else. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}
