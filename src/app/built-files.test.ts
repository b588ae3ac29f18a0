import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { serve } from '#src/http/test-server.ts'
import { sourceAssets } from '#src/render/page-assets.ts'
import { describeShop } from '#test/shop.ts'
import { createApp } from './create-app.ts'

describeShop('built files', (shop) => {
  it('are public, but for what the build keeps for the server', async () => {
    const filesDir = await mkdtemp(path.join(tmpdir(), 'haqiba-files-'))
    onTestFinished(() => rm(filesDir, { recursive: true }))
    await mkdir(path.join(filesDir, '.vite'))
    await writeFile(path.join(filesDir, '.vite/manifest-en.json'), '{}')
    await writeFile(path.join(filesDir, 'icon.svg'), '<svg/>')
    const make = () => Promise.reject(new Error('no pictures here'))
    const ask = await serve(createApp(shop.shop, { make }, { assetsOf: sourceAssets, filesDir }))
    expect((await ask('/icon.svg')).body.toString()).toBe('<svg/>')
    for (const hidden of ['/.vite/manifest-en.json', '/%2evite/manifest-en.json', '/.VITE/manifest-en.json'])
      expect([hidden, (await ask(hidden)).status]).toEqual([hidden, 404])
  })
})
