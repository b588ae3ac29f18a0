import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './email.ts'

export type Mailbox = { name: string; address: string }

/** A letter in its envelope. `id` is the outbox row's, `queuedAt` when it was written down. */
export type SealedMail = Mail & {
  id: string
  queuedAt: Date
  from: Mailbox
  to: string
  locale: string
}

/** The way letters leave the shop. */
export type MailTransport = {
  /** Answers only once the letter was taken for good. Throws otherwise, and when `cut` ends the attempt. */
  send(mail: SealedMail, cut: AbortSignal): Promise<void>
}

const plainAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

/** True for one bare e-mail address: no list, no name, nothing that could begin another header. */
export function isPlainAddress(address: string): boolean {
  return address.length <= 254 && plainAddress.test(address)
}

/**
 * A sealed letter as nodemailer takes it. The Message-ID is the row's own at every try, so that a letter that came
 * twice is known as one. Nothing typed by anybody can start a header of its own.
 */
export function composed(mail: SealedMail): SendMailOptions {
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
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
