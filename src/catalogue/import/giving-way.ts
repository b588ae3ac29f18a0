import { setImmediate as nextTurn } from 'node:timers/promises'

/** The longest that reading a file may keep the shop from its visitors at a stretch. */
const stretchMs = 10

/** The same things one after the other, with the event loop's turn between stretches of them. */
export async function* givingWay<T>(things: Iterable<T>): AsyncGenerator<T> {
  let began = performance.now()
  for (const thing of things) {
    if (performance.now() - began > stretchMs) {
      await nextTurn()
      began = performance.now()
    }
    yield thing
  }
}
