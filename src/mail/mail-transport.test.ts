import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createFileTransport } from './file-transport.ts'
import { openMailServer } from './mail-server.sample.ts'
import { isPlainAddress, type OutgoingEmail } from './mail-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const never = new AbortController().signal

function outgoing(changes: Partial<OutgoingEmail> = {}): OutgoingEmail {
  return {
    id: 'b6f2',
    queuedAt: new Date('2026-03-01T08:00:00.500Z'),
    from: { name: 'حقيبة', address: 'shop@shop.test' },
    fromName: 'حقيبة',
    to: 'maryam@people.test',
    locale: 'ar',
    subject: 'طلبك رقم 123456 من حقيبة، ومعه سطر طويل جدًا لا يتسع له سطر واحد في رأس الرسالة',
    text: 'شكرًا لك!\nالمجموع: \u2066OMR 12.500\u2069\n.\nسطر بعد نقطة\n',
    html: '<p dir="rtl">شكرًا لك!</p>',
    ...changes,
  }
}

describe('an email as a file', () => {
  let dir: string
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'haqiba-mail-'))
  })
  afterAll(() => rm(dir, { recursive: true, force: true }))

  it('reads as it was written, Arabic and all, in both parts', async () => {
    const folder = path.join(dir, 'whole')
    await createFileTransport(folder).send(
      outgoing({ replyTo: { name: 'مريم', address: 'm@people.test' } }),
      never,
    )
    expect(await readdir(folder)).toEqual(['2026-03-01T080000.500Z-b6f2.eml'])
    const file = path.join(folder, '2026-03-01T080000.500Z-b6f2.eml')
    const mail = await PostalMime.parse(await readFile(file))
    const { subject, text, html } = outgoing()
    expect(mail).toMatchObject({
      subject,
      from: { name: 'حقيبة', address: 'shop@shop.test' },
      to: [{ address: 'maryam@people.test' }],
      replyTo: [{ name: 'مريم', address: 'm@people.test' }],
      messageId: '<b6f2@shop.test>',
      date: '2026-03-01T08:00:00.500Z'.replace('.500', '.000'),
    })
    expect([mail.text?.replaceAll('\r\n', '\n'), mail.html?.trim()]).toEqual([text, html])
    expect((await stat(file)).mode & 0o077).toBe(0)
  })

  it('is one file however often it is written, and files stand in the order of their time', async () => {
    const folder = path.join(dir, 'order')
    const files = createFileTransport(folder)
    const [early, late] = [new Date('2026-03-01T08:00:00Z'), new Date('2026-11-01T08:00:00Z')]
    for (const id of ['z', 'z']) await files.send(outgoing({ id, queuedAt: early }), never)
    await files.send(outgoing({ id: 'a', queuedAt: late }), never)
    expect((await readdir(folder)).sort().map((name) => name.slice(-5))).toEqual(['z.eml', 'a.eml'])
  })
})

describe('an email by SMTP', () => {
  it.each([
    ['subject', { subject: 'New order\r\nBcc: thief@people.test\r\n\r\nBody' }],
    ['sender name', { from: { name: 'Haqiba\r\nBcc: thief@people.test', address: 'shop@shop.test' } }],
    ['name to answer', { replyTo: { name: 'Maryam\nBcc: thief@people.test', address: 'm@people.test' } }],
    ['address to answer', { replyTo: { name: 'M', address: 'm@people.test\r\nBcc: thief@people.test' } }],
    ['several addresses to answer', { replyTo: { name: 'M', address: 'm@people.test,thief@people.test' } }],
    ['a quoted name', { replyTo: { name: '"<thief@people.test>', address: 'm@people.test' } }],
    ['unicode line ends', { subject: 'New\u2028Bcc: thief@people.test\u0085X: y' }],
  ])('takes no header from a %s', async (_, changes: Partial<OutgoingEmail>) => {
    const server = await openMailServer()
    await createSmtpTransport(server.url).send(outgoing(changes), never)
    await server.close()
    const [email] = server.taken
    const keys = email?.mail.headers.map(({ key }) => key) ?? []
    expect([email?.to, keys.filter((key) => /bcc|^x$|cc/.test(key))]).toEqual([['maryam@people.test'], []])
    expect(keys.filter((key) => key === 'subject')).toHaveLength(1)
    const { text, html } = outgoing()
    expect([email?.mail.text?.replaceAll('\r\n', '\n'), email?.mail.html?.trim()]).toEqual([text, html])
    const answers = email?.mail.replyTo?.map(({ address }) => address) ?? []
    expect(answers.filter((address) => address !== 'm@people.test')).toEqual([])
  })

  it('tells machines that no person wrote it, and names no program', async () => {
    const server = await openMailServer()
    await createSmtpTransport(server.url).send(outgoing(), never)
    await server.close()
    const headers = Object.fromEntries(
      server.taken[0]?.mail.headers.map(({ key, value }) => [key, value]) ?? [],
    )
    expect([headers['auto-submitted'], headers['content-language'], headers['x-mailer']]).toEqual([
      'auto-generated',
      'ar',
      undefined,
    ])
  })

  it('does not wait longer than a whole try may take, however slowly a server answers', async () => {
    const server = await openMailServer(() => 'hang')
    // The server's own timeouts are longer, and say ETIMEDOUT.
    const sent = createSmtpTransport(server.url, { wholeAttempt: 300 }).send(outgoing(), never)
    await expect(sent).rejects.toThrow('EABORT')
    await server.close()
  })
})

test.each([
  ['maryam@people.test', true],
  ['maryam+shop@mail.people.test', true],
  ['مريم@people.test', true],
  ['', false],
  ['maryam', false],
  ['a@people.test, b@people.test', false],
  ['Maryam <a@people.test>', false],
  ['a@people.test\r\nBcc: b@people.test', false],
  ['a@people.test\n', false],
  ['a@b@people.test', false],
])('%j is one bare address: %s', (address, is) => expect(isPlainAddress(address)).toBe(is))
