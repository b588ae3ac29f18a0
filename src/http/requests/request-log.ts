import type { RequestListener } from 'node:http'
import type { Log } from '#src/core/log.ts'
import { inRequest, requestIdOf } from './request-id.ts'

/**
 * A listener that tells the log one line about each request that `next` answers. The reply has the request's id in
 * `X-Request-Id`; `proxies` is how many are believed.
 */
export function logRequests(log: Log, next: RequestListener, proxies = 0): RequestListener {
  return (req, res) => {
    const id = requestIdOf(req, proxies)
    res.setHeader('x-request-id', id)
    const started = performance.now()
    res.once('close', () => {
      // 499 is what proxies call a reader that left before the answer.
      const status = res.headersSent ? res.statusCode : 499
      log.request({
        id,
        method: req.method ?? 'GET',
        path: req.url ?? '',
        status,
        ms: performance.now() - started,
      })
    })
    return inRequest(id, () => next(req, res))
  }
}
