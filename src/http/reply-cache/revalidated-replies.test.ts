import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openFixture, page } from './reply-cache.sample.ts'

it('keeps after a change what is still true, packed forms and all, and makes the others anew', async () => {
  const { fixture, ask } = await openFixture({ areStill: (key) => key === '/bags' })
  const br = { 'accept-encoding': 'br' }
  const before = [await ask('/', br), await ask('/bags', br)]
  const size = fixture.size()
  fixture.version = 2
  for (const _ of [1, 2]) {
    const [home, bags] = [await ask('/', br), await ask('/bags', br)]
    expect(brotliDecompressSync(home.body).toString()).toContain('/ 2')
    expect(bags.headers.etag).toBe(before[1]?.headers.etag)
  }
  expect(fixture.rendered).toEqual(['/', '/bags', '/'])
  expect(fixture.revalidated).toEqual(['/', '/bags'])
  // Nothing that was replaced is held on to.
  expect(Math.abs(fixture.size() - size)).toBeLessThan(100)
  fixture.version = 3
  expect((await ask('/bags', br)).headers.etag).toBe(before[1]?.headers.etag)
  expect(fixture.revalidated).toEqual(['/', '/bags', '/bags'])
})

it('revalidates once for a crowd, in the line of renderings, and counts it like one', async () => {
  const { fixture, ask } = await openFixture({ budget: 2, areStill: () => wait(20).then(() => true) })
  await ask('/')
  fixture.version = 2
  const crowd = await Promise.all([1, 2, 3].map(() => ask('/')))
  expect(crowd.map(({ status }) => status)).toEqual([200, 200, 200])
  expect([fixture.rendered, fixture.revalidated]).toEqual([['/'], ['/']])
  fixture.version = 3
  expect((await ask('/')).status).toBe(429)
})

it('does not take a revalidation that a change overtook for one of what came after it', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isSame = true
  const { fixture, ask } = await openFixture({
    async areStill() {
      const said = isSame
      if (fixture.version === 2) await held
      return said
    },
  })
  await ask('/')
  fixture.version = 2
  const early = ask('/')
  await expect.poll(() => fixture.revalidated.length).toBe(1)
  isSame = false
  fixture.version = 3
  expect((await ask('/')).body.toString()).toContain('/ 3')
  release()
  // Asked before the change, it may be answered as of before it.
  expect((await early).body.toString()).toContain('/ 1')
  expect((await ask('/')).body.toString()).toContain('/ 3')
  expect(fixture.rendered).toEqual(['/', '/'])
})

it('revalidates anew what met a change meanwhile, though nobody asked in between', async () => {
  let overtaken = true
  const { fixture, ask } = await openFixture({
    areStill() {
      if (overtaken) fixture.version += 1
      overtaken = false
      return fixture.version === 3 ? fixture.revalidated.length === 1 : true
    },
  })
  await ask('/')
  fixture.version = 2
  expect((await ask('/')).body.toString()).toContain('/ 1')
  expect((await ask('/')).body.toString()).toContain('/ 3')
})

it('keeps the packed forms of a reply that was made anew and is the same', async () => {
  const { fixture, ask } = await openFixture({ render: (key) => page(key, 1) })
  await ask('/', { 'accept-encoding': 'br' })
  await ask('/')
  const packed = fixture.size()
  fixture.version = 2
  await ask('/')
  expect([fixture.rendered.length, fixture.size()]).toEqual([2, packed])
})

it('lets go of what is no longer there', async () => {
  const { fixture, ask } = await openFixture({
    render: (key, version) => (version === 1 ? page(key, 1) : new Response('none', { status: 404 })),
    areStill: () => false,
  })
  await ask('/bags')
  expect(fixture.size()).toBeGreaterThan(0)
  fixture.version = 2
  expect((await ask('/bags')).status).toBe(404)
  expect(fixture.size()).toBe(0)
})

it('serves nothing that cannot be revalidated', async () => {
  const { fixture, ask } = await openFixture({
    areStill: () => {
      throw new Error('the database is away')
    },
  })
  await ask('/')
  fixture.version = 2
  expect((await ask('/')).body.toString()).toBe('framework')
  expect([fixture.errors, fixture.rendered]).toEqual([1, ['/']])
})
