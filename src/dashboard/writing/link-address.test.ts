import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  [' https://b.om/?a=1 ', 'https://b.om/?a=1'],
  ['/shop', '/shop'],
  ['#sizes', '#sizes'],
  ['help@haqiba.example', 'mailto:help@haqiba.example'],
  ['+968 9512-3456', 'tel:+96895123456'],
  ['95123456', 'tel:95123456'],
  ['٩٥١٢ ٣٤٥٦', 'tel:95123456'],
  ['wa.me/96895123456', 'https://wa.me/96895123456'],
  ['متجر.عمان', 'https://متجر.عمان'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,a', undefined],
  ['//evil.example', undefined],
  ['user:secret@evil.example', undefined],
  ['shop', undefined],
  ['', undefined],
])('%j leads to %j', (typed, leadsTo) => {
  expect(linkAddress(typed)).toBe(leadsTo)
})
