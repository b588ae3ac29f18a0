import { globSync, readFileSync } from 'node:fs'
import type * as React from 'react'
import { build, type Plugin, parseAst } from 'vite'
import { expect, test } from 'vitest'
import { leanQueries, unusedMethods } from '../build/lean-queries.ts'
import { leanReact } from '../build/lean-react.ts'
import { cutsOf, type Node } from '../build/react-cuts.ts'
import { unusedOfReact } from '../build/unused-of-react.ts'
import { isWritten } from '../build/written-words.ts'

const all = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({
    file,
    code: readFileSync(file, 'utf8'),
  }))

const names = [
  ...Object.values(unusedOfReact).flatMap(({ exports = [], hooks }) => [...exports, ...(hooks?.names ?? [])]),
  'Children',
  'Activity',
  'SuspenseList',
]
const used = new RegExp(`\\b(?:${names.join('|')})\\b`)

test('nothing that is left out of React is imported', () => {
  const imports = all.flatMap(({ file, code }) =>
    [...code.matchAll(/import ([^;'"]*?) from 'react(?:-dom(?:\/client)?)?'/g)].map(([, what = '']) => ({
      file,
      what,
    })),
  )
  expect(imports.length).toBeGreaterThan(100)
  expect(imports.filter(({ what }) => /^(?!type)\w|\*/.test(what))).toEqual([])
  expect(imports.filter(({ what }) => used.test(what))).toEqual([])
})

test('no package in the browser has use for what is left out of React', () => {
  const files = globSync([
    'node_modules/@tanstack/react-query/build/modern/*.js',
    'node_modules/react-hook-form/dist/index.esm.mjs',
  ])
  const asked = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const named = [...code.matchAll(/import \{([^}]*)\} from ["']react(?:-dom)?["']/g)].map(
      ([, what]) => what,
    )
    return [...named, ...(code.match(/\bReact\d*\.\w+/g) ?? [])]
  })
  expect(asked).toContain('React.useSyncExternalStore')
  expect(asked.filter((what) => used.test(what ?? ''))).toEqual([])
})

test('what stays of the query client calls nothing of what is left out of it', () => {
  const file = 'node_modules/@tanstack/query-core/build/modern/queryClient.js'
  const transform = leanQueries().transform as (
    this: object,
    code: string,
    id: string,
  ) => { code: string } | null
  const whole = readFileSync(file, 'utf8')
  const lean = transform.call({ parse: parseAst }, whole, `/${file}`)?.code ?? ''
  const calls = new RegExp(`\\.(?:${unusedMethods.join('|')})\\(`, 'g')
  const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  expect(withoutComments(whole).match(calls), 'those left out call each other').toBeTruthy()
  expect(lean).toContain('ensureQueryData(')
  expect(withoutComments(lean).match(calls)).toBeNull()
})

