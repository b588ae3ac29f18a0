import { Hono } from 'hono'
import { originalName } from '#src/core/picture-name.ts'
import { Problem } from '#src/core/problem.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import type { Shop } from '#src/shop.ts'
import { isSigned, proofId } from './proof-address.ts'

/** Shows a payment proof under a signed address that is still good; every other address names nothing (F2). */
export function proofServer({
  proofs,
  secret,
  clock,
}: Pick<Shop, 'proofs' | 'secret' | 'clock'>): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/proofs/*', async (c) => {
    const id = proofId(c.req.path)
    const { until = '', signature = '' } = c.req.query()
    const bytes =
      id !== undefined && isSigned(secret, id, { until, signature }, clock())
        ? await proofs.find(originalName(id))
        : undefined
    if (!bytes) throw notThere()
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    })
  })
}

function notThere(): Problem {
  return new Problem('not-found', {
    en: 'This address shows nothing, or no longer.',
    ar: 'هذا العنوان لا يعرض شيئًا، أو انتهت صلاحيته.',
  })
}
