import { describe, expect, test } from 'vitest'
import { findWrongImports } from '../tools/imports.ts'
import { findForeignTables } from '../tools/table-rules.ts'
import { breakableCheckout, build, checkout } from './breakable-checkout.ts'

// A check that cannot fail checks nothing: each is given a checkout that breaks its rule.

breakableCheckout()

describe('imports', () => {
  test.each([
    ['core imports a slice', 'core/money.ts', '#src/orders/order.ts', 'core: imports point left only'],
    [
      'a slice imports a later one',
      'catalogue/product.ts',
      '#src/orders/order.ts',
      'catalogue: imports point left only',
    ],
    ['a slice imports the app', 'orders/quote.ts', '#src/app/api.ts', 'orders: imports point left only'],
    [
      'a part without a place',
      'utils/things.ts',
      '#src/core/money.ts',
      'a part of src/ has its place in tools/import-rules.ts',
    ],
    ['server.ts is imported', 'app/create-app.ts', '#src/server.ts', 'app: imports point left only'],
    ['the shop imports a test', 'orders/order.ts', '#src/orders/order.test.ts', 'does not import its tests'],
    ['the shop imports a sample', 'orders/order.ts', '#src/orders/a.sample.ts', 'does not import its tests'],
  ])('%s', async (_, from, to, rule) => {
    build({
      [`src/${to.slice(5)}`]: 'export const thing = 1',
      [`src/${from}`]: `export { thing } from '${to}'`,
    })
    expect(await findWrongImports(checkout)).toEqual([expect.stringContaining(rule)])
  })

  test('what the browser loads asks for what some phones do not have', async () => {
    const news = 'export const linkOf = (text: string) => (URL.canParse(text) ? text : "")'
    build({
      'src/ui/link.tsx': `export { linkOf } from '#src/core/link.ts'`,
      'src/core/link.ts': news,
      'src/core/server-side.ts': news,
    })
    expect(await findWrongImports(checkout)).toEqual([
      'src/core/link.ts: URL.canParse()   (reaches the browser, and Safari 16.4 does not have it)',
    ])
  })

  test('a shopper sees what the styles of the shop leave to the dashboard', async () => {
    build({
      'src/app/shop.css':
        '@source not "../orders/admin";\n@source not "../orders/bin";\n@source not "../ui/card.tsx";\n@source not "../ui/row.class.ts";',
      'src/app/routes.ts': `export const pages = [\n  page('/cart', 'orders/cart/cart'),\n]`,
      'src/orders/rooms.json': '{ "rooms": ["admin", "bin", "cart"], "doors": [] }',
      'src/orders/cart/cart.page.tsx': `export { Amount } from '#src/orders/admin/amount.tsx'\nexport { Card } from '#src/ui/card.tsx'\nexport { rowClass } from '#src/ui/row.class.ts'`,
      'src/ui/card.tsx': 'export const Card = () => null',
      'src/ui/row.class.ts': 'export const rowClass = "flex"',
      'src/orders/admin/amount.tsx': 'export const Amount = () => null',
      'src/orders/bin/bin.tsx': 'export const Bin = () => null',
    })
    expect(await findWrongImports(checkout)).toEqual([
      'src/orders/admin/amount.tsx   (a shopper sees it, and src/app/shop.css leaves it or its room out)',
      'src/ui/card.tsx   (a shopper sees it, and src/app/shop.css leaves it or its room out)',
      'src/ui/row.class.ts   (a shopper sees it, and src/app/shop.css leaves it or its room out)',
    ])
  })

  test('the database knows the shop', async () => {
    build({
      'src/shop.ts': 'export type Shop = 1',
      'src/db/open.ts': `import type { Shop } from '#src/shop.ts'\nexport type Db = Shop`,
    })
    expect(await findWrongImports(checkout)).toEqual([expect.stringContaining('db: imports point left only')])
  })

  test('a slice runs shop.ts instead of being handed it', async () => {
    build({
      'src/shop.ts': 'export const thing = 1',
      'src/orders/order.ts': `export { thing } from '#src/shop.ts'`,
    })
    expect(await findWrongImports(checkout)).toEqual([expect.stringContaining('only its type is imported')])
  })

  test('a room imports a room right of it, also when only a type', async () => {
    build({
      'src/orders/rooms.json': '{ "rooms": ["order", "checkout"], "doors": [] }',
      'src/orders/order/order.ts': `import type { Draft } from '#src/orders/checkout/draft.ts'\nexport type Order = Draft`,
      'src/orders/checkout/draft.ts': 'export type Draft = string',
    })
    expect(await findWrongImports(checkout)).toEqual([
      expect.stringContaining('orders/order: imports point left only'),
    ])
  })

  test('a room without a place in its slice', async () => {
    build({
      'src/orders/rooms.json': '{ "rooms": ["order"], "doors": [] }',
      'src/orders/order/order.ts': 'export const thing = 1',
      'src/orders/other/thing.ts': `export { thing } from '#src/orders/order/order.ts'`,
    })
    expect(await findWrongImports(checkout)).toEqual([
      expect.stringContaining('has its place in src/orders/rooms.json'),
    ])
  })

  test('another slice enters a room beside its doors', async () => {
    build({
      'src/orders/rooms.json': '{ "rooms": ["order"], "doors": ["order/order.ts"] }',
      'src/orders/order/order.ts': 'export const thing = 1',
      'src/orders/order/secret.ts': 'export const thing = 1',
      'src/dashboard/fine.ts': `export { thing } from '#src/orders/order/order.ts'`,
      'src/dashboard/wrong.ts': `export { thing } from '#src/orders/order/secret.ts'`,
    })
    expect(await findWrongImports(checkout)).toEqual([
      expect.stringMatching(/wrong\.ts → .*secret\.ts .*entered by the doors/),
    ])
  })

  test('a circle, of values or of types', async () => {
    build({
      'src/orders/a.ts': `import { b } from './b.ts'\nexport const a = () => b`,
      'src/orders/b.ts': `import { a } from './a.ts'\nexport const b = () => a`,
      'src/orders/c.ts': `import type { D } from './d.ts'\nexport type C = D[]\nexport const c = 1`,
      'src/orders/d.ts': `import { c } from './c.ts'\nexport type D = typeof c`,
    })
    const found = (await findWrongImports(checkout)).join('\n')
    expect(found).toMatch(/orders\/[ab]\.ts.*\(no cycles, types included\)/)
    expect(found).toMatch(/orders\/[cd]\.ts.*\(no cycles, types included\)/)
  })

  test('a screen reaches SQL, three files away and lazily', async () => {
    build({
      'src/orders/order.page.tsx': `import { ask } from './order.query.ts'\nexport const Page = () => <p>{ask()}</p>`,
      'src/orders/order.query.ts': `export const ask = () => import('./quote.ts') as unknown as string`,
      'src/orders/quote.ts': `export { list } from './order.store.ts'`,
      'src/orders/order.store.ts': 'export const list = 1',
    })
    expect(await findWrongImports(checkout)).toEqual([
      'src/orders/order.query.ts → src/orders/quote.ts → src/orders/order.store.ts   (reaches the browser, and only a type may)',
    ])
  })

  test('a screen may name the type of a call, and stays away from node', async () => {
    build({
      'src/orders/order.query.ts': `import type { Call } from './order.api.ts'\nexport type Ask = Call`,
      'src/orders/order.api.ts': `import fs from 'node:fs'\nexport type Call = typeof fs`,
      'src/ui/price.tsx': `import fs from 'node:fs'\nexport const Price = () => <p>{String(fs)}</p>`,
    })
    const found = await findWrongImports(checkout)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/src\/ui\/price\.tsx → (?:node:)?fs /)
  })
})

