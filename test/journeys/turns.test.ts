import { expect, inject, test } from 'vitest'

const origin = inject('sharedShop')

test('nothing asks at every change what stands anywhere below the root', async () => {
  const html = await (await fetch(origin)).text()
  const style = /<style[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
  expect(style).toContain(':has(')
  expect(style.match(/html:has\(.*?\)/g)).toBeNull()
  // Those of the body look no deeper than the page's first element, or stand for what is not there on lists and products.
  expect(style.match(/body:has\((?!>).*?\)[^,{]*/g)).toEqual([
    expect.stringMatching(/\.action-bar/),
    expect.stringMatching(/\.contact:not/),
  ])
})
