import { expect, it } from 'vitest'
import { pictureUrl } from '#src/core/picture-name.ts'
import type { PictureStore } from '#src/shop.ts'
import { describeShop } from '#test/shop.ts'
import { ingestPicture } from './ingest.ts'
import { plainPicture } from './picture.sample.ts'
import { proofUrl, signProofUrl } from './proof-address.ts'

const arabic = expect.stringMatching(/^[\u0600-\u06ff]+ /)

const languages = [
  {
    asked: 'en-GB, ar;q=0.5',
    locale: 'en',
    readOnly: 'Pictures can only be read.',
    unknown: 'There is no such picture.',
    unavailable: 'The picture cannot be read right now. Please try again in a moment.',
    expired: 'This address shows nothing, or no longer.',
    proofStoreUnavailable: 'Pictures cannot be saved or shown just now. Please try again in a moment.',
  },
  {
    asked: 'ar-OM, en;q=0.8',
    locale: 'ar',
    readOnly: arabic,
    unknown: arabic,
    unavailable: arabic,
    expired: arabic,
    proofStoreUnavailable: arabic,
  },
] as const

describeShop('a picture that cannot be shown', (shop) => {
  it.each(languages)(
    'is a problem in the language of a reader of $asked',
    async ({ asked, locale, ...told }) => {
      const refusal = async (address: string, method = 'GET') => {
        const { status, headers, json } = await shop.send(method, address, undefined, {
          'accept-language': asked,
        })
        expect(headers).toMatchObject({
          'content-type': 'application/problem+json',
          'content-language': locale,
          vary: expect.stringContaining('Accept-Language'),
          'cache-control': 'no-store',
        })
        expect(headers['retry-after']).toBe(status === 503 ? '5' : undefined)
        expect(json).toMatchObject({ type: 'about:blank', status, message: json.detail, errors: [] })
        return [status, json.detail]
      }
      // The picture of another language is still in memory, where no disk is asked.
      const bytes = await plainPicture(locale === 'en' ? 64 : 80, 64)
        .png()
        .toBuffer()
      const { id } = await ingestPicture(shop.shop.pictures, bytes)
      const { id: proof } = await ingestPicture(shop.shop.proofs, bytes, 'random')
      expect(await refusal(pictureUrl('0'.repeat(32)))).toEqual([404, told.unknown])
      expect(await refusal(pictureUrl(id), 'DELETE')).toEqual([405, told.readOnly])
      expect(await refusal(proofUrl(proof))).toEqual([404, told.expired])

      const addresses = [pictureUrl(id), signProofUrl(shop.shop.secret, proof, shop.now)] as const
      const [repairPictures, repairProofs] = [breakDown(shop.shop.pictures), breakDown(shop.shop.proofs)]
      expect(await refusal(addresses[0])).toEqual([503, told.unavailable])
      expect(await refusal(addresses[1])).toEqual([503, told.proofStoreUnavailable])
      repairPictures()
      repairProofs()
      for (const address of addresses) expect((await shop.get(address)).status).toBe(200)
    },
  )
})

/** Lets a store fail as a dying disk does; answers what repairs it. */
function breakDown(store: PictureStore): () => void {
  const { find } = store
  store.find = () => Promise.reject(new Error('EIO'))
  return () => {
    store.find = find
  }
}
