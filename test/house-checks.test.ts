import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { lintByTypes } from '../tools/check.ts'
import {
  findCrowdedRooms,
  findLockfileTraps,
  findLongFiles,
  findNamedLanguages,
  findSides,
  findTooManyDependencies,
} from '../tools/house-rules.ts'
import { countsOf } from '../tools/test.ts'
import { breakableCheckout, build, checkout } from './breakable-checkout.ts'

// A check that cannot fail checks nothing: each is given a checkout that breaks its rule.

breakableCheckout()

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
