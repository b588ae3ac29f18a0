import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const stampFile = 'dist/.stamp'
const sources = [
  'src',
  'public',
  'build',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'tools',
]
const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/

/** True when dist/ was built from the sources as they are now. Looks at times and sizes only: milliseconds. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()
}

/** Builds browser files into dist/client and the server into dist/server, as `vite build` and `vite build --ssr` do. */
export async function build() {
  const began = performance.now()
  const before = stamp()
  rmSync('dist', { recursive: true, force: true })
  process.env.NODE_ENV = 'production'
  const vite = await import('vite')
  const { locales } = await import('../src/core/locale.ts')
  for (const mode of locales) await vite.build({ logLevel: 'warn', mode })
  await vite.build({ logLevel: 'warn', mode: 'service-worker' })
  await vite.build({ logLevel: 'warn', build: { ssr: true } })
  await compressAssets('dist/client')
  mkdirSync('dist', { recursive: true })
  writeFileSync(stampFile, before)
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

function stamp() {
  const hash = createHash('sha256')
  for (const source of sources) if (existsSync(source)) addToHash(hash, source)
  return hash.digest('hex')
}

function addToHash(hash, path) {
  const stat = statSync(path)
  if (stat.isDirectory()) {
    for (const name of readdirSync(path).sort())
      if (!/\.test\.tsx?$/.test(name)) addToHash(hash, join(path, name))
  } else {
    hash.update(`${path}\0${stat.mtimeMs}\0${stat.size}\n`)
  }
}

// Once at build time at the highest quality, so that no request ever waits for it.
async function compressAssets(directory) {
  const names = await readdir(directory, { recursive: true })
  await Promise.all(
    names
      .filter((name) => compressible.test(name) && !name.startsWith('.vite'))
      .map((name) => compress(join(directory, name))),
  )
}

async function compress(file) {
  const bytes = await readFile(file)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
  const brotli = { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  await Promise.all([
    promisify(zlib.brotliCompress)(bytes, brotli).then((small) => writeFile(`${file}.br`, small)),
    promisify(zlib.gzip)(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