describe('whose table it is', () => {
  const tables = [
    {
      path: 'src/db/tables/orders.ts',
      text: 'export type OrderTables = {\n  orders: OrderRow\n  /** Said once. */\n  order_lines: LineRow\n}\n\ntype OrderRow = {\n  id: string\n}\n',
    },
    {
      path: 'src/db/tables/orders.returns.ts',
      text: 'export type ReturnTables = {\n  returns: ReturnRow\n}\n',
    },
    { path: 'src/db/tables/accounts.ts', text: 'export type AccountTables = {\n  users: UserRow\n}\n' },
  ]
  const found = (path: string, text: string, decisions = '') =>
    findForeignTables([...tables, { path, text }], decisions)
  const withSql = (text: string) => `import { type RawBuilder, sql } from 'kysely'\nsql\`${text}\``

  test.each([
    ['inserts', `await trx.insertInto('orders').values(row).execute()`],
    ['updates', `await trx\n  .updateTable('order_lines as line')\n  .set({ position: 1 })`],
    ['deletes', `await trx.deleteFrom(\n  'orders',\n).execute()`],
    ['inserts into a table in a second file', `await trx.insertInto('returns').values(row).execute()`],
    ['inserts in SQL', withSql('insert into orders (id) values (1)')],
    ['updates in SQL', withSql('update order_lines\n set position = 1')],
    ['deletes in SQL', withSql('with gone as (delete from orders returning id) select 1')],
  ])('a slice that %s rows of another', (_, text) => {
    for (const slice of ['accounts', 'dashboard', 'app'])
      expect(found(`src/${slice}/a.store.ts`, text)).toEqual([
        expect.stringMatching(
          new RegExp(
            `^src/${slice}/a\\.store\\.ts:\\d: ${slice} writes (?:order|returns).*, which is of orders`,
          ),
        ),
      ])
    for (const path of [
      'orders/a.store.ts',
      'demo/a.ts',
      'cli/a.ts',
      'db/a.ts',
      'accounts/a.test.ts',
      'a/b.sample.ts',
    ])
      expect(found(`src/${path}`, text)).toEqual([])
  })

  test.each([
    ['a list', `db.selectFrom('orders').selectAll()`],
    ['a join', `db.selectFrom('users').innerJoin('order_lines', 'order_lines.id', 'users.id')`],
    ['several at once', `db.selectFrom(['users', 'orders as one'])`],
    ['a condition', `({ exists, selectFrom }) => exists(selectFrom('orders').select('id'))`],
    ['SQL', withSql('select * from users join orders on true')],
  ])('a slice that reads a table of a later one: %s', (_, text) => {
    expect(found('src/accounts/a.store.ts', text)).toEqual([
      expect.stringMatching(/accounts reads order\w+, which is of orders, right of it/),
    ])
    for (const slice of ['orders', 'dashboard', 'app'])
      expect(found(`src/${slice}/a.store.ts`, text)).toEqual([])
  })

  test('a write that does not name its table, unless a decision record allows the file', () => {
    const text = withSql(`update \${sql.table(name)} set a = 1`)
    expect(found('src/orders/a.ts', text)).toEqual(['src/orders/a.ts:2: writes a table without naming it'])
    expect(found('src/orders/a.ts', text, 'Allowed: src/orders/a.ts, because the name comes in.')).toEqual([])
    expect(found('src/orders/a.ts', text, 'src/orders/a.ts is read first.')).toHaveLength(1)
    expect(found('src/orders/a.ts', 'trx.deleteFrom(name)')).toHaveLength(1)
  })

  test('a table of nobody, of a slice that is not there, or of two', () => {
    expect(found('src/orders/a.ts', `trx.insertInto('things')`)).toEqual([
      expect.stringContaining('writes things, which no file of src/db/tables/ has'),
    ])
    const [orders] = tables
    expect(found('src/db/tables/things.ts', 'export type ThingTables = {\n  things: Row\n}\n')).toHaveLength(
      1,
    )
    expect(found('src/db/tables/mail.ts', orders?.text ?? '')).toHaveLength(2)
  })

  test('comments and English pass', () => {
    const text =
      '// insert into orders\n/* delete from orders */\nexport const text = "Read it from orders"\n'
    expect(found('src/accounts/a.ts', text)).toEqual([])
  })
})
