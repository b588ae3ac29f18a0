import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'

/** Only who may trace a process can make its calls fail; `strace` is Debian's. */
export const mayTrace = process.platform === 'linux' && process.getuid?.() === 0

/** From here on the disk of these processes says that it could not keep what it was given; answers how to mend it. */
export async function breakDisk(pids: readonly number[]): Promise<() => Promise<void>> {
  const calls = 'fsync,fdatasync'
  const tracer = spawn(
    'strace',
    [
      ...pids.flatMap((pid) => ['-p', String(pid)]),
      ...['-f', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO`],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const over = once(tracer, 'exit')
  let said = ''
  tracer.stderr.on('data', (chunk) => {
    said += chunk
  })
  await expect
    .poll(() => said.match(/attached/g)?.length ?? 0, { timeout: 10_000, message: 'strace' })
    .toBe(pids.length)
  return async () => {
    tracer.kill('SIGINT')
    await over
  }
}
