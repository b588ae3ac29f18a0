import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { type Counts, run, runCheck, runChecks } from './check.ts'
import { mutants } from './mutants.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** `npm test`: the checks, the build and every test. With words after `--` only the test files they match. */
export async function test(args: string[]): Promise<void> {
  const checks = args.length > 0 ? none : await runChecks()
  const build = await runStep('build', () => run('tools/setup.mjs', ['build', '--if-changed']))
  const tests = await runVitest([...projects('api', 'journeys'), ...args])
  summarise([checks, build, tests])
}

/**
 * `npm run prove`: every proof there is, those of `npm test` among them; `-- mutants` asks the tests themselves,
 * `-- identity` the hosted provider's emulator, which it installs, `-- looks` writes every screen to `looks/`, and
 * `-- faults` is what servers meet, `-- soak` ten minutes of them at work, `-- processes` several of
 * them on one PostgreSQL, `-- browsers` the shop in Firefox, `-- growth` the same calls at many sizes.
 */
export async function prove(args: string[]): Promise<void> {
  if (args[0] === 'mutants') return mutants(args.slice(1))
  const build = await runStep('build', () => run('tools/setup.mjs', ['build', '--if-changed']))
  const [own, ...words] = args
  const proofs = own && ownProjects.has(own) ? [...projects(own), ...words] : [...projects('proofs'), ...args]
  summarise([build, await runVitest(proofs)])
}

const ownProjects = new Set(['identity', 'looks', 'faults', 'soak', 'processes', 'browsers', 'growth'])

function projects(...names: string[]): string[] {
  return names.flatMap((name) => ['--project', name])
}

async function runStep(name: string, find: () => Promise<string>): Promise<Counts> {
  const passed = await runCheck(name, find)
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}

async function runVitest(args: string[]): Promise<Counts> {
  const directory = mkdtempSync(path.join(tmpdir(), 'haqiba-report-'))
  const file = path.join(directory, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]
    // Its own copy of the terminal stays away: the last line is ours, and CI has no input to give.
    const child = spawn(process.execPath, vitest, { stdio: ['ignore', 'inherit', 'inherit'] })
    const [code] = await once(child, 'exit')
    return countsOf(file, code === 0)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** The totals of a report. A run that ended badly, or ran nothing, never counts as passed. */
export function countsOf(file: string, endedWell: boolean): Counts {
  const report = readReport(file)
  if (!report) return failure('The tests ended without a report; what stopped them is said above.')
  const { numPassedTests: passed, numPendingTests, numTodoTests, testResults } = report
  const unread = testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0)
  const failed = report.numFailedTests + unread.length
  if (endedWell && passed + failed === 0) return failure('No test ran.')
  if (failed === 0 && !endedWell)
    console.error('Something outside the tests failed (a worker, a hook); see above.')
  return { passed, failed: failed === 0 && !endedWell ? 1 : failed, skipped: numPendingTests + numTodoTests }
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function failure(reason: string): Counts {
  console.error(reason)
  return { ...none, failed: 1 }
}

function summarise(all: Counts[]): void {
  const sum = (part: keyof Counts) => all.reduce((total, counts) => total + counts[part], 0)
  const skipped = sum('skipped')
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  if (sum('failed') > 0) process.exitCode = 1
}
