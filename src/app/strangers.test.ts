import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { changeAsGuest, deliver, limited, uploadPhoto } from '#src/orders/returns/returns.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'

/** What is left of a page when its draft has everything to hide. */
const secret = 'Closing down in March'

describeShop('a stranger', (shop) => {
  const ask = { status: 'Return', from: 'Delivered', reason: 'defect' }

  it('gets no photo or receipt of another order into an own one, nor by the address that showed it', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const bag = await limited(shop, 9)
    const [hers, mine] = [
      await deliver(shop, clerk, [{ product: bag }]),
      await deliver(shop, clerk, [{ product: bag }]),
    ]
    const photo = await uploadPhoto(shop, 410)
    expect((await changeAsGuest(shop, hers.token, { ...ask, photos: [photo] })).status).toBe(200)
    const taken = await changeAsGuest(shop, mine.token, { ...ask, photos: [photo] })
    expect([taken.status, taken.json.errors[0].path]).toEqual([422, 'photos'])
    const { json } = await shop.get(`/api/trackOrder/${hers.token}/return`)
    const shown = String(json.data.returns[0].photos[0])
    expect((await shop.get(shown)).status).toBe(200)
    const again = await changeAsGuest(shop, mine.token, { ...ask, photos: [shown] })
    expect(again.status).toBe(422)
    // A signature is good for one photo and one time, which nobody moves.
    const later = shown.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 60_000}`)
    expect(later).not.toBe(shown)
    const other = shown.replace(/\/proofs\/.{4}/, '/proofs/0000')
    for (const forged of [later, other, shown.replace(/\?.*/, '')])
      expect((await shop.get(forged)).status).toBe(404)
    shop.now = new Date(shop.now.getTime() + 10 * 60_000 + 1000)
    expect((await shop.get(shown)).status).toBe(404)
  })

  it('pays with no receipt that another order has', async () => {
    const bag = await limited(shop, 9)
    const receipt = await uploadPhoto(shop, 420)
    await inTransaction(shop.db, (trx) =>
      writeSettings(trx, { paymentMethods: ['Online Payment', 'Cash On Delivery'] }),
    )
    const order = (name: string) => ({
      ...sampleOrder([{ product: bag }], { name, paymentMethod: 'Online Payment' }),
      paymentProof: receipt,
    })
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => shop.post('/api/postOrder', order(name))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await shop.post('/api/postOrder', order('Four'))).json.errors[0].path).toBe('paymentProof')
  })

  it('finds nothing of a draft: not at its address, in the menu, the foot, the search machines’ list or a call', async () => {
    const owner = await signIn(shop.shop, 'admin')
    const draft = {
      slug: 'closing',
      content: { title: secret, titleAr: secret, text: secret, textAr: secret },
      inFooter: true,
      inMenu: true,
      publish: false,
    }
    const { json, status } = await shop.post('/api/editPage', draft, owner.headers)
    expect(status).toBe(200)
    const visitors: (SignedIn | undefined)[] = [
      undefined,
      await signIn(shop.shop, 'customer'),
      await signIn(shop.shop, 'manager'),
    ]
    for (const who of visitors)
      for (const address of [
        '/pages/closing',
        '/ar/pages/closing',
        '/pages/closing?preview=1',
        '/',
        '/ar',
        '/sitemap.xml',
        '/api/pageLinks',
        '/api/writtenPage?slug=closing',
        '/api/editPages',
        `/api/editPage/${json.data._id}`,
        `/api/editPage/${json.data._id}/version/1`,
      ]) {
        const answer = await shop.get(address, who?.headers)
        expect([address, answer.text.includes(secret)]).toEqual([address, false])
      }
  })

  it('finds nothing of a page that its owner hid again', async () => {
    const owner = await signIn(shop.shop, 'admin')
    const page = {
      slug: 'surprise',
      content: { title: secret, titleAr: secret, text: secret, textAr: secret },
      inFooter: true,
      inMenu: true,
      publish: true,
    }
    const { json } = await shop.post('/api/editPage', page, owner.headers)
    expect((await shop.get('/api/pageLinks')).text).toContain(secret)
    const hide = JSON.stringify({ ...page, hidden: true, version: json.data.version })
    const headers = { 'content-type': 'application/json', ...owner.headers }
    expect((await shop.send('PUT', `/api/editPage/${json.data._id}`, hide, headers)).status).toBe(200)
    for (const address of ['/pages/surprise', '/', '/ar', '/api/pageLinks', '/api/writtenPage?slug=surprise'])
      expect([address, (await shop.get(address)).text.includes(secret)]).toEqual([address, false])
    for (const address of ['/', '/sitemap.xml', '/api/pageLinks'])
      expect([address, (await shop.get(address)).text.includes('surprise')]).toEqual([address, false])
  })

  it.each(['\r\n', '\n', '\r'])('writes no line of its own into the head of a letter: %j', async (end) => {
    const contact = { fullName: 'Salma', email: 'salma@example.com', message: 'Hello' }
    const bcc = `${end}Bcc: everybody@example.com`
    for (const name of ['fullName', 'email'] as const) {
      const { status, json } = await shop.post('/api/contact', { ...contact, [name]: contact[name] + bcc })
      expect([status, json.errors[0].path]).toEqual([422, name])
    }
    const order = sampleOrder([{ product: await limited(shop, 1) }], { name: `Salma${bcc}` })
    expect((await shop.post('/api/postOrder', order)).status).toBe(422)
  })
})
