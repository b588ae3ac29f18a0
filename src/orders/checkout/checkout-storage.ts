/** What checkout remembers until the tab is closed; where the browser forbids it, until the page is. */
type Name = 'checkoutForm' | 'checkoutLines' | 'checkoutAttempt' | 'placedOrder'

const memory = new Map<Name, string>()

export function keep(name: Name, value: unknown): void {
  const text = JSON.stringify(value)
  memory.set(name, text)
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // full or forbidden: memory has it
  }
}

/** What was kept, of whatever shape somebody left there; undefined when there is nothing. */
export function kept(name: Name): unknown {
  try {
    const text = memory.get(name) ?? sessionStorage.getItem(name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function forget(...names: Name[]): void {
  for (const name of names) {
    memory.delete(name)
    try {
      sessionStorage.removeItem(name)
    } catch {
      // forbidden: nothing was kept there
    }
  }
}
