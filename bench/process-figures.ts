import { readdirSync, readFileSync } from 'node:fs'

// What Linux counts CPU time in towards programs, on every machine Node runs on.
const ticksPerSecond = 100

/** CPU time a process has used so far, ended threads included, in microseconds; exact to a hundredth of a second. */
export function cpuMicroseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name stands in brackets and may hold anything; the numbers come after it.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  if (user === undefined || system === undefined) throw new Error(`Process ${pid} tells no CPU time`)
  return ((user + system) / ticksPerSecond) * 1e6
}

/** Memory of a process that is in RAM now, in megabytes (a million bytes). */
export function residentMegabytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  if (kibibytes === undefined) throw new Error(`Process ${pid} tells no VmRSS`)
  return (Number(kibibytes) * 1024) / 1e6
}

/** The shop's own process below npm, its shell and our starter; the processes that it starts itself stand below it. */
export function serverBelow(pid: number): number {
  const found = familyOf(pid).find((member) =>
    readFileSync(`/proc/${member}/cmdline`, 'utf8').includes('dist/server/server.js'),
  )
  if (found === undefined) throw new Error(`No shop runs below process ${pid}`)
  return found
}

/** A process and all below it, parents first. */
export function familyOf(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
    return [pid, ...children.flatMap(familyOf)]
  } catch {
    return [] // It has ended meanwhile.
  }
}
