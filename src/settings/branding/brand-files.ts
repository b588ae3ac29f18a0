import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Context, Hono } from 'hono'
import type { ApiEnv } from '#src/http/api-router.ts'
import type { Shop } from '#src/shop.ts'
import { brandSheet, sheetPath } from '../brand/brand-sheet.ts'
import { ownLook } from '../brand/own-look.ts'
import { typefaceFiles, typefaceRules } from '../brand/typefaces.ts'
import { readSettings } from '../settings.store.ts'
import { type AppIcon, appIcons, drawIcon } from './app-icon.ts'

const require = createRequire(import.meta.url)
const forEver = { 'cache-control': 'public, max-age=31536000, immutable' }
/** The address stays when the icon changes, so a browser asks again. */
const forNow = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** What a brand brings beside its pages (B1): its stylesheet, its typefaces, and icons made of its own. */
export function brandFiles({ db, pictures }: Pick<Shop, 'db' | 'pictures'>): Hono<ApiEnv> {
  const router = new Hono<ApiEnv>()
  const typefaces = typefaceFiles()
  const drawn = new Map<string, Promise<Uint8Array | undefined>>()

  router.get('/:sheet{brand-[0-9a-f]{12}\\.css}', async (c) => {
    const { brand = ownLook } = await readSettings(db)
    const { path, text } = brandSheet(brand)
    // A page that was open while the look was changed gets the present one, and keeps it for no other.
    const isThis = sheetPath.test(c.req.path) && c.req.path === path
    return c.body(text, 200, { ...css, ...(isThis ? forEver : forNow) })
  })
  router.get('/typefaces/:pair{(?:modern|graceful)\\.css}', (c) => {
    const pair = c.req.path.includes('modern') ? 'modern' : 'graceful'
    return c.body(typefaceRules(pair), 200, { ...css, 'cache-control': 'public, max-age=3600' })
  })
  router.get('/typefaces/:file', async (c, next) => {
    const file = typefaces.get(c.req.path)
    if (!file) return next()
    const bytes = await readFile(require.resolve(file))
    return c.body(new Uint8Array(bytes), 200, { 'content-type': 'font/woff2', ...forEver })
  })
  for (const [path, icon] of Object.entries(appIcons))
    router.get(path, async (c, next) => (await iconReply(c, path, icon)) ?? next())
  return router

  /** The icon of the brand; undefined where the shop has its own, which is a file of the build. */
  async function iconReply(c: Context<ApiEnv>, path: string, icon: AppIcon): Promise<Response | undefined> {
    const { brand } = await readSettings(db)
    const from = brand?.icon ?? brand?.logo
    if (!from) return undefined
    const etag = `"${from.url.slice(-20, -5)}"`
    const said = { 'content-type': icon.type, ...forNow, etag }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, said)
    const key = `${path} ${from.url}`
    const drawing = drawn.get(key) ?? drawIcon(pictures, from.url, icon)
    // As many as one brand has: those of an earlier one go.
    if (drawn.size >= 2 * Object.keys(appIcons).length) drawn.clear()
    drawn.set(key, drawing)
    const bytes = await drawing.catch(() => undefined)
    if (!bytes) drawn.delete(key)
    return bytes && c.body(new Uint8Array(bytes), 200, said)
  }
}

const css = { 'content-type': 'text/css; charset=utf-8' }
