import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { DecoderReply, DecoderRequest } from './decoder-process.ts'
import type { FormFile } from './form-picture.ts'
import type { PictureUse, PreparedPicture } from './prepare-picture.ts'

/**
 * Limits of the process that unpacks pictures. A photo has `maxMs` of processor time and three times that by the clock,
 * since on a machine whose cores others hold an honest one waits; a drawing has its time by the clock. A phone's 50 megapixels take it 190 MB and 2 s of one core. What an SVG
 * costs nobody can tell before: one that repeats its parts or blurs them holds the process, and everybody's photo waits.
 */
export type DecoderLimits = { maxBytes: number; maxMs: number; maxDrawingMs: number; idleMs: number }

const usual: DecoderLimits = { maxBytes: 420_000_000, maxMs: 20_000, maxDrawingMs: 10_000, idleMs: 15_000 }
/** Private memory that it may ask the system for, in kB: the engine reserves 600 MB which it does not use. */
const maxDataKilobytes = 1_100_000
/** What the program that unpacks HEIC may have, in pages of 64 kB: it took 121 MB for 16 megapixels packed whole. */
const maxHeicPages = 2200
const watchEveryMs = 25
const clockFactor = 3

export type Decoder = {
  /** One picture at a time; `damaged` for one that the process died of. Rejects when no process can be started. */
  prepare(source: Uint8Array | FormFile, use?: PictureUse): Promise<PreparedPicture>
  /** Ends the process; what is in hand counts as damaged. */
  close(): void
}

/**
 * Unpacks pictures in a child process that is started when needed, watched while it works and ended when idle: it is
 * killed where it takes more memory or time than any honest picture, and the next picture gets a new one (F3).
 */
export function createDecoder(limits: Partial<DecoderLimits> = {}): Decoder {
  const { maxBytes, maxMs, maxDrawingMs, idleMs } = { ...usual, ...limits }
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let requests = 0

  function running(): ChildProcess {
    clearTimeout(idle)
    if (child?.connected) return child
    const started = startProcess()
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    child = started
    return started
  }

  // Forgotten before it is gone, so that no picture is handed to a process on its way out.
  function dismiss(): void {
    clearTimeout(idle)
    child?.kill()
    child = undefined
  }

  return {
    async prepare(source, use = 'photo') {
      const decoder = running()
      requests += 1
      const request: DecoderRequest = { id: requests, source, use }
      decoder.ref()
      const workedMs = stopwatch(decoder.pid)
      const watch = setInterval(() => {
        if (residentBytes(decoder.pid) > maxBytes || (use !== 'drawing' && workedMs() > maxMs))
          decoder.kill('SIGKILL')
      }, watchEveryMs)
      const late = setTimeout(
        () => decoder.kill('SIGKILL'),
        use === 'drawing' ? maxDrawingMs : maxMs * clockFactor,
      )
      try {
        return await answerOf(decoder, request)
      } finally {
        clearInterval(watch)
        clearTimeout(late)
        decoder.unref()
        idle = setTimeout(dismiss, idleMs).unref()
      }
    },
    close: dismiss,
  }
}

function answerOf(decoder: ChildProcess, request: DecoderRequest): Promise<PreparedPicture> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      decoder.off('message', onReply).off('exit', onExit).off('error', onError)
      act()
    }
    const onReply = (reply: DecoderReply) => {
      if (reply.id === request.id) settle(() => resolve(reply.picture))
    }
    const onExit = () => settle(() => resolve({ refused: 'damaged' }))
    const onError = (error: Error) => settle(() => reject(error))
    decoder.on('message', onReply).once('exit', onExit).once('error', onError)
    // A process that died a moment ago says so by its exit.
    decoder.send(request, () => undefined)
  })
}

function startProcess(): ChildProcess {
  const limited = 'ulimit -d "$1"; shift; exec "$@"'
  const node = [
    process.execPath,
    '--max-old-space-size=64',
    `--wasm-max-mem-pages=${maxHeicPages}`,
    '--expose-gc',
    '--disable-warning=ExperimentalWarning',
    programFile(),
  ]
  const [command = '', ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', limited, 'sh', String(maxDataKilobytes), ...node]
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // No secret of the shop is in the process that looks at strangers' bytes.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '2' },
  })
  // The shop may end while it idles; it ends with its channel.
  child.unref()
  child.channel?.unref()
  return child
}

/** Beside the source in development and tests; one of the built server's own files in the shop. */
function programFile(): string {
  const [built] = /^.*[\\/]dist[\\/]server(?=[\\/]|$)/.exec(import.meta.dirname) ?? []
  return built ? path.join(built, 'decoder-process.js') : path.join(import.meta.dirname, 'decoder-process.ts')
}

/** Memory of a process in bytes, as Linux tells; 0 where it does not. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** What a process has worked from now on, in ms of processor time; by the clock where the system does not tell. */
function stopwatch(pid: number | undefined): () => number {
  const began = performance.now()
  const before = processorMs(pid)
  return () => {
    const now = processorMs(pid)
    return before === undefined || now === undefined ? performance.now() - began : now - before
  }
}

/** Of all its threads, to 10 ms, as Linux tells it (proc(5): the 14th and 15th field of stat). */
function processorMs(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return undefined
  }
}
