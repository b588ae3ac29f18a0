import { isIP } from 'node:net'
import addressparser from 'nodemailer/lib/addressparser'
import { isPlainAddress, type Mailbox } from './mail-transport.ts'

type Sender = { MAIL_FROM?: string | undefined; SMTP_URL?: string | undefined; PUBLIC_URL: string }

/**
 * Who emails come from: MAIL_FROM, else the account at the mail server, else `shop@` the shop's own host. The name
 * is empty where MAIL_FROM has none. Throws an Error of one line that names MAIL_FROM when that is no address.
 */
export function mailFrom({ MAIL_FROM, SMTP_URL, PUBLIC_URL }: Sender): Mailbox {
  if (MAIL_FROM === undefined)
    return { name: '', address: accountOf(SMTP_URL) ?? `shop@${hostOf(PUBLIC_URL)}` }
  const [mailbox, ...others] = addressparser(MAIL_FROM, { flatten: true })
  const address = mailbox?.address ?? ''
  if (others.length > 0 || !isPlainAddress(address)) {
    throw new Error(
      `MAIL_FROM: has to be one email address, such as Haqiba <shop@example.com> (got ${JSON.stringify(MAIL_FROM)})`,
    )
  }
  return { name: mailbox?.name ?? '', address }
}

function accountOf(smtpUrl: string | undefined): string | undefined {
  const account = smtpUrl && decodeURIComponent(new URL(smtpUrl).username)
  return account && isPlainAddress(account) ? account : undefined
}

function hostOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? 'localhost' : hostname
}
