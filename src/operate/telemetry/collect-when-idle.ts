import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Nothing was done for so long, in ms: a fiftieth of it at most. */
const idleMs = 500
const mostUsed = 0.02
/** More memory than after the last time, in bytes: of less it is not worth the work. */
const worthBytes = 16 * 1024 * 1024
/** It takes 140 to 180 ms of processor time on a busy machine: once a minute that is a quarter of a percent of a core. */
const pauseMs = 60_000

setFlagsFromString('--expose-gc')
const collect: (options: { type: 'major'; flavor: 'last-resort' }) => void = runInNewContext('gc')

/**
 * Gives back what is garbage once the process has nothing to do. The engine waits eight seconds and for a collection
 * of its own to come first, which may not come at all: after 250,000 kept pages 25 to 30 MB stayed for as long as nobody asked for
 * anything. Tells how many bytes the engine holds less; answers what ends it.
 */
export function collectWhenIdle(tell: (bytes: number) => void): () => void {
  let before = performance.eventLoopUtilization()
  let held = 0
  let last = Number.NEGATIVE_INFINITY
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > mostUsed || performance.now() - last < pauseMs) return
    const found = heldBytes()
    if (found - held < worthBytes) return
    collect({ type: 'major', flavor: 'last-resort' })
    held = heldBytes()
    last = performance.now()
    tell(found - held)
  }, idleMs).unref()
  return () => clearInterval(timer)
}

/** What the engine holds of the system's memory: its heap, and the buffers outside of it. */
function heldBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics()
  return total_heap_size + external_memory
}
