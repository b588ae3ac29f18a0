import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from './core/locale.ts'
import type { PageAssets } from './document.tsx'
import { fontsToPreload } from './ui/fonts.ts'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const entry = 'src/entry.client.tsx'
// What the entry brings by itself once the page is painted.
const wakeUp = 'src/wake-up.tsx'

/** Answers what a page file needs first, from the manifests of the browser builds in `dir`, one a language. */
export function builtAssets(dir: string): (file: string, locale: Locale) => PageAssets {
  const manifests = { en: readManifest(dir, 'en'), ar: readManifest(dir, 'ar') }
  const known = new Map<string, PageAssets>()
  return (file, locale) => {
    const key = `${locale} ${file}`
    const assets = known.get(key) ?? assetsOf(manifests[locale], file.replace(/^\.\//, 'src/'), locale)
    known.set(key, assets)
    return assets
  }
}

function readManifest(dir: string, locale: Locale): Manifest {
  return JSON.parse(readFileSync(path.join(dir, `.vite/manifest-${locale}.json`), 'utf8'))
}

function assetsOf(manifest: Manifest, page: string, locale: Locale): PageAssets {
  const names = importedBy([entry, wakeUp, page], manifest)
  const chunks = [...names].flatMap((name) => manifest[name] ?? [])
  return {
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
    script: `/${manifest[entry]?.file}`,
    modules: chunks.map(({ file }) => `/${file}`),
    fonts: fontsToPreload(locale),
  }
}

/** These chunks and all they import, without repeats. */
function importedBy(names: readonly string[], manifest: Manifest, seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue
    seen.add(name)
    importedBy(manifest[name]?.imports ?? [], manifest, seen)
  }
  return seen
}

/** The development server's: sources, transformed as they are asked for. */
export function sourceAssets(_file: string, locale: Locale): PageAssets {
  return {
    styles: ['/src/ui/tokens.css?direct'],
    script: '/src/entry.client.tsx',
    modules: [],
    fonts: fontsToPreload(locale),
  }
}
