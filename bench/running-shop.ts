import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../test/running-shop.ts'
import { serverBelow } from './process-figures.ts'

/** A shop that was started as a newcomer does. */
export type RunningShop = {
  port: number
  /** The process that answers, not npm in front of it. */
  pid: number
  dataDir: string
  /** Seconds from typing `npm start` to the first 200 of the home page. */
  startSeconds: number
  stop(): Promise<void>
}

const patienceMs = 60_000

/** Runs `npm start` on a data folder, with nothing of this process's own settings or runtime. */
export async function startShop(dataDir: string): Promise<RunningShop> {
  const port = await freePort()
  const logFile = `${dataDir}.log`
  const log = openSync(logFile, 'a')
  const began = performance.now()
  const npm = spawn('npm', ['start'], {
    env: {
      PATH: newcomersPath(),
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      // Each order of the measurement comes from an address of its own, as orders do.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = once(npm, 'exit')
  let over = false
  const noted = ended.then(() => {
    over = true
  })
  while (!(await answers(port))) {
    if (over || performance.now() - began > patienceMs) {
      npm.kill()
      throw new Error(`The shop did not start; it said: ${readFileSync(logFile, 'utf8').slice(-2000)}`)
    }
    await wait(5)
  }
  const startSeconds = (performance.now() - began) / 1000
  const pid = serverBelow(npm.pid ?? process.pid)
  return {
    port,
    pid,
    dataDir,
    startSeconds,
    async stop() {
      if (!over) process.kill(pid, 'SIGTERM')
      await noted
    },
  }
}

/** The whole reply to a GET, with its headers as the server wrote them. */
export async function fetchRaw(
  port: number,
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: string[]; body: Buffer }> {
  const request = get({ host: '127.0.0.1', port, path: url, headers, agent: false })
  const [response] = await once(request, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.rawHeaders, body: Buffer.concat(chunks) }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetchRaw(port, '/')).status === 200
  } catch {
    return false
  }
}

// npm and our own starter put the project's programs in front, the newer Node among them.
function newcomersPath(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.filter((folder) => !folder.includes('node_modules')).join(path.delimiter)
}
