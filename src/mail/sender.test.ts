import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emailTemplates } from '#src/app/email-templates.ts'
import { sampleProduct, stockCatalogue } from '#src/catalogue/product/product.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { maxAttempts } from './email-delivery.ts'
import { emailFixture, impatient, verify } from './email-fixture.sample.ts'
import { openMailServer } from './mail-server.sample.ts'
import { pauseAfter } from './sender.ts'

const minuteMs = 60_000

it('the pause between two emails grows with the work beside them, from 20 to 250 ms', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  expect([pauseAfter(0), pauseAfter(1)]).toEqual([20, 250])
  fc.assert(
    fc.property(share, share, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(pauseAfter(less)).toBeLessThanOrEqual(pauseAfter(more))
    }),
  )
})

describeShop(
  'emails of the outbox',
  (shop) => {
    const { atTheEnd, serverThat, senderTo, queue, stored, later } = emailFixture(shop, emailTemplates)

    it('of an order leave after it was placed, each once, under the shop’s own name', async () => {
      const server = await serverThat()
      const sender = senderTo(server)
      const bag = sampleProduct()
      await stockCatalogue(shop.db, bag)
      const placed = await shop.post('/api/postOrder', sampleOrder([{ product: bag }]))
      expect(placed.status).toBe(200)
      expect([server.given(), (await stored()).map(({ status }) => status)]).toEqual([
        0,
        ['waiting', 'waiting'],
      ])
      await sender.sendDue()
      await sender.sendDue()
      expect(server.taken.map(({ to }) => to).sort()).toEqual([['maryam@example.com'], ['orders@shop.test']])
      const rows = await stored()
      for (const { mail } of server.taken) {
        expect(mail.from).toEqual({ name: 'Haqiba', address: 'shop@shop.test' })
        expect(rows.map(({ id }) => `<${id}@shop.test>`)).toContain(mail.messageId)
        expect(mail.date).toBe('2026-03-01T08:00:00.000Z')
      }
      expect(rows).toMatchObject(
        [1, 2].map(() => ({
          status: 'sent',
          attempts: 1,
          sent_at: shop.now.toISOString(),
          last_error: null,
        })),
      )
    })

    it('that a server puts off are tried again after the delay and not before, under the same Message-ID', async () => {
      const server = await serverThat((nth) => (nth <= 2 ? 451 : 'take'))
      const sender = senderTo(server)
      await queue(verify('a@people.test'), verify('b@people.test'))
      await sender.sendDue()
      expect(await stored()).toMatchObject([
        { status: 'waiting', attempts: 1, last_error: expect.stringContaining('451') },
        { status: 'waiting', attempts: 1 },
      ])
      later(29_000)
      await sender.sendDue()
      expect(server.given()).toBe(2)
      later(1000)
      await sender.sendDue()
      await sender.sendDue()
      expect(server.taken.map(({ to }) => to[0]).sort()).toEqual(['a@people.test', 'b@people.test'])
      expect((await stored()).map(({ status, attempts }) => [status, attempts])).toEqual([
        ['sent', 2],
        ['sent', 2],
      ])
    })

    it('meet a connection cut in the middle of the message: sent once more, and taken once', async () => {
      const server = await serverThat((nth) => (nth === 1 ? 'cut' : 'take'))
      const sender = senderTo(server)
      await queue(verify('a@people.test'))
      await sender.sendDue()
      expect([server.taken.length, (await stored())[0]?.status]).toEqual([0, 'waiting'])
      later(minuteMs)
      await sender.sendDue()
      expect(server.taken).toHaveLength(1)
    })

    it('meet a server that hangs: orders go on at once, sockets stay few and are all closed', async () => {
      let hangs = true
      const server = await serverThat(() => (hangs ? 'hang' : 'take'))
      const sender = senderTo(server, impatient(server))
      const bag = sampleProduct()
      await stockCatalogue(shop.db, bag)
      await shop.post('/api/postOrder', sampleOrder([{ product: bag }]))
      for (let n = 0; n < 8; n++) await queue(verify(`${n}@people.test`))
      let hanging = true
      const sending = sender.sendDue().finally(() => {
        hanging = false
      })
      await expect.poll(() => server.given()).toBe(2)
      const placed = await shop.post('/api/postOrder', sampleOrder([{ product: bag }]))
      expect([placed.status, server.taken.length]).toEqual([200, 0])
      // Placed while both letters still hang.
      expect([hanging, server.connections()]).toEqual([true, 2])
      await sending
      await expect.poll(() => server.connections()).toBe(0)
      hangs = false
      for (let n = 0; n < 8; n++) {
        later(minuteMs)
        await sender.sendDue()
      }
      const wanted = (await stored()).map(({ recipient }) => recipient)
      expect(server.taken.map(({ to }) => to[0]).sort()).toEqual(wanted.sort())
      expect([wanted.length, server.most()]).toEqual([12, 2])
      await expect.poll(() => server.connections()).toBe(0)
    })

    it('meet a server that says nothing at all, for no longer than the timeout', async () => {
      const sockets = new Set<Socket>()
      const mute = createServer((socket) => {
        sockets.add(socket)
        socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
      }).listen(0, '127.0.0.1')
      await once(mute, 'listening')
      atTheEnd(() => void mute.close())
      await queue(verify('a@people.test'))
      const server = { url: `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}` }
      await senderTo(server, impatient(server)).sendDue()
      expect(await stored()).toMatchObject([
        { status: 'waiting', last_error: expect.stringContaining('ETIMEDOUT') },
      ])
      await expect.poll(() => sockets.size).toBe(0)
    })

    it('meet a server that is down: one attempt a look, and none is lost', async () => {
      const gone = await openMailServer()
      await gone.close()
      const sender = senderTo(gone)
      await queue(...Array.from({ length: 6 }, (_, n) => verify(`${n}@people.test`)))
      await sender.sendDue()
      const tried = (await stored()).filter(({ attempts }) => attempts > 0)
      expect(tried.map(({ last_error }) => last_error)).toEqual(
        [1, 2].map(() => expect.stringMatching(/ESOCKET|ECONN/)),
      )
      const back = await serverThat()
      later(minuteMs)
      await senderTo(back).sendDue()
      expect(back.taken).toHaveLength(6)
    })

    it('are given up after the last try of growing delays, and never tried again by themselves', async () => {
      const server = await serverThat(() => 451)
      const sender = senderTo(server)
      await queue(verify('a@people.test'))
      const gaps: number[] = []
      for (let n = 1; n < maxAttempts; n++) {
        await sender.sendDue()
        const [row] = await stored()
        const gap = new Date(row?.next_attempt_at ?? 0).getTime() - shop.now.getTime()
        gaps.push(gap)
        expect([row?.status, row?.attempts, gap > (gaps.at(-2) ?? 0)]).toEqual(['waiting', n, true])
        later(gap)
      }
      expect(gaps[0]).toBe(30_000)
      await sender.sendDue()
      expect(await stored()).toMatchObject([{ status: 'dead', attempts: maxAttempts }])
      later(48 * 60 * minuteMs)
      await sender.sendDue()
      expect(server.given()).toBe(maxAttempts)
    })

    it.each([
      ['an unknown mailbox', '5.1.1 no such user', 'dead'],
      ['a shop that may not send yet', '5.7.1 relaying denied', 'waiting'],
    ])('refused for good because of %s', async (_, reason, status) => {
      const server = await serverThat(undefined, (to) => (to.startsWith('a') ? reason : undefined))
      const sender = senderTo(server)
      await queue(verify('a@people.test'))
      await sender.sendDue()
      expect(await stored()).toMatchObject([
        { status, attempts: 1, last_error: expect.stringContaining('550') },
      ])
    })

    it('keep no link that opens an account, and are not sent once it is dead', async () => {
      const server = await serverThat()
      const sender = senderTo(server)
      const link = 'https://shop.test/reset?token=SECRET'
      const reset = { kind: 'reset-password', locale: 'en', payload: { link } } as const
      await queue({ ...reset, recipient: 'a@people.test' })
      await sender.sendDue()
      expect(server.taken[0]?.mail.text).toContain(link)
      await queue({ ...reset, recipient: 'b@people.test' })
      later(61 * minuteMs)
      await sender.sendDue()
      expect([server.taken.length, (await stored()).map(({ status }) => status)]).toEqual([
        1,
        ['sent', 'dead'],
      ])
      expect(JSON.stringify(await stored())).not.toContain('SECRET')
    })

    it('to something that is no address are given up before any server is asked', async () => {
      const server = await serverThat()
      await queue(verify('a@people.test, b@people.test'), verify('a@people.test\r\nBcc: c@people.test'))
      await senderTo(server).sendDue()
      await senderTo(server).sendDue()
      expect((await stored()).map(({ status }) => status)).toEqual(['dead', 'dead'])
      expect([server.given(), server.most()]).toEqual([0, 0])
    })
  },
  { SHOP_MAIL: 'orders@shop.test' },
)
