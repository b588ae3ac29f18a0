import sonicBoom from 'sonic-boom'
import type { Config } from '#src/config.ts'
import type { Log } from '#src/core/log.ts'
import { loggedPath } from './logged-path.ts'
import { presentRequestId } from './requests/request-id.ts'

const levels = ['silent', 'error', 'info', 'debug'] as const
const batchLength = 16_000
const longestWaitMs = 150

/**
 * One JSON line a request and an error, written in batches so that logging costs a request next to nothing.
 * `to` is a file descriptor, 1 for stdout. `close` and the end of the process write what still waits.
 */
export function createLog(level: Config['LOG_LEVEL'], to = 1): Log {
  if (level === 'silent') return silence
  const out = new sonicBoom.SonicBoom({ fd: to, maxLength: 4_000_000 })
  // The shop goes on when whoever reads its output has closed it.
  out.on('error', () => undefined)
  const tells = (least: Config['LOG_LEVEL']) => levels.indexOf(level) >= levels.indexOf(least)
  const [tellsRequests, tellsAll] = [tells('info'), tells('debug')]
  let open = true
  // Lines are gathered here because SonicBoom measures its whole buffer again at each write.
  let batch = ''
  const timer = setInterval(flush, longestWaitMs).unref()
  process.on('exit', flushAtExit)

  return {
    request({ id, method, path, status, ms }) {
      if (!tellsRequests) return
      const rounded = Math.round(ms * 100) / 100
      write(
        `{"time":"${now()}","method":"${method}","path":${loggedPath(path)},"status":${status},"ms":${rounded},"id":"${id}"}\n`,
      )
    },
    error(what, error) {
      const id = presentRequestId()
      write(
        `${JSON.stringify({ time: now(), level: 'error', what, ...(id && { id }), ...described(error) })}\n`,
      )
    },
    notice(what, facts) {
      if (tellsRequests) write(`${JSON.stringify({ time: now(), level: 'notice', what, ...facts })}\n`)
    },
    debug(what, facts) {
      if (tellsAll) write(`${JSON.stringify({ time: now(), level: 'debug', what, ...facts })}\n`)
    },
    close() {
      if (!open) return Promise.resolve()
      flush()
      open = false
      clearInterval(timer)
      process.off('exit', flushAtExit)
      return new Promise((resolve) => {
        out.once('close', resolve)
        out.once('error', () => resolve())
        out.end()
      })
    },
  }

  function write(line: string) {
    batch += line
    if (batch.length >= batchLength) flush()
  }

  function flush() {
    if (open && batch !== '') out.write(batch)
    batch = ''
  }

  function flushAtExit() {
    try {
      flush()
      out.flushSync()
    } catch {
      // The descriptor is gone; there is nowhere left to say so.
    }
  }
}

const silence: Log = {
  request: () => undefined,
  error: () => undefined,
  notice: () => undefined,
  debug: () => undefined,
  close: async () => undefined,
}

let second = { at: -1, text: '' }

function now(): string {
  const at = Date.now()
  if (at !== second.at) second = { at, text: new Date(at).toISOString() }
  return second.text
}

function described(error: unknown): { name: string; message: string; stack?: string } {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) }
  const { name, message, stack } = error
  return stack === undefined ? { name, message } : { name, message, stack }
}
