import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { IdentityProvider } from '#src/accounts/identity/identity-provider.ts'
import { secretsOf } from '#src/accounts/identity/secret.ts'
import { createApp } from '#src/app/create-app.ts'
import { readConfig } from '#src/config.ts'
import { type OpenDatabase, openDatabase } from '#src/db/open.ts'
import { createGuardedServer } from '#src/http/guard-server.ts'
import { createLog } from '#src/http/log.ts'
import { openStores } from '#src/media/store/open-stores.ts'
import { createVariants, type Variants } from '#src/media/variants.ts'
import { sourceAssets } from '#src/render/page-assets.ts'
import type { Shop } from '#src/shop.ts'
import { copyShopFile, createShopDatabase } from './databases.ts'

export const engines = ['sqlite', 'postgres'] as const
// On a machine that does other things two hundred calls at once take longer than a visitor would wait.
const longestWaitMs = 60_000
export type Engine = (typeof engines)[number]

/** An answer as a visitor gets it: status, headers by lower-case name, text, and JSON where it is some. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
export type Answer = { status: number; headers: Record<string, string>; text: string; json: any }

/** A shop of one test file: empty, served over HTTP, its clock in the test's hand. */
export class TestShop {
  /** What the shop's clock says; Sunday noon in Muscat unless a test sets it. */
  now = new Date('2026-03-01T08:00:00Z')
  readonly engine: Engine
  /** Who proves who somebody is; the shop's own accounts unless a test has a hosted provider. */
  identityOf: ((shop: Shop) => IdentityProvider) | undefined
  private dir = ''
  private url: string | undefined
  private opened: OpenDatabase | undefined
  private variants: Variants | undefined
  private server: Server | undefined
  private world: Shop | undefined
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 200 })

  /** `place` has a database already, instead of a new empty one. */
  constructor(engine: Engine, place?: { dir: string; url?: string | undefined }) {
    this.engine = engine
    if (place) [this.dir, this.url] = [place.dir, place.url]
  }

  get shop(): Shop {
    if (!this.world) throw new Error('The test shop is not open')
    return this.world
  }

  get db(): Shop['db'] {
    return this.shop.db
  }

  get origin(): string {
    if (!this.server) throw new Error('The test shop is not open')
    const { port } = this.server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }

  async open(env: Record<string, string> = {}): Promise<void> {
    if (!this.dir) await this.prepare()
    this.opened = await openDatabase({
      url: this.url,
      readUrl: env.DATABASE_READ_URL,
      dir: this.dir,
      patienceMs: longestWaitMs,
    })
    const config = readConfig({
      DATA_DIR: this.dir,
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://shop.test',
      ...env,
    })
    const log = createLog(config.LOG_LEVEL)
    const { pictures, proofs } = openStores(config, this.opened.db)
    const { db, catalogueVersion } = this.opened
    const secrets = secretsOf(config.AUTH_SECRET, this.dir)
    const [secret] = secrets
    this.world = {
      config,
      db,
      catalogueVersion,
      pictures,
      proofs,
      secret,
      secrets,
      log,
      clock: () => this.now,
    }
    this.variants = createVariants(pictures, log.error, { patienceMs: longestWaitMs })
    const identity = this.identityOf?.(this.world)
    const app = createApp(this.world, this.variants, { assetsOf: sourceAssets }, identity)
    this.server = createGuardedServer(app, config.PUBLIC_URL).listen(0, '127.0.0.1')
    // A line that rests while a test works on the database must not be hung up on under its next request.
    this.server.keepAliveTimeout = 600_000
    await once(this.server, 'listening')
  }

  private async prepare(): Promise<void> {
    this.dir = await mkdtemp(path.join(tmpdir(), 'haqiba-shop-'))
    if (this.engine === 'postgres') this.url = await createShopDatabase()
    else copyShopFile(this.dir)
  }

  /** Stops the process's part and starts again on the same database, as after a restart. */
  async restart(env: Record<string, string> = {}): Promise<void> {
    await this.stop()
    await this.open(env)
  }

  private async stop(): Promise<void> {
    this.server?.close()
    this.server?.closeAllConnections()
    await this.variants?.close()
    await this.opened?.close()
  }

  async close(): Promise<void> {
    await this.stop()
    this.agent.destroy()
    await rm(this.dir, { recursive: true, force: true })
  }

  get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', address, undefined, headers)
  }

  post(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', address, JSON.stringify(body), {
      'content-type': 'application/json',
      ...headers,
    })
  }

  /** One request exactly as written; the body goes out as the bytes of the text. */
  async send(
    method: string,
    address: string,
    body: string | Uint8Array | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const call = request(`${this.origin}${address}`, { method, headers, agent: this.agent })
    call.end(body)
    const [reply] = await once(call, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of reply) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('utf8')
    const isJson = /\bjson\b/.test(reply.headers['content-type'] ?? '')
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text,
      json: isJson && text ? JSON.parse(text) : undefined,
    }
  }
}

/** Tells one story to both engines; each gets a fresh, empty shop. */
export function describeShop(
  title: string,
  story: (shop: TestShop) => void,
  env: Record<string, string> = {},
): void {
  describe.each(engines)(`${title} [%s]`, (engine) => {
    const shop = new TestShop(engine)
    beforeAll(() => shop.open(env))
    afterAll(() => shop.close())
    story(shop)
  })
}
