import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
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
          testTimeout: 20_000,
          hookTimeout: 30_000,
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
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // The storefront beside the specification, all of it; alone with `npm run prove`.
        extends: true,
        test: {
          name: 'proofs',
          include: ['test/proofs/**/*.test.ts'],
          fileParallelism: false,
          maxConcurrency: 3,
          testTimeout: 120_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
