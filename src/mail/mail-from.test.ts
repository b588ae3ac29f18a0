import { expect, test } from 'vitest'
import { mailFrom } from './mail-from.ts'

const PUBLIC_URL = 'https://shop.example'

test.each([
  ['nothing but the address of the shop', {}, { name: '', address: 'shop@shop.example' }],
  ['a number for a host', { PUBLIC_URL: 'http://127.0.0.1:3000' }, { name: '', address: 'shop@localhost' }],
  [
    'an account at the mail server',
    { SMTP_URL: 'smtps://orders%40shop.example:x@mail.example:465' },
    { name: '', address: 'orders@shop.example' },
  ],
  [
    'an account that is no address',
    { SMTP_URL: 'smtp://apikey:x@mail.example' },
    { name: '', address: 'shop@shop.example' },
  ],
  ['an address', { MAIL_FROM: 'hello@shop.example' }, { name: '', address: 'hello@shop.example' }],
  [
    'a name and an address',
    { MAIL_FROM: 'حقيبة مسقط <hello@shop.example>', SMTP_URL: 'smtp://a%40b.example:x@c.example' },
    { name: 'حقيبة مسقط', address: 'hello@shop.example' },
  ],
])('with %s', (_, given, from) => expect(mailFrom({ PUBLIC_URL, ...given })).toEqual(from))

test.each(['Haqiba', 'a@b.example, c@d.example', 'Haqiba <hello>', '<>'])('%j stops the start', (text) => {
  expect(() => mailFrom({ PUBLIC_URL, MAIL_FROM: text })).toThrow(/^MAIL_FROM: [^\n]+$/)
})
