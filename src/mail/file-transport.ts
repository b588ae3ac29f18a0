import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '#src/config.ts'
import { writeDurably } from '#src/core/durable-file.ts'
import { type MailTransport, nodemailerMessage, type OutgoingEmail } from './mail-transport.ts'

/** Where the emails of a shop without a mail server are files. */
export function letterFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return path.join(DATA_DIR, 'mail')
}

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
  return `${inName(queuedAt.toISOString())}-${id}.eml`
}

/** Of a file with an email its id, and when that was queued as names have it; undefined for any other file. */
export function emailOfFile(name: string): { id: string; queuedAt: string } | undefined {
  const [, queuedAt, id] = /^(\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z)-([\da-f-]{36})\.eml$/.exec(name) ?? []
  return id && queuedAt ? { id, queuedAt } : undefined
}

/** A moment as the names of files have it, ISO 8601 in UTC without colons. */
export function inName(iso: string): string {
  return iso.replaceAll(':', '')
}
