import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../running-shop.ts'

const cache = path.resolve('node_modules/.cache/nginx')

export type Nginx = { origin: string; stop(): Promise<void> }

/**
 * nginx with the site of deploy/nginx.conf in front of processes on these ports, without its certificate. What it is told
 * of `X-Forwarded-For` it takes for the address that asks, so that one machine can be many strangers.
 */
export async function startNginx(port: number, upstreams: readonly number[]): Promise<Nginx> {
  const program = findNginx()
  const home = mkdtempSync(path.join(tmpdir(), 'haqiba-nginx-'))
  const file = path.join(home, 'nginx.conf')
  writeFileSync(file, configuration(home, port, upstreams))
  const nginx = spawn(program, ['-p', home, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(nginx, 'exit')
  let said = ''
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  while (!(await answers(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended at once and said: ${said}`)
    await wait(20)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      nginx.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** A port nobody listens on, for `startNginx`: the shops are told of it before it starts. */
export const portOfNginx = freePort

function configuration(home: string, port: number, upstreams: readonly number[]): string {
  const servers = upstreams.map((one) => `server 127.0.0.1:${one} max_fails=2 fail_timeout=5s;`)
  const [shop = '', , site = ''] = readFileSync('deploy/nginx.conf', 'utf8')
    .split(/^(?=upstream|server)/m)
    .slice(1)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  )
  return [
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off; worker_processes 1; error_log stderr error;',
    `pid ${home}/pid;`,
    'events { worker_connections 2000; }',
    `http { access_log off; ${places.join(' ')}`,
    'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;',
    shop.replace(/^ *server .*\n/gm, '').replace('least_conn;', `least_conn; ${servers.join('\n')}`),
    site
      .replace(/^ *(listen|ssl_).*\n/gm, '')
      .replace('server_name shop.example;', `listen 127.0.0.1:${port};`),
    '}',
  ].join('\n')
}

/** The system's own, else Debian's package taken apart into the cache: nothing is installed. Throws when there is none. */
function findNginx(): string {
  const own = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', path.join(cache, 'usr/sbin/nginx')]
  return own.find((program) => existsSync(program)) ?? unpackNginx()
}

function unpackNginx(): string {
  process.stderr.write("Taking nginx apart from Debian's package …\n")
  mkdirSync(path.dirname(cache), { recursive: true })
  const workshop = mkdtempSync(`${cache}-`)
  try {
    if (process.getuid?.() === 0) must('apt-get', ['update', '-qq'], workshop)
    must('apt-get', ['download', '-qq', 'nginx'], workshop)
    const [file = ''] = readdirSync(workshop)
    must('dpkg-deb', ['-x', file, 'whole'], workshop)
    renameSync(path.join(workshop, 'whole'), cache)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
  return path.join(cache, 'usr/sbin/nginx')
}

function must(program: string, args: string[], cwd: string): void {
  const { status, error, stderr } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] })
  if (status !== 0)
    throw new Error(
      `nginx is not here, and ${program} ${args[0]} failed: ${error?.message ?? String(stderr).trim()}`,
    )
}

function answers(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => tell(true)).once('error', () => tell(false))
    socket.once('connect', () => socket.destroy())
  })
}
