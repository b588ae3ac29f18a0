import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Call, permissions } from '#src/app/permissions.ts'
import { readConfig } from '#src/config.ts'
import type { Permission } from '#src/core/permission.ts'

// What is written about the shop is looked up in the shop: a document that has fallen behind is red.

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...globSync('docs/**/*.md'),
  ...globSync('bench/*.md'),
].sort()
const documents = pages.map((file) => ({ file, text: textOf(file) }))
const rules = new Set(
  [...textOf('docs/rules.md').matchAll(/^- \*\*([A-Z]\d+'?)\*\*/gm)].map(([, one]) => one),
)

/** Not what a proof has installed for itself. */
const ownFiles = { exclude: ['**/node_modules/**'] }
const names = new Set(
  globSync('{src,test,tools,build,bench}/**/*.*', ownFiles).map((file) => path.basename(file)),
)

describe('a document', () => {
  test.each(documents)('$file names only files that exist', ({ file, text }) => {
    expect([...paths(text)].filter((one) => !isThere(file, one))).toEqual([])
  })

  test.each(documents)('$file links to headings that exist', ({ file, text }) => {
    const lost = [...text.matchAll(/\]\(([^)#]*)#([^)]+)\)/g)].filter(([, to = '', anchor = '']) => {
      if (to.includes('://')) return false
      const target = to === '' ? file : path.join(path.dirname(file), to)
      return !anchorsOf(textOf(target)).includes(anchor)
    })
    expect(lost.map(([link]) => link)).toEqual([])
  })

  test.each(documents)('$file cites rules that exist', ({ text }) => {
    expect(citedIn(text).filter((one) => !rules.has(one))).toEqual([])
  })
})

describe('what comments cite', () => {
  const sources = globSync('{src,test,tools,build,bench}/**/*.{ts,tsx,css,mjs}', ownFiles).map((file) => ({
    file,
    text: commentsOf(textOf(file)),
  }))

  test('is a rule of docs/rules.md', () => {
    const lost = sources.flatMap(({ file, text }) =>
      citedIn(text)
        .filter((one) => !rules.has(one))
        .map((one) => `${file}: ${one}`),
    )
    expect(lost).toEqual([])
    expect(rules.size).toBeGreaterThan(50)
  })

  test('is a section of docs/product.md', () => {
    const sections = [...textOf('docs/product.md').matchAll(/^## (\d+)\./gm)].map(([, number]) => number)
    const cited = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/sections? (\d+(?:(?:, | and |, and )\d+)*)/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/\d+/g)].map(([number]) => ({ file, number })),
      ),
    )
    expect(cited.filter(({ number }) => !sections.includes(number))).toEqual([])
    expect(cited.length).toBeGreaterThan(50)
  })

  test('is no document that is not here', () => {
    const elsewhere = /\b(?:SPEC|CONTRACT|DECISIONS|ARCHITECTURE|STYLE)\b/
    expect(sources.filter(({ text }) => elsewhere.test(text)).map(({ file }) => file)).toEqual([])
  })

  test('is a decision record that exists', () => {
    const records = globSync('docs/decisions/[0-9]*.md').map((file) => path.basename(file).slice(0, 3))
    const cited = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/\brecords? (\d{3})\b/gi)].map(([, number = '']) => ({ file, number })),
    )
    expect(cited.filter(({ number }) => !records.includes(number))).toEqual([])
  })
})

