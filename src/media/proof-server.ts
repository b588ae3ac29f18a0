import { Hono } from 'hono'
import { originalName } from '#src/core/picture-name.ts'
import { Problem } from '#src/core/problem.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { storeUnavailable } from '#src/media/store/store-unavailable.ts'
import type { Shop } from '#src/shop.ts'
import { isSigned, proofId } from './proof-address.ts'

/** Shows a payment proof under a signed address that is still good; every other address names nothing (F2). */
export function proofServer({
  proofs,
  secrets,
  clock,
  log,
}: Pick<Shop, 'proofs' | 'secrets' | 'clock' | 'log'>): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/proofs/*', async (c) => {
    const id = proofId(c.req.path)
    const { until = '', signature = '' } = c.req.query()
    const bytes =
      id !== undefined && isSigned(secrets, id, { until, signature }, clock())
        ? await findProof(originalName(id))
        : undefined
    if (!bytes) throw notThere()
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    })
  })

  function findProof(name: string): Promise<Uint8Array | undefined> {
    return proofs.find(name).catch((error) => {
      log.error('a receipt could not be read', error)
      throw storeUnavailable(error)
    })
  }
}

function notThere(): Problem {
  return new Problem('not-found', {
    en: 'This address shows nothing, or no longer.',
    ar: 'هذا الرابط لا يعرض شيئًا، أو انتهت صلاحيته.',
  })
}
