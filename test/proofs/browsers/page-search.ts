/** What is looked for: the elements of a selector that can be seen, by the name a screen reader says. */
export type Target = { css: string; name?: string }

export type Spot = { x: number; y: number }

/**
 * Runs in the page, and so stands alone. Scrolls the first match into sight and answers its middle, or undefined while
 * nothing matches, it still moves, or something lies in front of it.
 */
export async function spotOf({ css, name }: Target): Promise<Spot | undefined> {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labelled = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((one) => one.textContent).join(' ')
    const said = [element.getAttribute('aria-label'), labelled, labels, (element as HTMLElement).innerText]
    return plain(said.find((text) => plain(text) !== '') ?? '')
  }
  const named = [...document.querySelectorAll(css)].filter(
    (one) => name === undefined || nameOf(one).includes(plain(name)),
  )
  // A radio hides behind its label, which is what hands press.
  const seen = named
    .map((one) =>
      (one as HTMLInputElement).type === 'radio' ? ((one as HTMLInputElement).labels?.[0] ?? one) : one,
    )
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0)
  const exact = seen.find((one) => nameOf(one) === plain(name))
  const found = exact ?? seen[0]
  if (!found) return undefined
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const place = () => {
    const { x, y, width, height } = found.getBoundingClientRect()
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  }
  let before = place()
  const hit = document.elementFromPoint(before.x, before.y)
  if (!hit || !(found.contains(hit) || hit.contains(found)))
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
  before = place()
  await frame()
  await frame()
  const now = place()
  const front = document.elementFromPoint(now.x, now.y)
  const still = before.x === now.x && before.y === now.y
  return still && front && (found.contains(front) || front.contains(found)) ? now : undefined
}
