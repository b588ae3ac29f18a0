import path from 'node:path'
import { createRoute, z } from '@hono/zod-openapi'
import { isStaff } from '#src/core/permission.ts'
import { pictureUrl } from '#src/core/picture-name.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { addressOf } from '#src/http/address.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, problems } from '#src/http/replies.ts'
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
  image: z.string().openapi({ format: 'binary', description: 'JPEG, PNG, WebP, AVIF; 10 MB, 50 megapixels' }),
  expiration: z.string().optional().openapi({ description: 'Accepted and ignored: pictures stay (F1)' }),
})

const uploadRoute = createRoute({
  method: 'post',
  path: '/upload',
  summary: 'Store a picture: public for staff, a private payment proof for anybody else (F1, F2)',
  responses: {
    200: json(z.object({ data: z.object({ url: z.string() }) }), 'Where the picture is'),
    ...problems(400, 408, 413, 415, 422, 429, 503),
  },
})

/** product.md section 7's picture upload. */
export function uploadApi(shop: Shop, spaceOf?: SpaceOf) {
  const { db, pictures, proofs, clock, config } = shop
  const router = apiRouter()
  const folder = openUploadFolder(path.join(config.DATA_DIR, 'tmp'))
  const places = createPlaces()
  const quota = createReceiptQuota(shop)
  router.openAPIRegistry.register('Upload', form)
  router.on('POST', '/upload', async (c, next) => {
    await next()
    if (c.res.status < 400) return
    // Nothing else is read from a connection whose body was refused, and it says so.
    if (c.res.status !== 408) await drainBody(c.req.raw)
    c.header('connection', 'close')
  })
  router.on('POST', '/upload', limitPerAddress({ points: 60, seconds: 60, trustProxy: config.TRUST_PROXY }))
  return router.openapi(uploadRoute, async (c) => {
    const caller = c.get('caller')
    const uploadedBy = caller.role === 'visitor' ? undefined : caller.id
    const [store, naming, purpose] = isStaff(caller)
      ? ([pictures, 'content', 'staff'] as const)
      : ([proofs, 'random', 'proof'] as const)
    const incoming = c.env?.incoming
    const asker = incoming ? addressOf(incoming, config.TRUST_PROXY) : 'in process'
    const leave = places.enter(asker)
    const storeUpload = async () => {
      const picture = await withUploadedForm(c, folder, (form) => ingestPicture(store, form, naming, asker))
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
}
