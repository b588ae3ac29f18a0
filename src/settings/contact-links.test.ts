import { expect, test } from 'vitest'
import { callLink, isMessenger, readablePhone, safeLink, whatsappLink } from './contact-links.ts'

test.each([
  ['96890000000', '96890000000'],
  ['90000000', '96890000000'],
  ['+968 9000-0000', '96890000000'],
  ['0096890000000', '96890000000'],
  ['٩٠٠٠ ٠٠٠٠', '96890000000'],
  ['+971 50 123 4567', '971501234567'],
])('%s is reached at %s', (number, digits) => {
  expect(whatsappLink(number)).toBe(`https://wa.me/${digits}`)
  expect(callLink(number)).toBe(`tel:+${digits}`)
})

test('a number that nobody entered is no link', () => {
  expect(whatsappLink('')).toBeUndefined()
  expect(callLink('ask us')).toBeUndefined()
})

test('numbers are read as they are said', () => {
  expect(readablePhone('24000000')).toBe('+968 2400 0000')
  expect(readablePhone('971501234567')).toBe('+971501234567')
  expect(readablePhone('')).toBe('')
})

test.each([
  'https://instagram.example/shop',
  'mailto:hello@shop.example',
  'tel:+96890000000',
  ' https://a.example ',
])('%s may become a link', (address) => {
  expect(safeLink(address)).toBe(address.trim())
})

test.each([
  '',
  'http://shop.example',
  'javascript:alert(1)',
  'JAVASCRIPT://%0aalert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://',
])('%s may not (P8)', (address) => {
  expect(safeLink(address)).toBeUndefined()
})

test('a page is called Messenger where it is, and no other page', () => {
  for (const address of ['https://m.me/shop', 'https://www.facebook.com/shop', 'https://Messenger.com'])
    expect([address, isMessenger(address)]).toEqual([address, true])
  for (const address of [
    'https://instagram.com/m.me',
    'https://arm.me/shop',
    'https://m.me.example/shop',
    '',
  ])
    expect([address, isMessenger(address)]).toEqual([address, false])
})
