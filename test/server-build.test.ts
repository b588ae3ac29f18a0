import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'

const built = 'dist/server'

/** The packages that a built file of the server imports: the bundler writes each import on a line of its own. */
function packagesOf(file: string): string[] {
  const text = readFileSync(path.join(built, file), 'utf8')
  const named = text.matchAll(/^import (?:[^"'`]* from )?"([^"./][^"]*)";$/gm)
  return [...named].flatMap(([, name]) => (name === undefined || isBuiltin(name) ? [] : name))
}

it('the built server looks nothing up among the packages but what it must', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  expect(new Set(files.flatMap(packagesOf))).toEqual(new Set(['sharp', '@node-rs/argon2', 'web-push']))
})
