import path from 'node:path'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { isStaff } from '#src/core/permission.ts'
import { pictureUrl } from '#src/core/picture-name.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { addressOf } from '#src/http/address.ts'
import { type ApiEnv, apiRouter } from '#src/http/api-router.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, problems } from '#src/http/replies.ts'
import { refuseOtherSites } from '#src/http/requests/own-site.ts'
import type { Shop } from '#src/shop.ts'
import { keepSpaceForOrders, type SpaceOf } from './free-space.ts'
import { ingestPicture } from './ingest.ts'
import { insertPictures } from './picture.store.ts'
import { proofUrl } from './proof-address.ts'
import { drainBody, withUploadedForm } from './read-upload.ts'
import { createReceiptQuota } from './receipt-quota.ts'
import { openUploadFolder } from './upload-folder.ts'
import { createPlaces } from './upload-places.ts'

const form = z.object({
  image: z
    .string()
    .openapi({ format: 'binary', description: 'JPEG, PNG, WebP, AVIF, HEIC; 10 MB, 50 megapixels' }),
  expiration: z.string().optional().openapi({ description: 'Accepted and ignored: pictures stay (F1)' }),
})

const uploadRoute = createRoute({
  method: 'post',
  path: '/upload',
  summary: 'Store a picture: public for staff, a private payment proof for anybody else (F1, F2)',
  responses: {
    200: json(z.object({ data: z.object({ url: z.string() }) }), 'Where the picture is'),
    ...problems(400, 403, 408, 413, 415, 422, 429, 503),
  },
})

const drawingRoute = createRoute({
  method: 'post',
  path: '/uploadLogo',
  summary: 'Store a logo or an icon, also as SVG, which is kept as the pixels of it; for staff (B1)',
  responses: {
    200: json(
      z.object({ data: z.object({ url: z.string(), width: z.number(), height: z.number() }) }),
      'Where the picture is',
    ),
    ...problems(400, 401, 403, 408, 413, 415, 422, 429, 503),
  },
})

/** product.md section 7's picture upload, and the brand's. */
export function uploadApi(shop: Shop, spaceOf?: SpaceOf) {
  const { db, pictures, proofs, clock, config } = shop
  const router = apiRouter()
  const folder = openUploadFolder(path.join(config.DATA_DIR, 'tmp'))
  const places = createPlaces()
  const quota = createReceiptQuota(shop)
  router.openAPIRegistry.register('Upload', form)
  const paths = [uploadRoute.path, drawingRoute.path]
  router.on('POST', paths, async (c, next) => {
    await next()
    if (c.res.status < 400) return
    // Nothing else is read from a connection whose body was refused, and it says so.
    if (c.res.status !== 408) await drainBody(c.req.raw)
    c.header('connection', 'close')
  })
  // Browsers send such a form for any page without asking: it would use up what its visitor may send.
  router.on('POST', paths, (c, next) => {
    refuseOtherSites(c.req.raw.headers)
    return next()
  })
  router.on(
    'POST',
    paths,
    limitPerAddress(db, { name: 'upload', points: 60, seconds: 60, trustProxy: config.TRUST_PROXY }),
  )
  router.openapi(drawingRoute, async (c) => {
    const caller = c.get('caller')
    const asker = addressIn(c)
    const { sender, leave } = places.enter(asker)
    try {
      await keepSpaceForOrders(config.DATA_DIR, spaceOf)
      const picture = await withUploadedForm(c, { folder, sender }, (form) =>
        ingestPicture(pictures, form, 'content', asker, 'drawing'),
      )
      const uploadedBy = caller.role === 'visitor' ? undefined : caller.id
      await inTransaction(db, (trx) =>
        insertPictures(trx, [picture], { purpose: 'staff', now: clock(), uploadedBy }),
      )
      const { id, width, height } = picture
      return c.json({ data: { url: pictureUrl(id), width, height } }, 200)
    } finally {
      leave()
    }
  })
  return router.openapi(uploadRoute, async (c) => {
    const caller = c.get('caller')
    const uploadedBy = caller.role === 'visitor' ? undefined : caller.id
    const [store, naming, purpose] = isStaff(caller)
      ? ([pictures, 'content', 'staff'] as const)
      : ([proofs, 'random', 'proof'] as const)
    const asker = addressIn(c)
    const { sender, leave } = places.enter(asker)
    const storeUpload = async () => {
      const picture = await withUploadedForm(c, { folder, sender }, (form) =>
        ingestPicture(store, form, naming, asker),
      )
      // The bytes are durable before the row that speaks of them.
      await inTransaction(db, (trx) => insertPictures(trx, [picture], { purpose, now: clock(), uploadedBy }))
      return picture
    }
    try {
      await keepSpaceForOrders(config.DATA_DIR, spaceOf)
      const picture = purpose === 'proof' ? await quota.storeWithin(asker, storeUpload) : await storeUpload()
      const url = purpose === 'proof' ? proofUrl(picture.id) : pictureUrl(picture.id)
      return c.json({ data: { url } }, 200)
    } finally {
      leave()
    }
  })

  function addressIn({ env }: Context<ApiEnv>): string {
    return env?.incoming ? addressOf(env.incoming, config.TRUST_PROXY) : 'in process'
  }
}
