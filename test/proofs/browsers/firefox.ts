import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { listened, programFromApt } from './programs.ts'
import type { OpenWire } from './wire.ts'

/** Debian's Firefox without a screen, by WebDriver BiDi, which it speaks itself. */
export const openFirefox: OpenWire = async ({ width, height }) => {
  const program = programFromApt('firefox-esr', 'firefox-esr')
  const profile = mkdtempSync(path.join(tmpdir(), 'haqiba-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(program, args, {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [, address] = await listened(firefox, /WebDriver BiDi listening on (ws:\S+)/)
  const send = await speak(`${address}/session`)
  const { capabilities } = (await send('session.new', { capabilities: {} })) as Started
  const { contexts } = (await send('browsingContext.getTree', {})) as Tree
  const context = contexts[0]?.context
  await send('browsingContext.setViewport', { context, viewport: { width, height } })

  const call = async (functionDeclaration: string, args: object[]) => {
    const target = { context }
    const { result, exceptionDetails } = (await send('script.callFunction', {
      functionDeclaration,
      arguments: args,
      target,
      awaitPromise: true,
    })) as Called
    if (!result) throw new Error(exceptionDetails?.text)
    return result
  }
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async run(read, ...args) {
      const text = { type: 'string', value: JSON.stringify(args) }
      const { value } = await call(`async (args) => JSON.stringify(await (${read})(...JSON.parse(args)))`, [
        text,
      ])
      return value === undefined ? undefined : JSON.parse(value)
    },
    async act(actions) {
      await send('input.performActions', { context, actions })
    },
    async picture() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string }
      return Buffer.from(data, 'base64')
    },
    async close() {
      const ended = once(firefox, 'exit')
      firefox.kill('SIGKILL')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

type Started = { capabilities: { browserName: string; browserVersion: string } }
type Tree = { contexts: { context: string }[] }
type Called = { result?: { value?: string; sharedId?: string }; exceptionDetails?: { text: string } }

/** Opens a BiDi connection; answers the function that sends a command and waits for its result. */
async function speak(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data))
    const asked = waiting.get(id)
    waiting.delete(id)
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`))
    else asked?.resolve(result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone.'))
  })
  let last = 0
  return (method: string, params: object): Promise<unknown> => {
    last += 1
    const answer = Promise.withResolvers<unknown>()
    waiting.set(last, answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    return answer.promise
  }
}
