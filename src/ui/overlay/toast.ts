export type Toast = {
  title: string
  text?: string
  /** What it is of, a line of its own: of several alike nobody takes one for another. */
  about?: string
  tone?: 'done' | 'warning' | 'error'
  ms?: number
  /** Something that can still be done about it, such as undoing; it ends the toast. `to` is the id of what it is done to. */
  action?: { label: string; act: () => void; to?: string }
}
export type ShownToast = Toast & { id: number }

/** For a toast with a reason, which takes longer to read than that something was done. */
export const readMs = 7000

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Says something in passing, for 3 seconds unless `ms` says otherwise (product.md section 9). At most three at a time; what
 * says the same takes the place of what said it, unless something can be done about that to another thing. What can be done
 * to a thing is the last that was said of it.
 */
export function toast(message: Toast): void {
  lastId += 1
  const { title, text, about, action } = message
  const others = shown.filter((one) => {
    const isOfSame = one.action?.to === action?.to
    const isEqual = one.title === title && one.text === text && one.about === about
    return !isOfSame || (!isEqual && action?.to === undefined)
  })
  show([...others.slice(-2), { ...message, id: lastId }])
}

export function dismissToast(id: number): void {
  show(shown.filter((one) => one.id !== id))
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shownToasts(): readonly ShownToast[] {
  return shown
}

const none: readonly ShownToast[] = []

/** The server never has anything to say in passing. */
export function noToasts(): readonly ShownToast[] {
  return none
}

function show(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}
