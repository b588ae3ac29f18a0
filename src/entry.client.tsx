import './ui/tokens.css'
import './storefront/storefront.css'
import type { PageState } from './document.tsx'

/** A page is seen before it is used: its scripts are asked for once it is painted, and never compete with its pictures. */
async function start() {
  await firstPaint()
  const json = document.getElementById('state')?.textContent ?? ''
  const { assets }: PageState = JSON.parse(json)
  for (const href of assets.modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  const { wakeUp } = await import('./wake-up.tsx')
  await wakeUp(json)
}

async function firstPaint(): Promise<void> {
  // A page in the background is not painted until it is looked at.
  if (document.hidden) return
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
}

start()
