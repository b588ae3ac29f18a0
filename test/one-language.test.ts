import { build } from 'vite'
import { expect, test } from 'vitest'
import { oneLanguage } from '../build/one-language.ts'

const source = `
    const inEveryLanguage = (table) => table
    export const text = { en: 'Bag', fr: 'Sac', ar: 'حقيبة' }
    export const say = { hello: { ar: (n) => 'أهلا' + n, en: (n) => 'Hello ' + n, fr: (n) => 'Salut ' + n } }
    export const category = { name: 'Bags', translations: { fr: 'Sacs', ar: 'حقائب' } }
    export const both = inEveryLanguage({ en: 'Invoice', fr: 'Facture', ar: 'فاتورة' })
    export const sizes = { en: 1, ar: 'not of all languages' }`

test.each([
  ['en', ['Bag', 'Hello ', 'Bags'], ['Sac', 'Salut', 'Sacs', 'حقيبة', 'أهلا', 'حقائب']],
  ['fr', ['Sac', 'Salut ', 'Bags', 'Sacs'], ['Bag', 'Hello ', 'حقيبة', 'أهلا', 'حقائب']],
  ['ar', ['حقيبة', 'أهلا', 'Bags', 'حقائب'], ['Bag', 'Hello ', 'Sac', 'Salut ', 'Sacs']],
])('keeps one language of every text: %s', async (language, kept, gone) => {
  const code = await built(language)
  for (const text of [...kept, 'Invoice', 'Facture', 'فاتورة', 'not of all languages'])
    expect(code).toMatch(quoted(text))
  for (const text of gone) expect(code).not.toMatch(quoted(text))
})

test('keeps every language of a file that is imported as ?every-language', async () => {
  const code = await built('en', '?every-language')
  for (const text of ['Bag', 'Sac', 'حقيبة']) expect(code).toMatch(quoted(text))
})

async function built(language: string, query = ''): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'source', resolveId: (id) => id, load: () => source },
      oneLanguage(language, ['en', 'fr', 'ar']),
    ],
    build: { write: false, minify: false, lib: { entry: `/src/words.js${query}`, formats: ['es'] } },
  })
  const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return chunk?.type === 'chunk' ? chunk.code : ''
}

function quoted(text: string): RegExp {
  return new RegExp(`["'\`]${text}["'\`]`)
}
