import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushDevice, PushMessage } from './push.ts'

/** A browser that has subscribed: what it tells the shop, and what it reads with. */
export type PushBrowser = { device: PushDevice; pair: ECDH; secret: Buffer }

/** A browser that was given this address by its push service. */
export function pushBrowser(name: string, choice: Partial<PushDevice> = {}): PushBrowser {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const secret = randomBytes(16)
  const device: PushDevice = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: secret.toString('base64url') },
    kinds: ['order-placed', 'receipt-sent', 'return-asked', 'message-received'],
    quietFrom: '',
    quietTo: '',
    locale: 'en',
    ...choice,
  }
  return { device, pair, secret }
}

export const samplePushDevice = pushBrowser('sample').device

/** Opens what was pushed as the browser does, by RFC 8291 and 8188 and without the library that closed it. */
export function openPush({ pair, secret }: PushBrowser, body: Buffer): PushMessage {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
  const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), secret, info, 32))
  const derive = (use: string, size: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${use}\0`), size))
  const box = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  box.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([box.update(sealed.subarray(0, -16)), box.final()])
  // The last record ends with a 2, and nothing of ours is padded.
  return JSON.parse(plain.subarray(0, -1).toString())
}

export type PushRequest = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A push service on this machine: it keeps what it is sent, and answers as it is told. */
export class PushService {
  readonly requests: PushRequest[] = []
  /** What it answers to each request; 307 sends who asked elsewhere. */
  status = 201
  readonly #server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    this.requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(this.status, { location: '/elsewhere' }).end()
  })

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  /** Brings to it what is meant for a push service out there. */
  readonly fetch: typeof globalThis.fetch = (address, init) => {
    const { port } = this.#server.address() as AddressInfo
    return globalThis.fetch(`http://127.0.0.1:${port}${new URL(String(address)).pathname}`, init)
  }

  /** Those that came since the last time this was asked. */
  take(): PushRequest[] {
    return this.requests.splice(0)
  }

  async close(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
