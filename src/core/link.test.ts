import { expect, test } from 'vitest'
import { ownersLink } from './link.ts'

test('an owner’s link leads within the shop or to another site by https, and nowhere else', () => {
  for (const link of [
    '',
    '/',
    '/shop',
    '/shop?q=a//b#c',
    '/ar/pages/faq#x',
    'https://example.com',
    'https://example.com/a//b?c',
  ])
    expect([link, ownersLink.fits(link)]).toEqual([link, true])
  for (const link of [
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a\\b',
    'https://',
    'https:///evil.example',
    'http://example.com',
    'javascript:alert(1)',
    'shop',
    '/a b',
  ])
    expect([link, ownersLink.fits(link)]).toEqual([link, false])
})
