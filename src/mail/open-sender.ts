import type { Shop } from '#src/shop.ts'
import type { EmailTemplates } from './email.ts'
import { createFileTransport, letterFolder } from './file-transport.ts'
import { createSender, type MailSender } from './sender.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** The sender of a running shop: by SMTP_URL, else into files in `DATA_DIR/mail` (product.md section 10). */
export function openSender(shop: Shop, templates: EmailTemplates): MailSender {
  const { SMTP_URL } = shop.config
  const transport = SMTP_URL ? createSmtpTransport(SMTP_URL) : createFileTransport(letterFolder(shop.config))
  return createSender({ ...shop, templates, transport })
}
