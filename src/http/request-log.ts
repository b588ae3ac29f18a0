import type { RequestListener } from 'node:http'
import type { Log } from '#src/core/log.ts'

/** A listener that tells the log one line about each request that `next` answers. */
export function logRequests(log: Log, next: RequestListener): RequestListener {
  return (req, res) => {
    const started = performance.now()
    res.once('close', () => {
      // 499 is what proxies call a reader that left before the answer.
      const status = res.headersSent ? res.statusCode : 499
      log.request({
        method: req.method ?? 'GET',
        path: req.url ?? '',
        status,
        ms: performance.now() - started,
      })
    })
    return next(req, res)
  }
}
