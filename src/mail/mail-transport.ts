import type { SendMailOptions } from 'nodemailer'
import type { RenderedEmail } from './email.ts'
import { contentIdOf } from './inline-picture.ts'

export type Mailbox = { name: string; address: string }

/** A rendered email with sender and recipient. `id` is the outbox row's, `queuedAt` when it was queued. */
export type OutgoingEmail = RenderedEmail & {
  id: string
  queuedAt: Date
  from: Mailbox
  to: string
  locale: string
}

/** The way emails leave the shop. */
export type MailTransport = {
  /** Answers only once the email was taken for good. Throws otherwise, and when `cut` ends the attempt. */
  send(mail: OutgoingEmail, cut: AbortSignal): Promise<void>
  /** It only keeps them as files; nobody gets them. */
  intoFolder?: true
}

const plainAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

/** True for one bare e-mail address: no list, no name, nothing that could begin another header. */
export function isPlainAddress(address: string): boolean {
  return address.length <= 254 && plainAddress.test(address)
}

/**
 * An email as nodemailer takes it. The Message-ID is the row's own at every attempt, so that an email that came
 * twice is known as one. Nothing typed by anybody can start a header of its own.
 */
export function nodemailerMessage(mail: OutgoingEmail): SendMailOptions {
  const [, domain] = mail.from.address.split('@')
  return {
    messageId: `<${mail.id}@${domain}>`,
    date: mail.queuedAt,
    from: { name: oneLine(mail.from.name), address: mail.from.address },
    to: { name: '', address: mail.to },
    ...(mail.replyTo &&
      isPlainAddress(mail.replyTo.address) && {
        replyTo: { name: oneLine(mail.replyTo.name), address: mail.replyTo.address },
      }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.pictures && {
      attachments: mail.pictures.map((picture, index) => ({
        cid: contentIdOf(picture),
        content: Buffer.from(picture.bytes),
        contentType: 'image/jpeg',
        contentDisposition: 'inline' as const,
        filename: `${index + 1}.jpg`,
      })),
    }),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
