import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

const put = (shop: TestShop, who: SignedIn, id: string, role: string) =>
  shop.send('PUT', `/api/updateUserRole/${id}`, JSON.stringify({ role }), {
    'content-type': 'application/json',
    ...who.headers,
  })

const remove = (shop: TestShop, who: SignedIn, id: string) =>
  shop.send('DELETE', `/api/deleteUser/${id}`, undefined, who.headers)

async function admins(shop: TestShop): Promise<number> {
  return (await shop.db.selectFrom('users').select('id').where('role', '=', 'admin').execute()).length
}

describeShop('the list of users', (shop) => {
  it('is whole for a plain call, and paged without gaps or repeats', async () => {
    const boss = await signIn(shop.shop, 'admin')
    for (let index = 0; index < 7; index += 1) {
      shop.now = new Date(shop.now.getTime() + (index % 2) * 1000)
      await signIn(shop.shop, 'customer', { name: `Person ${index}` })
    }
    const whole = (await shop.get('/users', boss.headers)).json
    expect(whole).toHaveLength(8)
    expect(Object.keys(whole[0]).sort()).toEqual([
      '_id',
      'createdAt',
      'email',
      'emailVerified',
      'hasSecondFactor',
      'name',
      'role',
    ])
    const paged: string[] = []
    let next: string | undefined = '/api/users?limit=3'
    while (next) {
      const { json, headers } = await shop.get(next, boss.headers)
      expect(headers['x-total-count']).toBe('8')
      paged.push(...json.map((one: { _id: string }) => one._id))
      next = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1]
    }
    expect(paged).toEqual(whole.map((one: { _id: string }) => one._id))
  })

  it.each([
    ['a name without its harakat', 'مريم', 'مَرْيَم البلوشي'],
    ['part of an e-mail', 'AM_50%', 'Percent'],
    ['Latin in any case', 'perCENT', 'Percent'],
  ])('finds by %s', async (_, q, name) => {
    const boss = await signIn(shop.shop, 'admin')
    await signIn(shop.shop, 'customer', {
      name,
      email: name === 'Percent' ? `am_50%${q.length}@people.test` : 'm@people.test',
    }).catch(() => undefined)
    const { json } = await shop.get(`/api/users?q=${encodeURIComponent(q)}&limit=20`, boss.headers)
    expect(json.length).toBeGreaterThan(0)
    for (const one of json) expect(one.name).toBe(name)
    expect((await shop.get('/api/users?q=am_5_%25', boss.headers)).json).toEqual([])
  })
})

describeShop('roles', (shop) => {
  it('go the ways product.md has, count from the next request on, and no other way', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const person = await signIn(shop.shop, 'customer')
    const id = person.person.id
    const seen: [string, number, string][] = []
    for (const role of ['manager', 'manager', 'admin', 'customer', 'admin', 'manager', 'customer']) {
      const { status } = await put(shop, boss, id, role)
      seen.push([role, status, (await shop.get('/api/me', person.headers)).json.data.role])
    }
    expect(seen).toEqual([
      ['manager', 200, 'manager'],
      ['manager', 200, 'manager'],
      ['admin', 409, 'manager'],
      ['customer', 200, 'customer'],
      ['admin', 200, 'admin'],
      ['manager', 409, 'admin'],
      ['customer', 200, 'customer'],
    ])
    expect((await put(shop, boss, 'nobody', 'manager')).status).toBe(404)
    expect((await put(shop, boss, id, 'owner')).status).toBe(422)
    const told = await put(shop, boss, id, 'manager')
    expect(told.json).toEqual({ message: 'This user is a manager now.' })
  })

  it('and deletion are told in the language of who asks', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const reader = { ...boss, headers: { ...boss.headers, 'accept-language': 'ar' } }
    const { id } = (await signIn(shop.shop, 'customer')).person
    expect((await put(shop, reader, id, 'manager')).json).toEqual({ message: 'أصبح هذا المستخدم مشرفًا.' })
    expect((await put(shop, reader, id, 'admin')).text).toContain('يجب تحويل هذا المستخدم إلى عميل أولًا')
    expect((await remove(shop, reader, id)).json).toEqual({ message: 'تم حذف المستخدم بنجاح' })
    expect((await remove(shop, reader, id)).text).toContain('هذا المستخدم غير موجود')
  })

  it('are told truly to their owner and an admin, and are false to anybody else', async () => {
    const [boss, manager, customer] = [
      await signIn(shop.shop, 'admin'),
      await signIn(shop.shop, 'manager'),
      await signIn(shop.shop, 'customer'),
    ]
    const answers = async (who: SignedIn, about: SignedIn) => {
      const email = encodeURIComponent(about.person.email.toUpperCase())
      const roles = ['admin', 'manager', 'customer']
      const asked = roles.map(async (role) => (await shop.get(`/${role}/${email}`, who.headers)).json[role])
      return Promise.all(asked)
    }
    expect(await answers(boss, boss)).toEqual([true, false, false])
    expect(await answers(boss, manager)).toEqual([false, true, false])
    expect(await answers(customer, customer)).toEqual([false, false, true])
    expect(await answers(manager, boss)).toEqual([false, false, false])
    expect(await answers(customer, manager)).toEqual([false, false, false])
  })

  it('are never set by postUser, which leaves whoever is there', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const manager = await signIn(shop.shop, 'manager', { name: 'Real Name' })
    const post = (email: string, headers = {}) =>
      shop.post('/api/postUser', { name: 'New Name', email, role: 'admin' }, headers)
    const made = await post('Fresh@people.test')
    expect([made.status, made.json.insertedId]).toEqual([200, expect.any(String)])
    expect((await post('fresh@people.test')).json.insertedId).toBeNull()
    expect((await post('fresh@people.test', boss.headers)).json.insertedId).toBe(made.json.insertedId)
    expect((await post(manager.person.email, manager.headers)).json.insertedId).toBe(manager.person.id)
    const rows = await shop.db
      .selectFrom('users')
      .select(['email', 'role', 'name'])
      .where('email', 'in', ['fresh@people.test', manager.person.email])
      .orderBy('email')
      .execute()
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { email: 'fresh@people.test', role: 'customer', name: 'New Name' },
      { email: manager.person.email, role: 'manager', name: 'Real Name' },
    ])
  })
})

describeShop('the last admin', (shop) => {
  it('can be neither demoted nor deleted', async () => {
    const boss = await signIn(shop.shop, 'admin')
    for (const answer of [
      await put(shop, boss, boss.person.id, 'customer'),
      await remove(shop, boss, boss.person.id),
    ])
      expect([answer.status, answer.json.code]).toEqual([409, 'LAST_ADMIN'])
    expect((await shop.get('/api/users', boss.headers)).status).toBe(200)
    await shop.db.deleteFrom('users').execute()
  })

  it('is left by two admins who take each other away at the same moment, 20 times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [one, two] = [await signIn(shop.shop, 'admin'), await signIn(shop.shop, 'admin')]
      const away = round % 2 === 0 ? demote : remove
      const answers = await Promise.all([
        away(shop, one, two.person.id),
        away(shop, two, one.person.id),
        away(shop, one, one.person.id),
      ])
      const statuses = answers.map((answer) => answer.status)
      expect(await admins(shop)).toBe(1)
      expect(statuses).toContain(200)
      for (const status of statuses) expect([200, 401, 403, 404, 409]).toContain(status)
      await shop.db.deleteFrom('users').execute()
    }
  })
})

const demote = (shop: TestShop, who: SignedIn, id: string) => put(shop, who, id, 'customer')
