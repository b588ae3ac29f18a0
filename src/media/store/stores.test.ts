import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { Problem } from '#src/core/problem.ts'
import { plainPicture } from '#src/media/picture.sample.ts'
import { describeShop, TestShop } from '#test/shop.ts'
import { createDiskStore } from './disk-store.ts'
import { createImgbbStore } from './imgbb-store.ts'
import { pictureAddresses } from './picture-address.store.ts'
import { type S3Server, s3Place, startS3 } from './s3-server.sample.ts'
import { createS3Store } from './s3-store.ts'

const name = `${'ab'.repeat(16)}.webp`

describe('pictures in a bucket', () => {
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3()
  })
  afterAll(() => s3.close())

  it('are signed as the published example of SigV4 has it', async () => {
    // Amazon S3 API reference, "Authenticating Requests", example GET Object.
    const signer = new AwsV4Signer({
      url: 'https://examplebucket.s3.amazonaws.com/test.txt',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      service: 's3',
      region: 'us-east-1',
      datetime: '20130524T000000Z',
      allHeaders: true,
      headers: {
        range: 'bytes=0-9',
        'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      },
    })
    expect(await signer.signature()).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
  })

  it('are kept, found and removed, proofs in a folder of their own', async () => {
    const place = { ...s3Place, endpoint: s3.endpoint }
    const [pictures, proofs] = [createS3Store(place, 'pictures'), createS3Store(place, 'proofs')]
    await pictures.put(name, Buffer.from('a bag'))
    expect([...s3.objects.keys()]).toEqual([`/bags/pictures/${name}`])
    expect(Buffer.from((await pictures.find(name)) ?? []).toString()).toBe('a bag')
    expect(await proofs.find(name)).toBeUndefined()
    await pictures.remove(name)
    expect(await pictures.find(name)).toBeUndefined()
    await expect(pictures.put('../secrets', Buffer.from('x'))).rejects.toBeInstanceOf(RangeError)
  })

  it('of a wrong key, a missing bucket or a broken store are told as unavailable, never as missing', async () => {
    const place = { ...s3Place, endpoint: s3.endpoint }
    for (const wrong of [
      { ...place, secretAccessKey: 'wrong' },
      { ...place, bucket: 'elsewhere' },
      { ...place, endpoint: 'http://127.0.0.1:1' },
    ])
      await expect(createS3Store(wrong, 'pictures').put(name, Buffer.from('x'))).rejects.toMatchObject({
        kind: 'unavailable',
      })
    s3.failWith(403)
    await expect(createS3Store(place, 'pictures').find(name)).rejects.toBeInstanceOf(Problem)
    s3.failWith(0)
  })
})

describe.each(['sqlite', 'postgres'] as const)('a shop whose pictures are in a bucket [%s]', (engine) => {
  let s3: S3Server
  const shop = new TestShop(engine)
  beforeAll(async () => {
    s3 = await startS3()
    const store = s3.endpoint.replace(
      'http://',
      `s3://${s3Place.accessKeyId}:${encodeURIComponent(s3Place.secretAccessKey)}@`,
    )
    await shop.open({ IMAGE_STORE: `${store}/bags?region=${s3Place.region}&insecure=1` })
  })
  afterAll(async () => {
    await shop.close()
    await s3.close()
  })

  it('serves an upload from there, and says so readably when the bucket is gone: nothing half-written is named', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const send = async () => {
      const form = new FormData()
      form.append(
        'image',
        new Blob([new Uint8Array(await plainPicture(400, 300).jpeg().toBuffer())]),
        'x.jpg',
      )
      return fetch(`${shop.origin}/api/upload`, { method: 'POST', body: form, headers })
    }
    s3.failWith(500)
    const refused = await send()
    expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).detail]).toEqual([
      503,
      '5',
      expect.stringContaining('cannot be saved'),
    ])
    expect(await shop.db.selectFrom('pictures').selectAll().execute()).toEqual([])
    s3.failWith(0)
    const { data } = await (await send()).json()
    expect((await shop.get(data.url)).status).toBe(200)
    expect((await shop.get(data.url.replace('.webp', '-320.webp'))).status).toBe(200)
    // On a busy machine the visitor gets the original first, and the smaller one is made and kept a moment later.
    await expect.poll(() => s3.objects.size).toBe(2)
  })
})

describeShop('pictures at ImgBB', (shop) => {
  let service: Server
  let dir: string
  let answer: { status: number; body: string } | undefined
  const received: { url: string; type: string; body: Buffer }[] = []
  const kept = Buffer.from('as ImgBB kept it')

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'haqiba-imgbb-'))
    service = createServer(async (req, res) => {
      if (req.method === 'GET') return res.writeHead(200).end(kept)
      const body = Buffer.concat(await req.toArray())
      received.push({ url: req.url ?? '', type: req.headers['content-type'] ?? '', body })
      if (answer) return res.writeHead(answer.status).end(answer.body)
      // The answer as api.imgbb.com documents it.
      const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/w0Qv3X/picture.webp`
      const data = {
        id: '2ndCYJK',
        title: 'picture',
        url_viewer: 'https://ibb.co/2ndCYJK',
        url,
        display_url: url,
        width: '1',
        height: '1',
        size: '42',
        time: '1552042565',
        expiration: '157680000',
      }
      res
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data, success: true, status: 200 }))
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
  })
  afterAll(async () => {
    service.closeAllConnections()
    service.close()
    await rm(dir, { recursive: true, force: true })
  })

  const open = (folder: string) =>
    createImgbbStore({
      key: 'the-key',
      endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/1/upload`,
      disk: createDiskStore(path.join(dir, folder)),
      addresses: pictureAddresses(shop.db),
    })

  it('are sent once as its documentation says, and come back on a machine that never had them', async () => {
    const store = open('first')
    await store.put(name, Buffer.from('a bag'))
    await store.put(name, Buffer.from('a bag'))
    expect(received.length).toBe(1)
    const [request] = received
    expect(request?.url).toBe('/1/upload?key=the-key')
    expect(request?.type).toMatch(/^multipart\/form-data/)
    for (const part of ['name="image"', 'name="expiration"', '157680000', 'a bag'])
      expect(request?.body.includes(part)).toBe(true)
    expect(Buffer.from((await open('second').find(name)) ?? []).equals(kept)).toBe(true)
  })

  it('that it refuses or garbles are unavailable, and named nowhere', async () => {
    const other = `${'cd'.repeat(16)}.webp`
    const store = open('third')
    for (const bad of [
      { status: 400, body: '{"status_code":400,"error":{"message":"Invalid API v1 key.","code":100}}' },
      { status: 429, body: 'Rate limit reached.' },
      { status: 200, body: '<html>maintenance</html>' },
      { status: 200, body: '{"success":true,"data":{"url":"javascript:alert(1)"}}' },
    ]) {
      answer = bad
      await expect(store.put(other, Buffer.from('x'))).rejects.toMatchObject({ kind: 'unavailable' })
      expect(await store.find(other)).toBeUndefined()
    }
    answer = undefined
  })
})
