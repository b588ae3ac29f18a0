import path from 'node:path'
import { createTransport } from 'nodemailer'
import { writeDurably } from '#src/core/durable-file.ts'
import { type MailTransport, nodemailerMessage, type OutgoingEmail } from './mail-transport.ts'

/**
 * Emails as `.eml` files in `dir`, for a shop without a mail server. A name begins with the time the email was
 * queued (UTC), and is the email's own: one that is written twice is still one file.
 */
export function createFileTransport(dir: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    intoFolder: true,
    async send(mail) {
      const { message } = await composer.sendMail(nodemailerMessage(mail))
      const file = path.join(dir, fileName(mail))
      await writeDurably(file, message, `${file}.${process.pid}.part`)
    },
  }
}

function fileName({ queuedAt, id }: OutgoingEmail): string {
  return `${queuedAt.toISOString().replaceAll(':', '')}-${id}.eml`
}
