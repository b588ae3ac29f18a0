// What every npm script calls. Plain JavaScript that any Node from 20.19 runs, because it works before
// anything is installed; see docs/decisions for why it brings its own runtime.
import { existsSync } from 'node:fs'
import { sep } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { build, isBuilt } from './build.mjs'
import { installPackages, isInstalled } from './install.mjs'
import { findRuntime, runWith } from './runtime.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const self = fileURLToPath(import.meta.url)
const shopCommands = 'src/cli/main.ts'

const verbs = {
  start,
  build: (args) => (args.includes('--if-changed') && isBuilt() ? undefined : build()),
  dev: () => import('./dev.ts'),
  check: async () => (await import('./check.ts')).check(),
  test: async (args) => (await import('./test.ts')).test(args),
  prove: async (args) => (await import('./test.ts')).prove(args),
  bench: () => import('../bench/bench.ts'),
}

process.chdir(root.endsWith(sep) ? root.slice(0, -1) : root)
if (existsSync(shopCommands)) verbs.shop = shop

const [verb, ...args] = process.argv.slice(2)
if (!Object.hasOwn(verbs, verb ?? '')) {
  console.error(`Usage: npm run ${Object.keys(verbs).join(' | ')}`)
  process.exit(1)
}

if (!isInstalled()) await installPackages()
const runtime = findRuntime()
if (runtime === process.execPath) {
  // A script that is run by importing it finds its own arguments where any script does.
  process.argv = [process.execPath, self, ...args]
  await verbs[verb](args)
} else {
  process.exitCode = await runWith(runtime, [self, verb, ...args])
}

async function start() {
  await buildIfChanged()
  await become('dist/server/server.js', {
    NODE_ENV: 'production',
    // The C library keeps freed memory for each thread unless told otherwise: 180 MB became 111 after pictures were made.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
  })
}

/** Goes on as another script, in this very process where the system can: the C library reads its settings at start. */
async function become(script, settings) {
  Object.assign(process.env, settings)
  process.execve?.(process.execPath, [process.execPath, '--max-semi-space-size=4', script], process.env)
  await import(new URL(`../${script}`, import.meta.url).href)
}

async function shop() {
  await buildIfChanged()
  process.env.NODE_ENV = 'production'
  await import('../dist/server/shop-cli.js')
}

// In a process of its own, so that the shop does not carry the bundler's memory around.
async function buildIfChanged() {
  if (isBuilt()) return
  const code = await runWith(process.execPath, [self, 'build'])
  if (code !== 0) process.exit(code)
}
