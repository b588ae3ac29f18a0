import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { vi } from 'vitest'

/** The path of the newest link to `/authentication/<page>` that a shop without SMTP mailed to somebody. */
export async function mailedLink(
  { origin, dataDir }: { origin: string; dataDir: string },
  email: string,
  page: 'verify-email' | 'reset-password' | 'invitation',
): Promise<string> {
  const box = path.join(dataDir, 'mail')
  const link = new RegExp(`${origin}(/authentication/${page}\\?token=[\\w.%-]+)`)
  // Not expect.poll, for whoever prepares a journey is in no test yet.
  return vi.waitFor(
    async () => {
      let found: string | undefined
      for (const name of readdirSync(box).toSorted()) {
        const received = await PostalMime.parse(readFileSync(path.join(box, name)))
        const isHers = received.to?.some(({ address }) => address === email)
        if (isHers) found = link.exec(received.text ?? '')?.[1] ?? found
      }
      if (found === undefined) throw new Error(`No mail to ${email} leads to ${page}`)
      return found
    },
    { timeout: 60_000, interval: 100 },
  )
}

/** The token of the mail that asks somebody to confirm the mailbox; a staff role is given to no other (I11). */
export async function verificationToken(
  shop: { origin: string; dataDir: string },
  email: string,
): Promise<string> {
  const link = await mailedLink(shop, email, 'verify-email')
  return new URL(link, shop.origin).searchParams.get('token') ?? ''
}
