import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { definedVersion } from '../../build/version.ts'

/** What needs no shop first: most mutants end there, before a database is opened for them. */
class PlainTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weigh = ({ moduleId }: TestSpecification) =>
      Number(readFileSync(moduleId, 'utf8').includes('describeShop'))
    return [...files].sort((a, b) => weigh(a) - weigh(b))
  }
}

// The tests beside the rules, each mutant's own ones at a time; whole pages and browsers would take days.
export default defineConfig({
  define: definedVersion,
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    expect: { poll: { timeout: 60_000 } },
    globalSetup: './test/databases.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    silent: 'passed-only',
    sequence: { sequencer: PlainTestsFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