test('nobody calls what is left out of the query client', () => {
  const packages = globSync('node_modules/@tanstack/{query-core,react-query}/build/modern/*.js')
    // What the shop imports none of, and its own place.
    .filter(
      (file) =>
        !/\/(?:queryClient|useIsFetching|useMutation\w*|usePrefetch\w*|hydration|mutation\w*)\.js$/.test(
          file,
        ),
    )
    .map((file) => ({ file, code: readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') }))
  expect(packages.length).toBeGreaterThan(20)
  const calls = new RegExp(`\\.(?:${unusedMethods.join('|')})\\(`)
  expect([...all, ...packages].filter(({ code }) => calls.test(code)).map(({ file }) => file)).toEqual([])
  const imported =
    /\b(?:useIsFetching|useMutation|useMutationState|usePrefetch\w+|HydrationBoundary|dehydrate)\b/
  expect(all.filter(({ code }) => imported.test(code)).map(({ file }) => file)).toEqual([])
})

test.each([
  [
    'a stylesheet that React is to bring',
    /\sprecedence=/,
    '<link rel="stylesheet" href="/a.css" precedence="default" />',
  ],
  [
    'a script that React is to bring',
    /<script(?:=>|[^<>])*\sasync\b/,
    '<script src="/a.js" onLoad={() => go()} async />',
  ],
  ['an element of our own making', /<[a-z]+-[a-z]+[\s>]/, '<bag-shelf wide>'],
  [
    'an event that is not listened for',
    /\sonBeforeInput(?:Capture)?=|<[a-z](?:=>|[^<>])*\sonSelect(?:Capture)?=/,
    '<textarea onChange={(event) => type(event)}\n  onSelect={mark} />',
  ],
  [
    'a function as the action of a form',
    /\s(?:action|formAction)=\{(?:async )?\(?\w*\)? =>/,
    '<form action={(data) => send(data)}>',
  ],
])('no screen has %s', (_, pattern, one) => {
  expect(one).toMatch(pattern)
  expect(all.filter(({ code }) => pattern.test(code)).map(({ file }) => file)).toEqual([])
})

/** Beside what it imports from. */
const inProject = `${process.cwd()}/entry.js`
const everything = `export { Children, cloneElement, createElement, isValidElement } from 'react'; import 'react-dom'; import 'react-dom/client'`

test('what is left out fails where it is used all the same, and the rest works', async () => {
  const code = await built(everything)
  const react: typeof React = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(react.isValidElement(react.createElement('p'))).toBe(true)
  expect(() => react.Children.toArray('a')).toThrow('left out of the build')
  expect(react.cloneElement).toBeUndefined()
})

test('of the names of attributes those stay that the shop writes', async () => {
  const code = await built(everything)
  for (const kept of ['htmlFor', 'crossorigin', 'font-family']) expect(code).toMatch(quoted(kept))
  for (const gone of ['acceptCharset', 'glyph-name', 'WebkitLineClamp']) expect(code).not.toContain(gone)
})

test('of events and their fields, attributes and elements those stay that the shop writes', async () => {
  const code = await built(everything)
  for (const kept of ['dragOver', 'onPointerEnter', 'onBlur', 'focusout', 'pointerup', 'viewBox', 'textarea'])
    expect(code, kept).toMatch(new RegExp(`["'\` ]${kept}["'\` ]`))
  for (const kept of ['clientX:', 'key:', 'dataTransfer:', 'pointerId:']) expect(code).toContain(kept)
  for (const gone of [
    'deltaMode',
    'onAnimationEnd',
    'touchMove',
    'tangentialPressure',
    'keygen',
    'xlinkHref',
  ])
    expect(code, gone).not.toContain(gone)
})

test('an event that somebody begins to listen for is there again, with its fields', async () => {
  expect(isWritten('touchCancel')).toBe(false)
  const code = await built(
    everything,
    leanReact((name) => /^(?:(?:on)?touchCancel|targetTouches)$/i.test(name) || isWritten(name)),
  )
  expect(code).toMatch(/[ "'`]touchCancel[ "'`]/)
  expect(code).toContain('targetTouches:')
  expect(code).not.toContain('touchMove')
})

test.each([
  ['case "b": go(1); break;', 0, 'a name that is written'],
  ['case "a": go(1); break;', 1, 'a name that nobody writes'],
  ['case "a": case "b": go(1);', 1, 'a name beside one that is written'],
  ['case "b": case "a": go(1);', 0, 'a name that another falls into'],
  ['case "a": var n = 1; break; default: n = 2;', 0, 'a case whose variable others set'],
])('of a switch it cuts as much as it may: %s', (cases, cuts) => {
  const code = `function f(x) { switch (x) { ${cases} } }`
  const { body } = parseAst(code) as unknown as { body: Node[] }
  expect(cutsOf(body, code, 'a.js', { cases: ['f'] }, (name) => name === 'b')).toHaveLength(cuts)
})

test('a React without what is to be left out stops the build', async () => {
  await expect(built(everything, leanReact(), reactOf('exports.a = 1'))).rejects.toThrow(
    'has 0 of mapIntoArray',
  )
  await expect(built(`export * from 'react'`)).rejects.toThrow(/React no longer comes as .*react-dom\//)
})

const quoted = (text: string) => new RegExp(`["'\`]${text}["'\`]`)

const reactOf = (code: string): Plugin => ({
  name: 'another-react',
  enforce: 'pre',
  load: (id) => (id.includes('/react.production.js') ? code : null),
})

async function built(entry: string, lean = leanReact(), ...before: Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'source',
        enforce: 'pre',
        load: (id) => (id === inProject ? entry : null),
        resolveId: (id) => (id === inProject ? id : null),
      },
      ...before,
      lean,
    ],
    build: { write: false, lib: { entry: inProject, formats: ['es'] } },
  })
  const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return chunk?.type === 'chunk' ? chunk.code : ''
}
