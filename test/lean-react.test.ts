import { globSync, readFileSync } from 'node:fs'
import type * as React from 'react'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { leanReact } from '../build/lean-react.ts'
import { unusedOfReact } from '../build/unused-of-react.ts'

const all = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({
    file,
    code: readFileSync(file, 'utf8'),
  }))

const names = [
  ...Object.values(unusedOfReact).flatMap(({ exports = [] }) => exports),
  ...[
    'Children',
    'Activity',
    'SuspenseList',
    'useActionState',
    'useDeferredValue',
    'useFormState',
    'useFormStatus',
    'useOptimistic',
  ],
]

test('nothing that is left out of React is imported', () => {
  const imports = all.flatMap(({ file, code }) =>
    [...code.matchAll(/import ([^;'"]*?) from 'react(?:-dom(?:\/client)?)?'/g)].map(([, what = '']) => ({
      file,
      what,
    })),
  )
  expect(imports.length).toBeGreaterThan(100)
  expect(imports.filter(({ what }) => /^(?!type)\w|\*/.test(what))).toEqual([])
  const used = new RegExp(`\\b(?:${names.join('|')})\\b`)
  expect(imports.filter(({ what }) => used.test(what))).toEqual([])
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

test('a React without what is to be left out stops the build', async () => {
  await expect(built(everything, reactOf('exports.a = 1'))).rejects.toThrow('has 0 of mapIntoArray')
  await expect(built(`export * from 'react'`)).rejects.toThrow('React no longer comes as react-dom/')
})

const quoted = (text: string) => new RegExp(`["'\`]${text}["'\`]`)

const reactOf = (code: string): Plugin => ({
  name: 'another-react',
  enforce: 'pre',
  load: (id) => (id.includes('/react.production.js') ? code : null),
})

async function built(entry: string, ...before: Plugin[]): Promise<string> {
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
      leanReact(),
    ],
    build: { write: false, lib: { entry: inProject, formats: ['es'] } },
  })
  const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return chunk?.type === 'chunk' ? chunk.code : ''
}
