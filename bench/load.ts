import process from 'node:process'
import type { Connection, Reply } from './keep-alive.ts'
import { cpuMicroseconds } from './process-figures.ts'

/** One round: requests a second, and CPU time per request in µs, the server's and this client's. */
export type Round = { perSecond: number; cpuPerRequest: number; clientCpuPerRequest: number }

/**
 * Every connection sends its next request as soon as it has its answer, for `ms`. Each reply goes through `check`,
 * which throws when it is not the one that was asked for: a wrong answer must not count as a fast one.
 */
export async function loadFor(
  ms: number,
  { pid, connections }: { pid: number; connections: readonly Connection[] },
  nextRequest: () => string,
  check: (reply: Reply) => void,
): Promise<Round> {
  const cpuBefore = cpuMicroseconds(pid)
  const clientBefore = process.cpuUsage()
  const began = performance.now()
  let answered = 0
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() - began < ms) {
        check(await connection.send(nextRequest()))
        answered++
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const cpu = cpuMicroseconds(pid) - cpuBefore
  const client = process.cpuUsage(clientBefore)
  return {
    perSecond: answered / seconds,
    cpuPerRequest: cpu / answered,
    clientCpuPerRequest: (client.user + client.system) / answered,
  }
}
