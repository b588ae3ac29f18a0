import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Readable } from 'node:stream'
import { expect } from 'vitest'
import { longestWaitMs } from '../../browser.ts'
import { freePort } from '../../running-shop.ts'
import { programFromApt } from './programs.ts'
import type { OpenWire } from './wire.ts'

/** Debian's WebKitGTK in a window nobody sees, by WebDriver: the nearest to an iPhone's browser that runs on Linux. */
export const openWebkit: OpenWire = async ({ width, height }) => {
  const driver = programFromApt('WebKitWebDriver', 'webkit2gtk-driver')
  const home = mkdtempSync(path.join(tmpdir(), 'haqiba-webkit-'))
  mkdirSync(path.join(home, 'gtk-3.0'))
  writeFileSync(path.join(home, 'gtk-3.0', 'gtk.css'), narrowBar)
  const screen = await openScreen()
  const port = await freePort()
  const env = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: screen.display,
    NO_AT_BRIDGE: '1',
  }
  const webkit = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const root = `http://127.0.0.1:${port}`
  await expect.poll(() => isReady(root), { timeout: longestWaitMs, message: 'the driver' }).toBe(true)
  const { sessionId, capabilities } = await ask<Started>(`${root}/session`, 'POST', {
    capabilities: { alwaysMatch: { timeouts: { script: longestWaitMs, pageLoad: longestWaitMs } } },
  })
  const session = `${root}/session/${sessionId}`
  const run: Awaited<ReturnType<OpenWire>>['run'] = async (read, ...args) => {
    const script = `return (async () => JSON.stringify(await (${read})(...JSON.parse(arguments[0]))))()`
    const text = await ask<string | null>(`${session}/execute/sync`, 'POST', {
      script,
      args: [JSON.stringify(args)],
    })
    return text === null ? undefined : JSON.parse(text)
  }
  // A window is higher than the page in it, by what only the page can say.
  const [bar = 0] = await run(() => [outerHeight - innerHeight])
  await ask(`${session}/window/rect`, 'POST', { width, height: height + bar })
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async goto(url) {
      await ask(`${session}/url`, 'POST', { url })
    },
    run,
    async act(actions) {
      await ask(`${session}/actions`, 'POST', { actions })
    },
    async picture() {
      return Buffer.from(await ask<string>(`${session}/screenshot`, 'GET'), 'base64')
    },
    async close() {
      await ask(session, 'DELETE').catch(() => {})
      const ended = once(webkit, 'exit')
      webkit.kill('SIGKILL')
      await ended
      await screen.close()
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

/** The browser's bar is wider than a phone, unless its buttons are small. */
const narrowBar = 'button, entry { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }'

type Started = { sessionId: string; capabilities: { browserName: string; browserVersion: string } }

/** A display in memory, as large as the largest window. */
async function openScreen() {
  const program = programFromApt('Xvfb', 'xvfb')
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] as Readable, 'data')
  return {
    display: `:${String(number).trim()}`,
    async close() {
      const ended = once(screen, 'exit')
      screen.kill('SIGKILL')
      await ended
    },
  }
}

async function isReady(root: string): Promise<boolean> {
  const status = await ask<{ ready: boolean }>(`${root}/status`, 'GET').catch(() => undefined)
  return status?.ready ?? false
}

/** One command of WebDriver. Throws with what the browser said of it. */
async function ask<Value>(address: string, method: string, body?: object): Promise<Value> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
