import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './running-shop.ts'

/** The provider's own tools, about 240 MB, so that they are installed where somebody asks for this proof, and once. */
const tools = 'firebase-tools@15.34.2'
const folder = path.join(tmpdir(), 'haqiba-firebase-tools')

/** The hosted provider's emulator, without an account there and without Java. */
export type Emulator = { url: string; stop(): void }

/**
 * Without the packages' own scripts: one of them fetches a program from elsewhere than the registry and waits for ever
 * where that is out of reach, and the Auth emulator needs none of what they build. An installation that was cut short
 * is begun anew.
 */
function installTools(): void {
  const done = path.join(folder, tools)
  if (existsSync(done)) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const quietly = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...quietly, '--prefix', folder, tools], { stdio: 'inherit' })
  writeFileSync(done, '')
}

/** Installs the emulator if need be, starts it on a free port and waits until it answers. */
export async function startEmulator(project: string): Promise<Emulator> {
  const script = path.join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js')
  installTools()
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const host = '127.0.0.1'
  const emulators = {
    auth: { host, port },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  }
  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const emulator = spawn(
    process.execPath,
    [script, 'emulators:start', '--only', 'auth', '--project', project],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, CI: '1' },
      stdio: 'ignore',
    },
  )
  const url = `http://${host}:${port}`
  const stop = () => emulator.kill('SIGTERM')
  for (let tries = 0; tries < 240; tries += 1) {
    if (emulator.exitCode !== null) throw new Error('The emulator ended at once')
    if (
      await fetch(url).then(
        (reply) => reply.ok,
        () => false,
      )
    )
      return { url, stop }
    await wait(500)
  }
  stop()
  throw new Error('The emulator did not answer')
}
