import { createRoute, z } from '@hono/zod-openapi'
import { isStaff } from '#src/core/permission.ts'
import { pictureUrl } from '#src/core/picture-name.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { ingestPicture } from './ingest.ts'
import { insertPictures } from './picture.store.ts'
import { proofUrl } from './proof-address.ts'
import { withUploadedPicture } from './read-upload.ts'

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
    ...problems(400, 413, 415, 422, 429, 503),
  },
})

/** product.md section 7's picture upload. */
export function uploadApi({ db, pictures, proofs, clock, config }: Shop) {
  const router = apiRouter()
  router.openAPIRegistry.register('Upload', form)
  router.on('POST', '/upload', limitPerAddress({ points: 60, seconds: 60, trustProxy: config.TRUST_PROXY }))
  return router.openapi(uploadRoute, async (c) => {
    const caller = c.get('caller')
    const uploadedBy = caller.role === 'visitor' ? undefined : caller.id
    const [store, naming, purpose] = isStaff(caller)
      ? ([pictures, 'content', 'staff'] as const)
      : ([proofs, 'random', 'proof'] as const)
    // The bytes are durable before the row that speaks of them.
    const picture = await withUploadedPicture(c, (bytes) => ingestPicture(store, bytes, naming))
    await inTransaction(db, (trx) => insertPictures(trx, [picture], { purpose, now: clock(), uploadedBy }))
    const url = purpose === 'proof' ? proofUrl(picture.id) : pictureUrl(picture.id)
    return c.json({ data: { url } }, 200)
  })
}
