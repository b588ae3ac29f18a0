import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { definedVersion } from './build/version.ts'

/** Browser tests mostly wait, and wait for what they look at: two at a time disturb each other in nothing but speed. */
const journeysAtOnce = Math.min(2, availableParallelism())

export default defineConfig({
  define: definedVersion,
  test: {
    globalSetup: './test/databases.ts',
    // What a passing test prints on purpose would read like trouble.
    silent: 'passed-only',
    // A forgotten `.only` would silently shrink the count.
    allowOnly: false,
    // How long a condition may take to come true; only what fails takes so long (docs/decisions/023).
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: [
            'src/**/*.test.{ts,tsx}',
            'test/*.test.ts',
            'test/contract/**/*.test.ts',
            'test/faults/**/*.test.ts',
          ],
          // Bounds for what hangs, generous enough for a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: availableParallelism(),
          // Files share what they import, a quarter of the work otherwise: no module keeps what a test has done.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // A browser each, and a shop each but for those that only look: two at a time and after the others.
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: './test/shared-shop.ts',
          maxWorkers: journeysAtOnce,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Whether each page is whole: valid, without broken links or complaints, and no heavier than it may be.
        extends: true,
        test: {
          name: 'proofs',
          include: ['test/proofs/pages-are-whole.test.ts'],
          maxWorkers: journeysAtOnce,
          maxConcurrency: 3,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // What takes minutes more, beside the specification, for every screen and against attacks: `npm run prove`.
        extends: true,
        test: {
          name: 'long-proofs',
          include: ['test/proofs/**/*.test.ts'],
          exclude: ['test/proofs/pages-are-whole.test.ts'],
          fileParallelism: false,
          maxConcurrency: 3,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
