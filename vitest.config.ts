import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { definedVersion } from './build/version.ts'

/** Browser tests mostly wait, and wait for what they look at: two at a time disturb each other in nothing but speed. */
const journeysAtOnce = Math.min(2, availableParallelism())

export default defineConfig({
  define: definedVersion,
  // As a build compiles it: the React of production has no other runtime.
  oxc: { jsx: { runtime: 'automatic', development: false } },
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
          // React as shops run it, which renders a page in three quarters of the other's time.
          env: { NODE_ENV: 'production' },
          include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts', 'test/contract/**/*.test.ts'],
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
        // A browser each, and a shop each but for those that only look: two at a time and after the others. Whether each
        // page is whole takes the longest and starts first: a project of its own would come last, alone on its core.
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts', 'test/proofs/pages-are-whole.test.ts'],
          globalSetup: ['./test/browser-shell.ts', './test/demo-folder.ts', './test/shared-shop.ts'],
          setupFiles: './test/journeys/show-failure.ts',
          maxWorkers: journeysAtOnce,
          // As above: importing Playwright, messages and steps anew took each file 2 s of processor time.
          isolate: false,
          maxConcurrency: 3,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // In their order, so that a failure is shown before the file's own hook closes its page.
          sequence: { groupOrder: 2, hooks: 'list' },
        },
      },
      {
        // What takes minutes more, beside the specification, for every screen and against attacks: `npm run prove`.
        extends: true,
        test: {
          name: 'proofs',
          include: ['test/proofs/**/*.test.ts'],
          exclude: [
            'test/proofs/identity.test.ts',
            'test/proofs/looks.test.ts',
            'test/proofs/{faults,soak,processes,browsers,growth}/**',
          ],
          globalSetup: ['./test/browser-shell.ts', './test/demo-folder.ts'],
          fileParallelism: false,
          maxConcurrency: 3,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        // On the hosted provider's emulator, which is 240 MB and installed for it: `npm run prove -- identity` alone.
        extends: true,
        test: {
          name: 'identity',
          include: ['test/proofs/identity.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 4 },
        },
      },
      {
        // Every screen as a picture, for eyes: `npm run prove -- looks`, narrowed by `-t 'ar 360 shopper'`.
        extends: true,
        test: {
          name: 'looks',
          include: ['test/proofs/looks.test.ts'],
          globalSetup: './test/demo-folder.ts',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 5 },
        },
      },
      {
        // What servers meet: processes killed, disks full, databases gone. `npm run prove -- faults`, one after the other.
        extends: true,
        test: {
          name: 'faults',
          include: ['test/proofs/faults/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 6 },
        },
      },
      {
        // Ten minutes of orders, reads and edits on a quiet machine: `npm run prove -- soak`.
        extends: true,
        test: {
          name: 'soak',
          include: ['test/proofs/soak/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 1_200_000,
          sequence: { groupOrder: 7 },
        },
      },
      {
        // From a hundred products to a hundred thousand, orders to a million: `npm run prove -- growth`.
        extends: true,
        test: {
          name: 'growth',
          include: ['test/proofs/growth/**/*.test.ts'],
          fileParallelism: false,
          hookTimeout: 3_600_000,
          sequence: { groupOrder: 10 },
        },
      },
      {
        // Several processes on one PostgreSQL, behind nginx: `npm run prove -- processes`.
        extends: true,
        test: {
          name: 'processes',
          include: ['test/proofs/processes/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 8 },
        },
      },
      {
        // The purchase in Debian's Firefox: `npm run prove -- browsers`.
        extends: false,
        test: {
          name: 'browsers',
          include: ['test/proofs/browsers/**/*.test.ts'],
          globalSetup: './test/demo-folder.ts',
          fileParallelism: false,
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 300_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 9 },
        },
      },
    ],
  },
})
