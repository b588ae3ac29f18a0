import { expect } from 'vitest'

/** What a page tells search engines, title and description; whoever shares it shows the same. */
export function headOf(html: string): [title: string | undefined, description: string | undefined] {
  const content = (name: string) => new RegExp(`${name}" content="(.*?)"`).exec(html)?.[1]
  const [title, description] = [content('og:title'), content('og:description')]
  const [, tab] = /<title>(.*?)<\/title>/.exec(html) ?? []
  expect([tab?.split(' | ').at(-1), content('name="description')]).toEqual([title, description])
  return [title, description]
}
