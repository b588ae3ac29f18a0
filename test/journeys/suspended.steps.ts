type Fiber = {
  tag: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  memoizedState: { dehydrated?: unknown } | null
}
export type Suspended = { suspended: number }

/** Runs in the page before React: counts the parts of which React shows that they are missing, and then holds back for 0.3 s. */
export function countSuspended() {
  const page = Object.assign(window, { suspended: 0 })
  const suspense = 13
  let before: Fiber[] = []
  const missing = (fiber: Fiber | null): Fiber[] => {
    const found: Fiber[] = []
    for (let at = fiber; at; at = at.sibling) {
      const isMissing = at.tag === suspense && at.memoizedState && !at.memoizedState.dehydrated
      found.push(...(isMissing ? [at] : []), ...missing(at.child))
    }
    return found
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
        const now = missing(current)
        const isNew = (one: Fiber) => !before.some((other) => other === one || other === one.alternate)
        page.suspended += now.filter(isNew).length
        before = now
      },
      onCommitFiberUnmount: () => undefined,
    },
  })
}
