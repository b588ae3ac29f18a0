import { createECDH, hkdfSync } from 'node:crypto'

/** What the shop shows push services so that they know who writes (VAPID); both in base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

/** The order of P-256's group. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * The key pair that belongs to a secret of the shop: made with it at the first start, kept with it, and the same in each
 * process that has it (record 059). 128 more bits than the group has leave no number likelier than another (FIPS 186-5, A.2.1).
 */
export function pushKeysOf(secret: string): PushKeys {
  const seed = BigInt(`0x${Buffer.from(hkdfSync('sha256', secret, '', 'web-push', 48)).toString('hex')}`)
  const number = (seed % (order - 1n)) + 1n
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(number.toString(16).padStart(64, '0'), 'hex'))
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex').toString('base64url')
  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}