describe('docs/architecture.md', () => {
  const text = textOf('docs/architecture.md')

  test('has every slice and every room', () => {
    const slices = globSync('src/*/').map((slice) => path.basename(slice))
    const rooms = globSync('src/*/rooms.json').flatMap((file) => {
      const slice = path.basename(path.dirname(file))
      const plan: { rooms: string[] } = JSON.parse(textOf(file))
      return plan.rooms.map((room) => (room === '.' ? slice : `${slice}/${room}`))
    })
    const described = [...text.matchAll(/^\| `([\w/-]+)` \| \S/gm)].map(([, room]) => room)
    const roomy = new Set(rooms.map((room) => room.split('/')[0]))
    expect(described.sort()).toEqual(
      [...new Set([...rooms, ...slices.filter((slice) => !roomy.has(slice))])].sort(),
    )
  })

  test('has the slices in the order of tools/import-rules.ts', () => {
    const order = /const slices = \[([^\]]+)\]/.exec(textOf('tools/import-rules.ts'))?.[1] ?? ''
    const [line = ''] = /^`core` →[\s\S]*?\n\n/m.exec(text) ?? []
    expect(line.match(/[\w.-]+(?=`)/g)).toEqual(order.match(/[\w.-]+(?=')/g))
  })
})

describe('docs/security.md', () => {
  const rows = textOf('docs/security.md').match(/^\| (?!attack|-).*\|$/gm) ?? []
  const named = rows.map((row) =>
    [...row.matchAll(/`([^`]+\.test\.ts)`: (.+?)(?=<br>| \|$)/g)].map(([, file = '', title = '']) => ({
      file,
      title,
    })),
  )

  test('names a test for every attack', () => {
    expect(rows.filter((_, index) => named[index]?.length === 0)).toEqual([])
    expect(rows.length).toBeGreaterThan(25)
  })

  test('names tests by titles that exist', () => {
    const lost = named.flat().filter(({ file, title }) => !titlesOf(file).includes(title))
    expect(lost).toEqual([])
  })
})

test('docs/decisions/README.md has every record, and no other', () => {
  const files = globSync('docs/decisions/[0-9]*.md').map((file) => path.basename(file))
  const listed = [...textOf('docs/decisions/README.md').matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(([, to]) => to)
  expect(listed).toEqual(files.sort())
})

test('docs/api.md has every call with who may make it, and no other', () => {
  const rows = [...textOf('docs/api.md').matchAll(/^\| `([A-Z]+ \/(?!api\/auth)\S+)` \| ([\w ]+?) \|/gm)]
  const written = Object.fromEntries(rows.map(([, call, who]) => [call, who]))
  const table = Object.entries(permissions).map(([call, who]) => [call, audience(who)])
  expect(written).toEqual(Object.fromEntries(table) satisfies Record<Call, string>)
  expect(rows).toHaveLength(table.length)
})

test('docs/api.md has every call of identity', () => {
  const calls = textOf('src/accounts/identity/auth-calls.ts')
  const simple = /simple: \w+\[\] = \[([^\]]+)\]/.exec(calls)?.[1] ?? ''
  const named = [...simple.matchAll(/'([^']+)'/g), ...calls.matchAll(/calls\.(?:get|post)\(\s*'\/([^']+)'/g)]
  const text = textOf('docs/api.md')
  expect(named.map(([, call]) => call).filter((call) => !text.includes(`/${call}\``))).toEqual([])
  expect(named.length).toBeGreaterThan(10)
})

test('README.md has every variable of the environment, and no other', () => {
  const known = Object.keys(readConfig({}))
  const table = [...textOf('README.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)]
  const written = table.flatMap(([, names = '']) => names.match(/[A-Z_]+/g) ?? [])
  const schema = [...textOf('src/config.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
  expect(written.sort()).toEqual(schema.sort())
  expect(known.filter((name) => !written.includes(name))).toEqual([])
})

test('CHANGELOG.md and the lockfile have the version of package.json', () => {
  const { version } = JSON.parse(textOf('package.json'))
  expect(textOf('CHANGELOG.md')).toContain(`\n## [${version}]`)
  expect(JSON.parse(textOf('package-lock.json')).version).toBe(version)
})

/** The titles that the tests of a file are written with; none for a file that is not there. */
function titlesOf(file: string): string[] {
  if (!existsSync(file)) return []
  const titles = textOf(file).matchAll(/(?:\b(?:it|test)\S*\(|\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1/g)
  return [...titles].map(([, , title = '']) => title.replaceAll("\\'", "'"))
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8')
}

/** What looks like a path or a file of this repository, in backticks; and every relative link. */
function paths(text: string): Set<string> {
  const quoted = text.matchAll(/`((?:src|test|tools|build|bench|docs|public|\.ci|\.github)\/[^`\s]*)`/g)
  const files = text.matchAll(/`([\w./-]*\w\.(?:tsx?|mjs|css|md))`/g)
  const linked = text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)
  const found = [...quoted, ...files, ...linked].map(([, one = '']) => one)
  return new Set(found.filter((one) => !one.includes('://') && !ofNobody.includes(one)))
}

/** Names that stand for any file, and one that none may have. */
const ofNobody = ['name.page.tsx', 'index.ts']

/** Paths count from the root, from src/, or from the document; a bare name from wherever it is. `*` is some file at least. */
function isThere(file: string, named: string): boolean {
  if (/[*{]/.test(named)) return globSync(named).length > 0
  const places = ['', 'src', path.dirname(file)].map((place) => path.join(place, named))
  return places.some((place) => existsSync(place)) || names.has(named)
}

function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

function commentsOf(source: string): string {
  return (source.match(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm) ?? []).join('\n')
}

/** Numbers such as O2 or I5'; A4 is paper, and U+06A4 is a letter. */
function citedIn(text: string): string[] {
  const found = text.match(/(?<![\w+-])[MOPAIFTL]\d{1,2}(?:'(?!\w))?(?![\w-])/g) ?? []
  return [...new Set(found)].filter((one) => one !== 'A4')
}

function audience(who: Permission): string {
  if (who.includes('visitor')) return 'everybody'
  if (who.includes('customer')) return 'signed in'
  return who.includes('manager') ? 'staff' : 'admin'
}
