import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
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
      await mkdir(dir, { recursive: true, mode: 0o700 })
      const file = path.join(dir, fileName(mail))
      const temporary = `${file}.${process.pid}.part`
      try {
        await writeDurably(temporary, message)
        await rename(temporary, file)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
  }
}

function fileName({ queuedAt, id }: OutgoingEmail): string {
  return `${queuedAt.toISOString().replaceAll(':', '')}-${id}.eml`
}

async function writeDurably(file: string, message: Buffer | Readable): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(message)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
