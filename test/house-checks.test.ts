import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lintByTypes } from '../tools/check.ts'
import {
  findCrowdedRooms,
  findLockfileTraps,
  findLongFiles,
  findNamedLanguages,
  findSides,
  findTooManyDependencies,
} from '../tools/house-rules.ts'
import { findWrongImports } from '../tools/imports.ts'
import { findForeignTables } from '../tools/table-rules.ts'
import { countsOf } from '../tools/test.ts'

// A check that cannot fail checks nothing: each is given a checkout that breaks its rule.

let checkout: string
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'haqiba-house-'))
  build({ 'package.json': '{"type":"module","imports":{"#src/*":"./src/*"}}' })
})
afterEach(() => rmSync(checkout, { recursive: true, force: true }))

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

describe('lint by types', () => {
  test('a promise that nobody waits for, also where only its type says so', async () => {
    build({
      'tsconfig.json': '{ "compilerOptions": { "strict": true, "target": "esnext", "module": "nodenext" } }',
      'src/wrong.ts': `type Page = { close(): { now(): Promise<void> } }
async function work() {}
export function start(page: Page) {
  work()
  page.close().now()
  work().then(() => 1)
}`,
      'src/fine.ts': `async function work() {}
export async function start() {
  await work()
  void work()
  work().catch(() => 1)
}`,
    })
    const found = await lintByTypes(checkout)
    const places = found.match(/[\w/]+\.ts:\d+(?=:\d+: Promises must be awaited)/g) ?? []
    expect(places.map((place) => place.split('/').at(-1)).sort()).toEqual([
      'wrong.ts:4',
      'wrong.ts:5',
      'wrong.ts:6',
    ])
  })

  test('a type that is imported where it is used, and so past the doors', async () => {
    build({ 'src/wrong.ts': `export type Inner = import('./inner.ts').Inner` })
    expect(await lintByTypes(checkout)).toMatch(
      /wrong\.ts:1:\d+: `import\(\)` type annotations are forbidden/,
    )
  })
})

