import { expect, it } from 'vitest'
import type { Inputs } from '../api-router.ts'
import { keepAnswers, noteInputs } from './kept-answers.ts'

const at = (call: string) => `http://shop/api${call}`

/** Calls that answer what the test says, and are noted when they are asked. */
function openFixture(maxBytes = 1_000_000) {
  const fixture = {
    version: 1,
    asked: [] as string[],
    answer: (call: string): Response | Promise<Response> => Response.json({ data: call }),
  }
  const answers = keepAnswers(
    async (input) => {
      const call = new URL(String(input)).pathname
      fixture.asked.push(call)
      return fixture.answer(call)
    },
    {
      maxBytes,
      version: () => fixture.version,
      keyOf: (call) => (call.startsWith('/api/private') ? undefined : call),
    },
  )
  /** What a page that asks these calls is made of. */
  const madeOf = async (...calls: string[]) => {
    const inputs: Inputs = []
    const ask = noteInputs(answers.fetch, inputs)
    for (const call of calls) await ask(at(call), { method: 'GET', headers: {} })
    return inputs
  }
  return { fixture, answers, madeOf }
}

it('asks a call once for each version, however many pages want it', async () => {
  const { fixture, answers } = openFixture()
  const texts = await Promise.all([1, 2, 3].map(async () => (await answers.fetch(at('/settings'))).text()))
  expect(new Set(texts)).toEqual(new Set(['{"data":"/api/settings"}']))
  expect((await answers.fetch(at('/settings'))).headers.get('content-type')).toContain('json')
  expect(fixture.asked).toHaveLength(1)
  fixture.version = 2
  await answers.fetch(at('/settings'))
  expect(fixture.asked).toHaveLength(2)
})

it('says of a page that it is the same as long as all its calls answer the same', async () => {
  const { fixture, answers, madeOf } = openFixture()
  const page = await madeOf('/settings', '/product/tote')
  const other = await madeOf('/settings', '/product/clutch')
  fixture.version = 2
  fixture.answer = (call) => Response.json({ data: call.endsWith('tote') ? 'another price' : call })
  expect([await answers.areStill(page), await answers.areStill(other)]).toEqual([false, true])
  expect(fixture.asked.slice(3).sort()).toEqual(['/api/product/clutch', '/api/product/tote', '/api/settings'])
})

it('counts the headers of an answer and its status as what it says', async () => {
  const { fixture, answers, madeOf } = openFixture()
  const page = await madeOf('/settings')
  for (const changed of [
    { headers: { link: '</next>' } },
    { status: 201 },
    { status: 404 },
    { status: 503 },
  ]) {
    fixture.version += 1
    fixture.answer = (call) => Response.json({ data: call }, changed)
    expect(await answers.areStill(page)).toBe(false)
  }
  fixture.version += 1
  fixture.answer = (call) => Response.json({ data: call })
  expect(await answers.areStill(page)).toBe(true)
})

it('keeps nothing that is private, refused or forbidden, and revalidates no page made of it', async () => {
  const { fixture, answers, madeOf } = openFixture()
  const refusals: [string, ResponseInit][] = [
    ['/private/order', {}],
    ['/product/none', { status: 404 }],
    ['/search', { headers: { 'cache-control': 'no-store' } }],
    ['/mine', { headers: { 'cache-control': 'private' } }],
    ['/in-arabic', { headers: { vary: 'Accept-Encoding, Accept-Language' } }],
    ['/by-anything', { headers: { vary: '*' } }],
  ]
  for (const [call, init] of refusals) {
    fixture.asked = []
    fixture.answer = (call) => Response.json({ data: call }, init)
    const page = await madeOf(call, call)
    expect([call, fixture.asked.length, await answers.areStill(page)]).toEqual([call, 2, false])
  }
  fixture.answer = (call) => Response.json({ data: call })
  fixture.asked = []
  for (const init of [
    { method: 'POST' },
    { headers: { authorization: 'Bearer x' } },
    { method: 'PUT', body: 'x' },
  ])
    for (const _ of [1, 2]) await answers.fetch(at('/settings'), init)
  expect(fixture.asked).toHaveLength(6)
})

it('keeps no answer whose call began before a change', async () => {
  const { fixture, answers } = openFixture()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  fixture.answer = async () => {
    await held
    return new Response('old')
  }
  const early = answers.fetch(at('/product/tote'))
  fixture.version = 2
  fixture.answer = () => new Response('new')
  expect(await (await answers.fetch(at('/product/tote'))).text()).toBe('new')
  release()
  expect(await (await early).text()).toBe('old')
  expect(await (await answers.fetch(at('/product/tote'))).text()).toBe('new')
})

it('revalidates no page that was made of two answers of one call, or of one that has yet to come', async () => {
  const { fixture, answers } = openFixture()
  const inputs: Inputs = []
  const ask = noteInputs(answers.fetch, inputs)
  fixture.answer = () => new Response('old')
  await ask(at('/product/tote'))
  fixture.version = 2
  fixture.answer = () => new Response('new')
  await ask(at('/product/tote'))
  expect(await answers.areStill(inputs)).toBe(false)
  expect(await answers.areStill(inputs.slice(1))).toBe(true)
  const waiting: Inputs = []
  void noteInputs(() => new Promise(() => undefined), waiting)(at('/settings'))
  expect(await answers.areStill(waiting)).toBe(false)
})

it('holds no more than its bytes', async () => {
  const { fixture, answers } = openFixture(50_000)
  fixture.answer = () => new Response('x'.repeat(5000))
  for (let n = 0; n < 20; n++) await answers.fetch(at(`/product/${n}`))
  fixture.asked = []
  await answers.fetch(at('/product/19'))
  expect(fixture.asked).toHaveLength(0)
  await answers.fetch(at('/product/0'))
  expect(fixture.asked).toHaveLength(1)
  fixture.answer = () => new Response('x'.repeat(50_000))
  for (const _ of [1, 2]) expect((await (await answers.fetch(at('/long'))).text()).length).toBe(50_000)
  expect(fixture.asked).toHaveLength(3)
})
