import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'
import {
  findCrowdedRooms,
  findLockfileTraps,
  findLongFiles,
  findNamedLanguages,
  findSides,
  findTooManyDependencies,
} from './house-rules.ts'
import { findWrongImports } from './imports.ts'
import { findForeignTables } from './table-rules.ts'

export type Counts = { passed: number; failed: number; skipped: number }

/** Each check gives what is wrong, in lines to read; an empty text means nothing is. */
const checks: Record<string, () => string | Promise<string>> = {
  types: () => run('node_modules/typescript/bin/tsc', ['--noEmit', '--pretty', 'false']),
  'lint and format': () =>
    run('node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--colors=off', '.']),
  'lint by types': () => lintByTypes('.'),
  'dead code': () => run('node_modules/knip/bin/knip.js', ['--no-progress']),
  imports: async () => (await findWrongImports(process.cwd())).join('\n'),
  'house rules': () =>
    [
      ...findLongFiles(sources(), decisions()),
      ...findCrowdedRooms(sources(), decisions()),
      ...findSides(styled()),
      ...findNamedLanguages(sources()),
      ...findForeignTables(sources(), decisions()),
    ].join('\n'),
  packages: () =>
    [...findTooManyDependencies(json('package.json')), ...findLockfileTraps(json('package-lock.json'))].join(
      '\n',
    ),
}

/**
 * Promises that nobody waits for, in the files under `root`: by the compiler's own types, for Biome's rule knows few of
 * those that packages bring (docs/decisions/023). And types imported where they are used, which no check of imports sees.
 */
export function lintByTypes(root: string): Promise<string> {
  const settings = ['--type-aware', '--config=.oxlintrc.json', '--format=unix']
  return run('node_modules/oxlint/bin/oxlint', [...settings, root])
}

/** `npm run check`: all checks side by side, their failures, and one line of totals. */
export async function check(): Promise<void> {
  const { passed, failed } = await runChecks()
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

/** Runs all checks side by side; prints one line each, and what is wrong. */
export async function runChecks(): Promise<Counts> {
  const results = await Promise.all(Object.entries(checks).map(([name, find]) => runCheck(name, find)))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: 0 }
}

/** Runs one named check or step and prints its line; true when nothing is wrong. */
export async function runCheck(name: string, find: () => string | Promise<string>): Promise<boolean> {
  const began = performance.now()
  const wrong = await Promise.resolve()
    .then(find)
    .catch((error: unknown) => String(error))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${wrong === '' ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (wrong !== '') console.log(wrong.replace(/^/gm, '    '))
  return wrong === ''
}

/** Runs a program of the packages on this Node; gives what it said when it failed, else nothing. */
export function run(program: string, args: string[]): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('error', fail)
    child.on('close', (code, signal) =>
      done(code === 0 ? '' : said.trim() || `${program} ended with ${code ?? signal}`),
    )
  })
}

function sources() {
  return read('src/**/*.{ts,tsx}')
}

function styled() {
  return read('src/**/*.{ts,tsx,css}').filter(({ path }) => !path.endsWith('.test.ts'))
}

function read(pattern: string) {
  const paths = globSync(pattern).map((path) => path.replaceAll('\\', '/'))
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

function decisions(): string {
  return read('docs/decisions/*.md')
    .map(({ text }) => text)
    .join('\n')
}

function json(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
