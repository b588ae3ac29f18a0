import type { Page } from 'playwright-core'

/** Counts, as React's own profiler does, which components render inside elements of this kind from now on. */
export async function countRenders(
  page: Page,
  within: string,
): Promise<() => Promise<{ inside: number; all: number }>> {
  await page.evaluate((within) => {
    Object.assign(window, { renders: { inside: 0, all: 0, within } })
  }, within)
  return () =>
    page.evaluate(() => (window as unknown as { renders: { inside: number; all: number } }).renders)
}

/** Runs in the page before React: hears of each commit what has rendered in it. */
export function profile() {
  type Fiber = {
    tag: number
    flags: number
    child: Fiber | null
    sibling: Fiber | null
    alternate: Fiber | null
    stateNode: unknown
  }
  const functions = [0, 11, 15]
  const elementOf = (fiber: Fiber | null): Element | undefined => {
    for (let at = fiber; at; at = at.child) if (at.stateNode instanceof Element) return at.stateNode
    return undefined
  }
  const visit = (fiber: Fiber | null) => {
    for (let at = fiber; at; at = at.sibling) {
      const { renders } = window as unknown as { renders?: { inside: number; all: number; within: string } }
      if (renders && at.alternate && functions.includes(at.tag) && at.flags & 1) {
        renders.all += 1
        if (elementOf(at.child)?.closest(renders.within)) renders.inside += 1
      }
      // What bailed out has kept its children.
      if (at.child !== at.alternate?.child) visit(at.child)
    }
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
      onCommitFiberUnmount: () => undefined,
    },
  })
}
