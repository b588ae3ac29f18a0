import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { paymentMethods } from '#src/settings/delivery.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { builtInContent } from '#src/storefront/pages/built-in.ts'
import { describeShop } from '#test/shop.ts'
import { namedWays } from './named-ways.ts'
import type { PageContent } from './page.ts'

const pageOf = (text: string): PageContent => ({ ...builtInContent('about-us', settings), text, textAr: '' })
const settings = { ...defaultSettings, version: 0 }

test.each([
  ['Pay by bank transfer before we ship.', ['Online Payment']],
  ['Cash on Delivery in Muscat', ['Cash On Delivery']],
  ['الدفع نقدًا، وبالتحويل البنكيّ أيضًا', ['Online Payment', 'Cash On Delivery']],
  ['والدفع عند الإستلام', ['Cash On Delivery']],
  ['We keep your receipt to check a transfer. Airport transfers.', []],
  ['تحويل المقاسات، نقد البضاعة', []],
  ['**{transfer}:** by bank transfer', []],
  ['**{cash}:** cash on delivery', []],
])('%j names %j', (text, named) => expect(namedWays(pageOf(text))).toEqual(named))

test('a page names it by its title and what search engines are told of it, too', () => {
  for (const field of ['title', 'titleAr', 'description', 'descriptionAr'] as const)
    expect(namedWays({ ...pageOf(''), [field]: 'Cash on delivery' })).toEqual(['Cash On Delivery'])
})

test('what the shop comes with names none by itself, whatever is switched on', () => {
  fc.assert(
    fc.property(fc.subarray([...paymentMethods]), fc.constantFrom('policies', 'about-us'), (methods, id) => {
      const content = builtInContent(id as 'policies', { ...settings, paymentMethods: methods })
      expect(namedWays(content)).toEqual([])
    }),
  )
})

describeShop('policies that name a way to pay which is switched off (W2)', (shop) => {
  it('are told of to the owner, in her list, in their editor and in the guide, and not where it is on', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const json = { 'content-type': 'application/json', ...headers }
    const save = async (content: object, more: object = {}) => {
      const { version } = (await shop.get('/api/editPage/policies', headers)).json.data
      const body = { slug: 'policies', content, inFooter: true, publish: true, version, ...more }
      const call = version === 0 ? ['POST', '/api/editPage'] : ['PUT', '/api/editPage/policies']
      const saved = await shop.send(call[0] ?? '', call[1] ?? '', JSON.stringify(body), json)
      expect([saved.status, saved.status === 200 || saved.text]).toEqual([200, true])
      return saved.json.data.namedWays
    }
    const told = async () => {
      const { switchedOff, done } = (await shop.get('/api/setup', headers)).json.data
      const [policies] = (await shop.get('/api/editPages', headers)).json.data.filter(
        ({ _id }: { _id: string }) => _id === 'policies',
      )
      // Before the shop opens it is said once more, as a hint beside what the law asks for.
      const opening = (await shop.get('/api/opening', headers)).json.data
      expect(opening.switchedOff).toEqual(switchedOff)
      return [policies.namedWays, switchedOff, done.includes('policies')]
    }
    expect(await told()).toEqual([[], [], false])
    // Taken over as it is, it follows the settings.
    const { content } = (await shop.get('/api/editPage/policies', headers)).json.data
    expect(await save(content)).toEqual([])
    expect(await told()).toEqual([[], [], true])
    const textAr = `${content.textAr}\n\nالدفع بتحويل بنكي قبل الشحن.`
    expect(await save({ ...content, textAr })).toEqual(['Online Payment'])
    const pay = (methods: readonly string[]) =>
      shop.send('PATCH', '/api/updateWebsiteInfo', JSON.stringify({ paymentMethods: methods, ...bank }), json)
    expect((await pay(['Cash On Delivery'])).status).toBe(200)
    expect(await told()).toEqual([['Online Payment'], ['Online Payment'], false])
    // What no visitor reads misleads nobody.
    await save({ ...content, textAr }, { hidden: true })
    expect((await told())[1]).toEqual([])
    await save({ ...content, textAr })
    expect((await pay(paymentMethods)).status).toBe(200)
    expect(await told()).toEqual([['Online Payment'], [], true])
  })
})

const bank = {
  bankName: 'Bank Muscat',
  accountHolder: 'Souq',
  accountNumber: '0123456789',
  bankMobile: '92345678',
}
