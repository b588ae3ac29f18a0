import { createTransport, type NodemailerError } from 'nodemailer'
import { NotDelivered } from './email-delivery.ts'
import { type MailTransport, nodemailerMessage } from './mail-transport.ts'

/** In ms. A server that does not answer holds one email for so long, and nothing else. */
const waits = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  socketCloseTimeout: 1000,
  wholeAttempt: 60_000,
}

/** Emails by SMTP, one connection each, closed after it. `url` is the README's SMTP_URL. */
export function createSmtpTransport(url: string, shorter: Partial<typeof waits> = {}): MailTransport {
  const { wholeAttempt, ...timeouts } = { ...waits, ...shorter }
  const server = createTransport({ url, ...timeouts })
  return {
    async send(mail, cut) {
      try {
        await server.sendMail({
          ...nodemailerMessage(mail),
          signal: AbortSignal.any([cut, AbortSignal.timeout(wholeAttempt)]),
        })
      } catch (error) {
        throw new NotDelivered(reasonOf(error), { final: isFinal(error), cause: error })
      }
    },
  }
}

/**
 * RFC 5321 4.2.1: a recipient or a message refused for good is not to be sent again as it is. Refusals of policy
 * (5.7, such as "relay denied") and whatever goes wrong before are about the shop's own set-up and may be mended.
 */
function isFinal(error: unknown): boolean {
  const { permanent, command, response = '' } = error as NodemailerError
  return permanent === true && (command === 'RCPT TO' || command === 'DATA') && !/\b5\.7\./.test(response)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, message } = error as NodemailerError
  return code ? `${code}: ${message}` : message
}
