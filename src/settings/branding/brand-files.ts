import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Context, Hono } from 'hono'
import { noPicturePath } from '#src/core/picture-name.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import type { Shop } from '#src/shop.ts'
import { typefacePairs } from '../brand/brand-options.ts'
import { brandSheet, sheetPath } from '../brand/brand-sheet.ts'
import { noPictureDrawing } from '../brand/no-picture.ts'
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
  for (const pair of typefacePairs)
    router.get(`/typefaces/${pair}.css`, (c) =>
      c.body(typefaceRules(pair), 200, { ...css, 'cache-control': 'public, max-age=3600' }),
    )
  router.get('/typefaces/:file', async (c, next) => {
    const file = typefaces.get(c.req.path)
    if (!file) return next()
    const bytes = await readFile(require.resolve(file))
    return c.body(new Uint8Array(bytes), 200, { 'content-type': 'font/woff2', ...forEver })
  })
  for (const [path, icon] of Object.entries(appIcons))
    router.get(path, async (c, next) => (await iconReply(c, icon)) ?? next())
  router.get(noPicturePath, noPictureReply)
  return router

  /** What stands where a product has no picture (P14); a logo that is gone leaves the drawn bag. */
  async function noPictureReply(c: Context<ApiEnv>): Promise<Response> {
    const { brand = ownLook, shopName, shopNameAr } = await readSettings(db)
    const logo = brand.placeholder === 'logo' && brand.logo
    const drawn = logo && (await drawnReply(c, logo.url, placeholder))
    if (drawn) return drawn
    const text = noPictureDrawing(brand.placeholder, { shopName, shopNameAr })
    const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 12)}"`
    const said = { ...svg, etag }
    return c.req.header('if-none-match') === etag ? c.body(null, 304, said) : c.body(text, 200, said)
  }

  /** The icon of the brand; undefined where the shop has its own, which is a file of the build. */
  async function iconReply(c: Context<ApiEnv>, icon: AppIcon): Promise<Response | undefined> {
    const { brand } = await readSettings(db)
    const from = brand?.icon ?? brand?.logo
    return from ? drawnReply(c, from.url, icon) : undefined
  }

  /** A picture of the brand, drawn once for each address it is asked at. */
  async function drawnReply(c: Context<ApiEnv>, url: string, icon: AppIcon): Promise<Response | undefined> {
    const etag = `"${url.slice(-20, -5)}"`
    const said = { 'content-type': icon.type, ...forNow, etag }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, said)
    const key = `${c.req.path} ${url}`
    const drawing = drawn.get(key) ?? drawIcon(pictures, url, icon)
    // As many as one brand has: those of an earlier one go.
    if (drawn.size >= 2 * (Object.keys(appIcons).length + 1)) drawn.clear()
    drawn.set(key, drawing)
    const bytes = await drawing.catch(() => undefined)
    if (!bytes) drawn.delete(key)
    return bytes && c.body(new Uint8Array(bytes), 200, said)
  }
}

const css = { 'content-type': 'text/css; charset=utf-8' }
const svg = { 'content-type': 'image/svg+xml', ...forNow }

/** The logo small in a square of light ground, on which it can be seen in either theme. */
const placeholder: AppIcon = { type: 'image/svg+xml', size: 640, share: 0.5, see: false }
