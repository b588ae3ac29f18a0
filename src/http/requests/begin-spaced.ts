import type { RequestListener } from 'node:http'

/**
 * A listener for what takes long to begin, such as an upload: of those that arrive at the same moment one begins every
 * `everyMs`. The event loop accepts one connection a turn, so a page that is asked for behind two hundred of them would
 * wait until each had begun (H3).
 */
export function beginSpaced(next: RequestListener, everyMs = 5): RequestListener {
  const waiting: (() => void)[] = []
  let isResting = false
  function begin(): void {
    const first = waiting.shift()
    isResting = first !== undefined
    if (!first) return
    setTimeout(begin, everyMs)
    first()
  }
  return (req, res) => {
    waiting.push(() => next(req, res))
    if (!isResting) begin()
  }
}
