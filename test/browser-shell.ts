import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { type Program, runs } from './install-browser.ts'

/** Where Debian's Chromium is, with what every build of it reads. */
const debians = '/usr/lib/chromium'
const name = 'chromium-headless-shell'
const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']

/** For the run: fetches the shell of Debian's Chromium where that is installed, and its archive answers. */
export default function fetchShell(): void {
  if (process.env.CHROMIUM_PATH) return
  const version = versionOfDebian()
  if (!version || existsSync(folderOf(version))) return
  try {
    fetch(version)
  } catch (error) {
    process.stderr.write(`The browser tests take longer without ${name}: ${String(error).split('\n')[0]}\n`)
  }
}

/**
 * The shell of Debian's Chromium, if it was fetched: the same engine, without the windows of a browser around its pages
 * (docs/decisions/077).
 */
export function fetchedShell(): Program | undefined {
  const version = versionOfDebian()
  const executablePath = version && path.join(folderOf(version), name)
  return executablePath && existsSync(executablePath) ? { executablePath } : undefined
}

function versionOfDebian(): string | undefined {
  if (process.platform !== 'linux' || !existsSync(path.join(debians, 'chromium'))) return undefined
  const { status, stdout } = spawnSync('dpkg-query', ['-W', 'chromium-common'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim().split('\t')[1] : undefined
}

function folderOf(version: string): string {
  return path.resolve(`node_modules/.cache/chromium-shell-${version}`)
}

/** Unpacks the package of the same version, beside links to what it shares with the browser; nothing is installed. */
function fetch(version: string): void {
  const folder = folderOf(version)
  mkdirSync(path.dirname(folder), { recursive: true })
  const workshop = mkdtempSync(`${folder}-`)
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: workshop, stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    const download = () => run('apt-get', ...patience, 'download', `${name}=${version}`)
    try {
      download()
    } catch (error) {
      // Images of systems often come without the lists of what there is.
      if (process.getuid?.() !== 0) throw error
      run('apt-get', ...patience, 'update')
      download()
    }
    const [file] = readdirSync(workshop)
    run('dpkg-deb', '-x', file ?? '', 'unpacked')
    const unpacked = path.join(workshop, 'unpacked', debians)
    for (const shared of readdirSync(debians))
      if (!existsSync(path.join(unpacked, shared)))
        symlinkSync(path.join(debians, shared), path.join(unpacked, shared))
    if (!runs({ executablePath: path.join(unpacked, name) })) throw new Error(`it does not run here`)
    // Last and at once, so that a shell that is there is a whole one.
    if (!existsSync(folder)) renameSync(unpacked, folder)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}
