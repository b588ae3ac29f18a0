import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { readPictureName } from '#src/core/picture-name.ts'
import type { PictureStore } from '#src/shop.ts'
import { bytesOf, storeUnavailable } from './store-unavailable.ts'

/** Where an S3-compatible bucket is and who may write there. */
export type S3Place = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A store that does not answer within this time counts as unavailable. */
const patienceMs = 10_000

/**
 * Pictures in an S3-compatible bucket, under `folder/`. Every request is signed with SigV4 over the content too. Throws
 * Problem `unavailable` when the bucket refuses or does not answer; an object is there whole or not at all.
 */
export function createS3Store(place: S3Place, folder: 'pictures' | 'proofs'): PictureStore {
  const { accessKeyId, secretAccessKey, region } = place
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  async function ask(method: string, name: string, body?: Uint8Array): Promise<Response> {
    if (!readPictureName(name)) throw new RangeError('not a picture’s name')
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      ...(body && { 'content-type': name.endsWith('.avif') ? 'image/avif' : 'image/webp' }),
    }
    const signal = AbortSignal.timeout(patienceMs)
    const init = { method, headers, signal, ...(body && { body: new Uint8Array(body) }) }
    const answer = await client
      .fetch(`${place.endpoint}/${place.bucket}/${folder}/${name}`, init)
      .catch((error: unknown) => {
        throw storeUnavailable(error)
      })
    if (answer.ok || answer.status === 404) return answer
    throw storeUnavailable(
      `S3 answered ${answer.status}: ${(await answer.text().catch(() => '')).slice(0, 200)}`,
    )
  }

  return {
    async put(name, bytes) {
      const answer = await ask('PUT', name, bytes)
      await answer.body?.cancel()
      if (answer.status === 404) throw storeUnavailable(`There is no bucket ${place.bucket}`)
    },
    async find(name) {
      const answer = await ask('GET', name)
      if (answer.status !== 404) return bytesOf(answer)
      await answer.body?.cancel()
      return undefined
    },
    async remove(name) {
      await (await ask('DELETE', name)).body?.cancel()
    },
  }
}