describe('house rules', () => {
  test.each([
    ['src/a.tsx', '<p className="ml-4" />'],
    ['src/a.tsx', '<p className="md:-mr-[3px]" />'],
    ['src/a.tsx', '<p className="flex left-0" />'],
    ['src/a.tsx', '<p className="text-right" />'],
    ['src/a.tsx', '<p className="rounded-l-lg" />'],
    ['src/a.tsx', '<p className="border-r" />'],
    ['src/a.tsx', '<p className="hover:rounded-tl" />'],
    ['src/a.tsx', '<p style={{ marginLeft: 4 }} />'],
    ['src/a.tsx', '<p style={{ left: 0 }} />'],
    ['src/a.css', '.a { padding-right: 1rem }'],
    ['src/a.css', '.a { text-align: left }'],
    ['src/a.css', '  right: 0;'],
  ])('%s: a side is named in %s', (file, text) => {
    expect(findSides([{ path: file, text }])).toHaveLength(1)
  })

  test('start, end and words that only look like sides pass', () => {
    const text =
      '<p className="ms-4 pe-2 start-0 text-start rounded-s border-e text-right-thing">what is left: 3, pl, mr</p>'
    expect(findSides([{ path: 'src/a.tsx', text }])).toEqual([])
  })

  test('a language that is compared with, but in tests', () => {
    const text = "const name = locale === 'ar' ? shop.nameAr : shop.name"
    expect(findNamedLanguages([{ path: 'src/a.tsx', text }])).toEqual([
      expect.stringContaining('src/a.tsx: "=== \'ar\'"'),
    ])
    expect(findNamedLanguages([{ path: 'src/a.ts', text: "if ('en' !== locale) return" }])).toHaveLength(1)
    expect(findNamedLanguages([{ path: 'src/a.test.ts', text }])).toEqual([])
    expect(findNamedLanguages([{ path: 'src/a.ts', text: "pathIn('ar', path)" }])).toEqual([])
  })

  test('a long file, unless a decision record allows it', () => {
    const long = { path: 'src/long.ts', text: 'line\n'.repeat(301) }
    expect(findLongFiles([long, { path: 'src/fair.ts', text: 'line\n'.repeat(300) }], '')).toHaveLength(1)
    expect(findLongFiles([long], '# 9 Long\n\nAllowed: src/long.ts, because it is one table.\n')).toEqual([])
    for (const other of [
      'src/long.ts is in the way.',
      'Allowed: src/long.tsx, because it is one table.',
      'Allowed: app/src/long.ts, because it is one table.',
      'Allowed: src/long.ts',
    ])
      expect(findLongFiles([long], other)).toHaveLength(1)
  })

  test('a crowded room, unless a decision record allows it; tests, samples and migrations do not count', () => {
    const room = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ path: `src/orders/order/f${index}.ts`, text: '' }))
    const beside = ['a.test.ts', 'b.sample.ts'].map((name) => ({
      path: `src/orders/order/${name}`,
      text: '',
    }))
    expect(findCrowdedRooms([...room(25), ...beside], '')).toEqual([])
    expect(findCrowdedRooms(room(26), '')).toEqual([expect.stringContaining('src/orders/order: 26 files')])
    const allowed = 'Allowed: src/orders/order, because each file is one status.'
    expect(findCrowdedRooms(room(26), allowed)).toEqual([])
    for (const other of [
      'We keep src/orders/order/f1.ts apart.',
      'Allowed: src/orders/order/f1.ts, because it is long.',
      'Allowed: src/orders, because it is a slice.',
    ])
      expect(findCrowdedRooms(room(26), other)).toHaveLength(1)
  })

  test('the 37th dependency', () => {
    const some = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, '1']))
    expect(
      findTooManyDependencies({ dependencies: some(36), optionalDependencies: { one: '1' } }),
    ).toHaveLength(1)
    expect(findTooManyDependencies({ dependencies: some(35), optionalDependencies: { one: '1' } })).toEqual(
      [],
    )
  })

  test('a lockfile without a part it names, or with an address of one machine', () => {
    const fine = { 'node_modules/a': { optionalDependencies: { b: '1' } }, 'node_modules/b': {} }
    const nested = {
      'node_modules/a': { optionalDependencies: { b: '1' } },
      'node_modules/a/node_modules/b': {},
    }
    const above = {
      'node_modules/c/node_modules/a': { optionalDependencies: { b: '1' } },
      'node_modules/b': {},
    }
    for (const packages of [fine, nested, above]) expect(findLockfileTraps({ packages })).toEqual([])
    const absent = {
      'node_modules/a': { optionalDependencies: { b: '1' } },
      'node_modules/c/node_modules/b': {},
    }
    expect(findLockfileTraps({ packages: absent })).toEqual([
      expect.stringContaining('node_modules/a needs b'),
    ])
    const local = { 'node_modules/a': { resolved: 'http://localhost:4873/a.tgz' } }
    expect(findLockfileTraps({ packages: local })).toHaveLength(1)
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

describe('the last line of npm test', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [],
  }

  test.each([
    ['all is well', report, true, { passed: 4, failed: 0, skipped: 1 }],
    ['a worker died', report, false, { passed: 4, failed: 1, skipped: 1 }],
    [
      'a file could not be read',
      { ...report, testResults: [{ status: 'failed', assertionResults: [] }] },
      false,
      { passed: 4, failed: 1, skipped: 1 },
    ],
    [
      'nothing ran',
      { ...report, numPassedTests: 0, numPendingTests: 0 },
      true,
      { passed: 0, failed: 1, skipped: 0 },
    ],
  ])('%s', (_, report, endedWell, counts) => {
    build({ 'report.json': JSON.stringify(report) })
    expect(countsOf(path.join(checkout, 'report.json'), endedWell)).toEqual(counts)
  })

  test('there is no report at all', () => {
    expect(countsOf(path.join(checkout, 'none.json'), true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

function build(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(checkout, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
}
