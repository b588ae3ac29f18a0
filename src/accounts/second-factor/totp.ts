import { createHmac, randomBytes } from 'node:crypto'

/** RFC 6238 as every app has it: HMAC-SHA-1, 6 digits, half a minute. */
const stepSeconds = 30
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret, in base32 as people type it into an app. */
export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => letters[byte % 32]).join('')
}

/** The half minute that a moment is in, counted from 1970. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** The code of a secret in one half minute (RFC 4226). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000
  return String(number).padStart(6, '0')
}

/**
 * Which half minute a code is of: this one, the one before or the one after, for clocks differ; later than `after`,
 * so that none is taken twice. Undefined for any other code.
 */
export function stepOfCode(secret: string, code: string, now: Date, after = -1): number | undefined {
  const step = stepAt(now)
  return [step - 1, step, step + 1].find((one) => one > after && codeOf(secret, one) === code)
}

/** What an app reads from the QR code. */
export function totpUri(secret: string, account: string, shopName: string): string {
  const label = `${encodeURIComponent(shopName)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shopName)}`
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
