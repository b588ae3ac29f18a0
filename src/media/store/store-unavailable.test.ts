import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskStore } from './disk-store.ts'
import { createImgbbStore } from './imgbb-store.ts'
import { s3Place } from './s3-server.sample.ts'
import { createS3Store } from './s3-store.ts'

const name = `${'ab'.repeat(16)}.webp`

describe('a connection lost in the middle of a picture', () => {
  let server: Server
  let origin = ''
  beforeAll(async () => {
    server = createServer((_, res) => {
      res.writeHead(200, { 'content-length': '1000' })
      res.write('half a bag', () => res.destroy())
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('makes the store unavailable, with S3 as with ImgBB', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'haqiba-lost-'))
    const addresses = { remember: async () => undefined, find: async () => `${origin}/bag.webp` }
    const imgbb = createImgbbStore({ key: 'k', disk: createDiskStore(dir), addresses })
    const s3 = createS3Store({ ...s3Place, endpoint: origin }, 'pictures')
    for (const store of [s3, imgbb])
      await expect(store.find(name)).rejects.toMatchObject({ kind: 'unavailable' })
    await rm(dir, { recursive: true, force: true })
  })
})
