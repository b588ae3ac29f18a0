import type { PageState } from '#src/render/document.tsx'

/** How long scripts wait for pictures that do not come. */
const patienceMs = 1000
/** The same where a browser does not say what it shows. */
const sightMs = 300

/**
 * What a hydrated page answers, kept until it is, with what it said then: presses of buttons, forms of which scripts do more
 * than the browser (their button says `formmethod`), and what was entered, which hydrating undoes or React never learns.
 */
const kept = new Map<Field, [type: string, value: string, checked: boolean]>()

/** React notes here what it takes a field to say, and passes on no event where that is what it says. */
type Field = HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } }

// Nothing is imported here, for what is shared with the page would come along.
/** A page is seen before it is used: its scripts are asked for once it is, and never compete with its pictures (010). */
async function start() {
  // Rendered by the browser before anybody looks: nothing runs, and nothing is counted or kept, until somebody does.
  if ((document as { prerendering?: boolean }).prerendering) await looked()
  listen(remember)
  // A load never reaches the window.
  document.addEventListener('load', ({ target }) => uncover(target), true)
  for (const picture of document.images) if (picture.naturalWidth > 0) uncover(picture)
  if (!document.hidden) await seen()
  await wait(0)
  const json = (document.getElementById('state') as HTMLElement).textContent
  const state: PageState = JSON.parse(json)
  const { modules } = state.assets
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  // One by one, so that a press waits for the longest of them only.
  for (const href of modules) await import(/* @vite-ignore */ href)
  const { hydratePage } = await import('./hydrate.tsx')
  await wait(0)
  await hydratePage(json, state)
}

/** Takes away what stood for a picture until it was there: beside one that is not square it would show. */
function uncover(target: EventTarget | null) {
  if (target instanceof HTMLImageElement) target.style.background = ''
}

/** Also where scripts did not come: then the browser sends what it can by itself (O42). */
async function tellKept() {
  // What somebody goes on typing meanwhile counts, and not what was kept of it.
  listen(({ target, isTrusted }) => {
    const one = target as Field
    const told = isTrusted && kept.get(one)
    if (told) kept.set(one, [told[0], one.value, one.checked])
  })
  for (const [one, [type, value, checked]] of kept) {
    // Whatever comes to a part of the page that is not hydrated yet has React hydrate it first.
    say(one, 'keyup')
    if (/button|submit|radio|box/.test(one.type)) {
      one.checked = !checked
      one.click()
    } else {
      // Where it says it still, nothing is done to it: the caret stays, and a file could not be named.
      if (one.value !== value) one.value = value
      one._valueTracker?.setValue(`${value}-`)
      say(one, type)
    }
    // What it changed is there before the next one asks for it.
    await wait(0)
    if (one !== document.activeElement) say(one, 'focusout')
  }
  listen(null)
}

function listen(listener: typeof remember | null) {
  window.onclick = window.onsubmit = window.oninput = window.onchange = listener
}

function say(one: Element, type: string) {
  one.dispatchEvent(new Event(type, { bubbles: true }))
}

function remember(event: Event & { submitter?: HTMLElement | null }) {
  const { target, submitter, type } = event
  // Of forms only these: a message that the browser is sending must not go twice.
  const wanted = submitter
    ? '[formmethod]'
    : type === 'click'
      ? 'button[type=button]:not([popovertarget])'
      : '*'
  const one = ((submitter ?? target) as Element).closest<Field>(wanted)
  if (!one) return
  if (submitter) event.preventDefault()
  // Of two choices the later one counts, also when it had been made before.
  kept.delete(one)
  kept.set(one, [type, one.value, one.checked])
}

/** When the pictures that a page begins with are on the screen; where it has none, when anything is. */
async function seen(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
  const sight = shown(pictures)
  const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([decoded, wait(patienceMs)])
  // Any: a browser that cannot observe this at all waits, and is hydrated like the others.
  await Promise.any([sight, wait(sightMs)])
}

/** When the browser reports one of these as shown, or anything if there are none. */
function shown(pictures: readonly Element[]): Promise<void> {
  return new Promise((resolve) => {
    const look = (entries: PerformanceObserverEntryList) => {
      const elements = entries.getEntries().map((entry) => (entry as LargestContentfulPaint).element)
      if (pictures.length === 0 || pictures.some((picture) => elements.includes(picture))) resolve()
    }
    new PerformanceObserver(look).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

function looked(): Promise<unknown> {
  return new Promise((yes) => document.addEventListener('prerenderingchange', yes, { once: true }))
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((enough) => setTimeout(enough, milliseconds))
}

void start().finally(tellKept)
