import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inject } from 'vitest'
import { copyDemo } from './demo-folder.ts'

/** The shop as `npm start` runs it: the built server in a process of its own, on a folder of its own. */
export type RunningShop = {
  origin: string
  dataDir: string
  /** Everything it has printed so far. */
  output: () => string
  pid: number
  /** Ends it in the middle of whatever it does, as a power cut would. The folder stays. */
  kill(): Promise<void>
  /** Asks it to stop politely; answers its exit code. The folder stays. */
  stop(): Promise<number | null>
  /** Stops it if need be and removes its folder. */
  remove(): Promise<void>
}

/** As `startShop`, but on a copy of the run's demo: nothing is loaded or drawn again. */
export function startDemoShop(env: Record<string, string> = {}): Promise<RunningShop> {
  return startShop({ ...env, DATA_DIR: copyDemo(inject('demoFolder')) })
}

/**
 * Starts the built shop on a free port, its folder empty unless one is given, and waits for its last start-up line.
 * Throws with its output if it ends first.
 */
export async function startShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'haqiba-running-')))
  const port = env.PORT ?? String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const shop = spawn(process.execPath, ['dist/server/server.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      ...env,
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listen = (chunk: Buffer) => {
    output += chunk
  }
  shop.stdout.on('data', listen)
  shop.stderr.on('data', listen)
  await ready(shop, () => output)
  const stop = () => stopGracefully(shop)
  return {
    origin,
    dataDir,
    output: () => output,
    pid: shop.pid ?? 0,
    async kill() {
      shop.kill('SIGKILL')
      if (shop.exitCode === null && shop.signalCode === null) await once(shop, 'exit')
    },
    stop,
    async remove() {
      await stop()
      // A picture that was being drawn when it was killed may still be written.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

/** The database of a running shop, which writes to it as well: each waits for the other. */
export function openShopFile(dataDir: string): DatabaseSync {
  return new DatabaseSync(path.join(dataDir, 'shop.db'), { timeout: 30_000 })
}

async function ready(shop: ChildProcess, output: () => string): Promise<void> {
  while (!output().includes('Shop ready at ')) {
    if (shop.exitCode !== null) throw new Error(`The shop ended at once and said: ${output()}`)
    await Promise.race([once(shop.stdout ?? shop, 'data'), once(shop, 'exit')])
  }
}

async function stopGracefully(shop: ChildProcess): Promise<number | null> {
  if (shop.exitCode === null && shop.signalCode === null) {
    shop.kill('SIGTERM')
    await once(shop, 'exit')
  }
  return shop.exitCode
}

/** A port nobody listens on just now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port')
  return address.port
}
