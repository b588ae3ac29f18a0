import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sharp } from '#src/media/decoding/sharp.ts'
import { demoPictures } from '#src/media/picture.sample.ts'
import { type RunningShop, startShop } from './running-shop.ts'

/** How `npm start` sets the C library and the engine (tools/setup.mjs). */
export const asNpmStarts = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=4',
}

/** The built shop behind one proxy, so that each attacker can have an address. */
export function startUnderAttack(env: Record<string, string> = {}): Promise<RunningShop> {
  return startShop({ ...asNpmStarts, LOG_LEVEL: 'error', TRUST_PROXY: '1', ...env })
}

/** As the n-th stranger of the internet. */
export function stranger(n: number): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `203.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
}

/** Memory of the shop in MB: what it has now. */
export function residentOf({ pid }: RunningShop): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

export type Watched = {
  p50: number
  p99: number
  longest: number
  count: number
  memory: number
  statuses: number[]
}

/** Asks for a page again and again while something else is done; times in ms, memory the most in MB. */
export async function watch(
  shop: RunningShop,
  path: string,
  meanwhile: () => Promise<unknown>,
): Promise<Watched> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const statuses = new Set<number>()
  let memory = residentOf(shop)
  const sampler = setInterval(() => {
    memory = Math.max(memory, residentOf(shop))
  }, 20)
  let isDone = false
  const done = meanwhile().finally(() => {
    isDone = true
  })
  done.catch(() => undefined)
  while (!isDone) {
    const began = performance.now()
    statuses.add(await statusOf(shop, path, agent))
    times.push(performance.now() - began)
    await wait(10)
  }
  clearInterval(sampler)
  agent.destroy()
  await done
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), longest: at(1), count: times.length, memory, statuses: [...statuses] }
}

async function statusOf({ origin }: RunningShop, path: string, agent: Agent): Promise<number> {
  const call = request(`${origin}${path}`, { agent }).end()
  const [reply] = await once(call, 'response')
  reply.resume()
  await once(reply, 'end')
  return reply.statusCode
}

/** So many requests, so many at a time. */
export async function flood(count: number, atOnce: number, ask: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < count; n += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, count - n) }, (_, m) => ask(n + m)))
}

/** Says a figure beside the tests. */
export function say(what: string, figures: Record<string, number>): void {
  const text = Object.entries(figures).map(([name, value]) => `${name} ${Math.round(value * 10) / 10}`)
  process.stdout.write(`${what}: ${text.join(', ')}\n`)
}

export function upload({ origin }: RunningShop, bytes: Uint8Array, headers: Record<string, string>) {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(bytes)]), 'photo.jpg')
  return fetch(`${origin}/api/upload`, { method: 'POST', body: form, headers })
}

/** A call with JSON. */
export function send(
  { origin }: RunningShop,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
) {
  return fetch(`${origin}${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin, ...headers },
  })
}

/** A connection that has said this much, and says no more. */
export async function open({ origin }: RunningShop, said: string | Uint8Array): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  await once(socket, 'connect')
  if (!socket.write(said)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
  return socket
}

/** A photo of a bag as a phone takes it: 12 megapixels with the grain of a small lens; about 8 MB at quality 99. */
export async function phonePhoto(quality = 99): Promise<Buffer> {
  const [bag = Buffer.alloc(0)] = await demoPictures(1)
  const grain = {
    create: { width: 2000, height: 1500, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 14 } },
  } as const
  const noise = await sharp(grain as never)
    .resize(4000, 3000)
    .png()
    .toBuffer()
  return sharp(bag)
    .resize(4000, 3000, { fit: 'cover' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
