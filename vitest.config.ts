import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { definedVersion } from './build/version.ts'

// A real browser on a machine that does other things too: in CI a second failure counts, at a desk the first.
const browserRetries = process.env.CI ? 1 : 0

export default defineConfig({
  define: definedVersion,
  test: {
    globalSetup: './test/postgres.ts',
    // What a passing test prints on purpose would read like trouble.
    silent: 'passed-only',
    // A forgotten `.only` would silently shrink the count.
    allowOnly: false,
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        // A browser and a shop each: one at a time and after the others, so that nothing slows them.
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          retry: browserRetries,
          fileParallelism: false,
          testTimeout: 120_000,
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
          retry: browserRetries,
          fileParallelism: false,
          maxConcurrency: 3,
          testTimeout: 120_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 3 },
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
          testTimeout: 180_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
