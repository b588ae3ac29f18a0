import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'

const built = 'dist/server'

/** What a built file of the server imports of packages, at once or late: the bundler writes each import on a line of its own. */
function packagesOf(file: string): string[] {
  const text = readFileSync(path.join(built, file), 'utf8')
  const named = text.matchAll(/^import (?:[^"'`]* from )?"([^"./][^"]*)";$|\bimport\("([^"./][^"]*)"\)/gm)
  return [...named].map(([, first = '', late = first]) => late).filter((name) => !isBuiltin(name))
}

it('the built server looks nothing up among the packages but what it must', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  expect(new Set(files.flatMap(packagesOf))).toEqual(
    new Set(['sharp', '@node-rs/argon2', 'web-push', 'libheif-js/libheif-wasm/libheif.js']),
  )
})
