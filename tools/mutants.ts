import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Where the rules stand. */
const slices = ['core', 'settings', 'orders', 'http', 'accounts', 'media', 'mail', 'catalogue']

/** Screens, what only words them or asks for them, and what stands beside a test. */
const noRule = /\.tsx$|\.(test|sample|messages|texts|query|class)\.ts$|\/use-[^/]+$|\/rooms\.json$/

/** A folder or a file of rules, and the tests that have to notice when it changes. */
type Part = { rules: string[]; tests: string[] }

/** What this proof alone needs. */
const packages = 'tools/mutants/packages'

/** Which windows of each file are asked about: the k-th of every n. */
type Share = { k: number; n: number }

/** Lines of a window: a function with its block, so that changes to whole blocks are among them. */
const windowLines = 12

/**
 * `npm run prove -- mutants`: makes every small wrong change to the rules and tells which no test notices. With names
 * of folders or files only theirs: `npm run prove -- mutants src/core`. All of them take a night: `3/10` asks about a
 * tenth, every tenth twelve lines beginning with the third. Fails below 90 %.
 */
export async function mutants(args: string[]): Promise<void> {
  install()
  const names = args.filter((one) => !shareOf(one))
  const share = args.map(shareOf).find((one) => one !== undefined) ?? { k: 1, n: 1 }
  const asked = names.length > 0 ? names : slices.map((slice) => `src/${slice}`)
  const unnoticed: string[] = []
  for (const name of asked) if (!(await isNoticed(partOf(name), share))) unnoticed.push(name)
  console.log(`${asked.length - unnoticed.length} passed, ${unnoticed.length} failed`)
  if (unnoticed.length > 0) process.exitCode = 1
}

/**
 * The rules below a place, and who watches them: the tests of that folder, or those of its room that import the file. A
 * rule that only a test far away would notice counts as not watched.
 */
function partOf(name: string): Part {
  const place = path.posix.normalize(name.replaceAll('\\', '/')).replace(/\/$/, '')
  if (!existsSync(place)) throw new Error(`There is no ${place}.`)
  if (place.endsWith('.ts')) return { rules: [place], tests: testsBeside(place) }
  const rules = rulesIn(place)
  if (rules.length === 0) throw new Error(`There are no rules in ${place}.`)
  return { rules, tests: testsIn(place) }
}

/** The tests of the room that import a file; where none does, all of them, since stories name no file. */
function testsBeside(file: string): string[] {
  const all = testsIn(path.posix.dirname(file))
  const own = all.filter((test) => readFileSync(test, 'utf8').includes(`'./${path.posix.basename(file)}'`))
  return own.length > 0 ? own : all
}

function testsIn(folder: string): string[] {
  return globSync(`${folder}/**/*.test.{ts,tsx}`).map(posix).sort()
}

function rulesIn(folder: string): string[] {
  return globSync(`${folder}/**/*.ts`)
    .map(posix)
    .filter((file) => !noRule.test(file))
    .sort()
}

function posix(file: string): string {
  return file.replaceAll('\\', '/')
}

/** Installs the mutation tester where it is missing; what it asks of the test runner is the shop's, some folders up. */
function install(): void {
  if (existsSync(`${packages}/node_modules/.package-lock.json`)) return
  const npm = ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']
  const shell = process.platform === 'win32'
  const { status } = spawnSync('npm', npm, { cwd: packages, stdio: ['ignore', 'ignore', 'inherit'], shell })
  if (status !== 0) throw new Error(`The packages of ${packages} could not be installed; npm says why above.`)
}

function shareOf(word: string): Share | undefined {
  const [, k, n] = /^(\d+)\/(\d+)$/.exec(word) ?? []
  return k && n ? { k: Number(k), n: Number(n) } : undefined
}

/** The windows of all files, numbered through, of which every n-th is taken. */
function windowsOf(rules: string[], { k, n }: Share): string[] {
  if (n === 1) return rules
  const all = rules.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n').length
    const starts = Array.from({ length: Math.ceil(lines / windowLines) }, (_, i) => i * windowLines + 1)
    return starts.map((start) => `${file}:${start}-${start + windowLines - 1}`)
  })
  return all.filter((_, index) => index % n === k - 1)
}

async function isNoticed({ rules, tests }: Part, share: Share): Promise<boolean> {
  const stryker = [`${packages}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run']
  const lists = ['--mutate', windowsOf(rules, share).join(','), '--testFiles', tests.join(',')]
  const child = spawn(process.execPath, [...stryker, ...lists], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'exit')
  return code === 0
}
