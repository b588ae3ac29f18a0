import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

/** What a sealed text is for and whose it is: opened as anything else or for anybody else it is nothing. */
type Use = { use: 'second-factor' | 'hosted-identity'; whose: string }

/** A text as it may lie in the database, so that a copy of it alone gives nobody anything: encrypted with a key of the secret. */
export function seal(secret: string, text: string, { use, whose }: Use): string {
  const nonce = randomBytes(nonceBytes)
  const box = createCipheriv(cipher, keyOf(secret, use), nonce).setAAD(Buffer.from(whose))
  const body = Buffer.concat([box.update(text, 'utf8'), box.final()])
  return Buffer.concat([nonce, box.getAuthTag(), body]).toString('base64url')
}

/** The text again, sealed under any of the secrets (record 026), and whether an older than the first did; else undefined. */
export function unseal(
  secrets: readonly string[],
  sealed: string,
  { use, whose }: Use,
): { text: string; isOld: boolean } | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const [at, secret] of secrets.entries()) {
    try {
      const box = createDecipheriv(cipher, keyOf(secret, use), bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(whose))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      const text = Buffer.concat([box.update(bytes.subarray(nonceBytes + tagBytes)), box.final()])
      return { text: text.toString('utf8'), isOld: at > 0 }
    } catch {
      // Another secret sealed it, or nobody did.
    }
  }
  return undefined
}

function keyOf(secret: string, use: Use['use']): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32))
}
