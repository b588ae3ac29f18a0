import { expect, it } from 'vitest'
import { createShopDatabase } from '#test/databases.ts'
import { openDatabase } from './open.ts'

it('the database opens on the server that answers, whichever is named first', async () => {
  const url = await createShopDatabase()
  for (const two of [url.replace('@', '@127.0.0.1:1,'), url.replace(/\/[^/]*$/, ',127.0.0.1:1$&')]) {
    const { close, catalogueVersion } = await openDatabase({ url: two, dir: '' })
    expect(catalogueVersion()).toBe(1)
    await close()
  }
  await expect(openDatabase({ url: 'postgres://one@127.0.0.1:1,127.0.0.1:2/shop', dir: '' })).rejects.toThrow(
    'ECONNREFUSED',
  )
})
