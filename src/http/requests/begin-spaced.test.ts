import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { beginSpaced } from './begin-spaced.ts'

/** How many of ten requests that arrive together had begun when something else had its turn. */
async function begunBeforeOthers(inFrontOf: (next: RequestListener) => RequestListener): Promise<number> {
  const urls = Array.from({ length: 10 }, (_, n) => `/${n}`)
  const begun: (string | undefined)[] = []
  const listener = inFrontOf(({ url }) => void begun.push(url))
  for (const url of urls) listener({ url } as IncomingMessage, {} as ServerResponse)
  const before = await new Promise<number>((say) => setImmediate(() => say(begun.length)))
  await expect.poll(() => begun).toEqual(urls)
  return before
}

it('lets others have many turns between two uploads, and begins all in their order', async () => {
  expect(await begunBeforeOthers(beginSpaced)).toBeLessThan(3)
})

it('control: without it all begin first', async () => {
  expect(await begunBeforeOthers((next) => next)).toBe(10)
})
