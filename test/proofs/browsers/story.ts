import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Locale } from '#src/core/locale.ts'
import { longestWaitMs } from '../../browser.ts'
import { admin, password } from '../../journeys/order-admin.steps.ts'
import { type RunningShop, startDemoShop } from '../../running-shop.ts'
import { openFirefox } from './firefox.ts'
import { spotOf, type Target } from './page-search.ts'
import { openWebkit } from './webkit.ts'
import type { OpenWire, Wire } from './wire.ts'

const browsers = { firefox: openFirefox, webkit: openWebkit } satisfies Record<string, OpenWire>

/** Both languages, on a desk and on a phone, in each browser. */
export const sights = (Object.keys(browsers) as Browser[]).flatMap((browser): Sight[] => [
  { browser, locale: 'en', width: 1280 },
  { browser, locale: 'ar', width: 360 },
])

export let shop: RunningShop
let open: Wire[] = []

/** A shop with the demo and an admin for the stories of a file; the windows of each are closed after it. */
export function openShop(): void {
  beforeAll(async () => {
    shop = await startDemoShop({ ADMIN_EMAIL: admin, ADMIN_PASSWORD: password })
  })
  afterEach(async ({ task }) => {
    for (const wire of open) {
      if (task.result?.state === 'fail') writeFileSync('looks/browsers/failed.png', await wire.picture())
      await wire.close()
    }
    open = []
  })
  afterAll(() => shop?.remove())
}

type Browser = keyof typeof browsers
type Sight = { browser: Browser; locale: Locale; width: number }

/** Hands and eyes in a window of this browser. Its pictures go to `looks/browsers/firefox-360-ar/`. */
export async function openStory({ browser, locale, width }: Sight) {
  const wire = await browsers[browser]({ width, height: width < 768 ? 780 : 900 })
  open.push(wire)
  const folder = path.resolve('looks/browsers', `${browser}-${width}-${locale}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'version.txt'), wire.version)
  const until = (what: string, read: () => Promise<unknown>) =>
    expect.poll(read, { timeout: longestWaitMs, message: what }).toBeTruthy()
  const sees = async (target: Target) => {
    await until(JSON.stringify(target), () => wire.run(spotOf, target))
  }
  const press = async (target: Target) => {
    let spot: Awaited<ReturnType<typeof spotOf>>
    await until(JSON.stringify(target), async () => {
      spot = await wire.run(spotOf, target)
      return spot
    })
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', ...spot }
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    await wire.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }
  const keys = (text: string) => {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    return wire.act([{ type: 'key', id: 'keys', actions }])
  }
  return {
    wire,
    press,
    sees,
    button: (name: string) => press({ css: 'button', name }),
    link: (name: string) => press({ css: 'a[href]', name }),
    async type(target: Target, text: string) {
      await press(target)
      await wire.run(() => (document.activeElement as HTMLInputElement).select())
      await keys(text)
      await until(`${text} is typed`, async () => {
        const typed = await wire.run(() => (document.activeElement as HTMLInputElement).value)
        return latin(typed) === latin(text)
      })
    },
    /** Opens an address of the shop and waits until its page is hydrated: scripts write the year, and who is signed in. */
    async go(address: string) {
      await wire.goto(shop.origin + address)
      await until('the page is hydrated', () => wire.run(isHydrated))
    },
    at: (address: string) => until(address, () => wire.run((end) => location.href.endsWith(end), address)),
    says: (text: string) =>
      until(text, () => wire.run((words) => document.body.innerText.includes(words), text)),
    /** Takes a picture; nothing may stand beside the page. */
    async look(name: string) {
      writeFileSync(path.join(folder, `${name.replaceAll(' ', '-')}.png`), await wire.picture())
      const [content = 0, seen = 0] = await wire.run(() => [document.documentElement.scrollWidth, innerWidth])
      expect(content, `${name}: nothing is moved sideways`).toBeLessThanOrEqual(seen)
    },
  }
}

function isHydrated(): boolean {
  return (
    document.querySelector('html[data-hydrated] footer') !== null ||
    document.querySelector('[data-testid=whoami]') !== null
  )
}

/** Numbers as the fields of the shop take them: Arabic digits are as good as others. */
function latin(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replace(/\s/g, '')
}
