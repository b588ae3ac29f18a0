import { execFileSync } from 'node:child_process'
import type { OwnPostgres } from '../../postgres.ts'

/** The ids of the server and of the processes it has made. */
export function processesOf(postgres: OwnPostgres): number[] {
  const server = postgres.pid()
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' })
  return [server, ...children.split(/\s+/).filter(Boolean).map(Number)]
}
