import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { beginSpaced } from './begin-spaced.ts'

const [none, refused] = [{} as ServerResponse, [] as string[]]
const spaced = (next: RequestListener) =>
  beginSpaced(next, {
    askerOf: ({ url = '' }) => url.split('/')[0] ?? '',
    refuse: ({ url = '' }) => void refused.push(url),
    everyMs: 1,
  })

/** How many of ten requests that arrive together had begun when something else had its turn. */
async function begunBeforeOthers(inFrontOf: (next: RequestListener) => RequestListener): Promise<number> {
  const urls = Array.from({ length: 10 }, (_, n) => `a/${n}`)
  const begun: (string | undefined)[] = []
  const listener = inFrontOf(({ url }) => void begun.push(url))
  for (const url of urls) listener({ url } as IncomingMessage, none)
  const before = await new Promise<number>((say) => setImmediate(() => say(begun.length)))
  await expect.poll(() => begun).toEqual(urls)
  return before
}

it('lets others have many turns between two uploads, and begins all in their order', async () => {
  expect(await begunBeforeOthers(spaced)).toBeLessThan(3)
})

it('control: without it all begin first', async () => {
  expect(await begunBeforeOthers((next) => next)).toBe(10)
})

it('makes nobody wait behind three thousand of another address, most of which are refused', async () => {
  const begun: string[] = []
  const listener = spaced(({ url = '' }) => void begun.push(url))
  for (let n = 0; n < 3000; n++) listener({ url: `greedy/${n}` } as IncomingMessage, none)
  listener({ url: 'honest/photo' } as IncomingMessage, none)
  await expect.poll(() => begun).toContain('honest/photo')
  expect(begun.indexOf('honest/photo')).toBeLessThan(3)
  expect(refused.length).toBeGreaterThanOrEqual(2790)
  expect(new Set(refused.map((url) => url.split('/')[0]))).toEqual(new Set(['greedy']))
})
