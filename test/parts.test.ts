import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { renderParts } from '../tools/parts/document.tsx'

// Where links lead, and facts for search engines, draw nothing of their own.
const components = globSync('src/ui/**/*.tsx')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\/(?:router\/|json-ld)/.test(file))
const sections = globSync('tools/parts/*-parts.tsx').map((file) => readFileSync(file, 'utf8'))

test.each(locales)('%s: /dev/parts shows every component of src/ui', (locale) => {
  expect(missingIn(renderParts(locale), components)).toEqual([])
  expect(components.length).toBeGreaterThan(25)
})

test('a component that is left out is missed, and so is one that is only written about', () => {
  const html = renderParts('en')
  expect(missingIn(html, ['src/ui/new-part.tsx'])).toEqual(['src/ui/new-part.tsx'])
  expect(missingIn(`${html}<section data-part="src/ui/new-part.tsx">`, ['src/ui/new-part.tsx'])).toEqual([
    'src/ui/new-part.tsx',
  ])
})

/** The files that have no place of their own on the page, or that no section imports. */
function missingIn(html: string, files: string[]): string[] {
  return files.filter(
    (file) =>
      !html.includes(`data-part="${file}"`) || !sections.some((text) => text.includes(`from '#${file}'`)),
  )
}
