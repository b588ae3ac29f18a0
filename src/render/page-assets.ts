import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Locale, locales, mainLocale } from '#src/core/locale.ts'
import { fontsToPreload } from '#src/ui/theme/fonts.ts'
import type { PageAssets } from './document-head.tsx'

type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>

const entry = 'src/app/entry.client.tsx'
const stylesheet = 'src/app/shop.css'
// What the entry brings by itself once the page is painted.
const hydrate = 'src/app/hydrate.tsx'
// The list of the dashboard's pages, with the styles that no shopper needs.
const dashboard = 'src/app/dashboard-routes.ts'

/** Answers what a page file needs first, from the manifests of the browser builds in `dir`, one a language. */
export function builtAssets(dir: string): (file: string, locale: Locale) => PageAssets {
  const manifests = Object.fromEntries(
    locales.map((locale) => [locale, readManifest(dir, locale)]),
  ) as Record<Locale, Manifest>
  const known = new Map<string, PageAssets>()
  return (file, locale) => {
    const key = `${locale} ${file}`
    const assets = known.get(key) ?? assetsOf(manifests[locale], file.replace(/^\.\.\//, 'src/'), locale)
    known.set(key, assets)
    return assets
  }
}

function readManifest(dir: string, locale: Locale): Manifest {
  return JSON.parse(readFileSync(path.join(dir, `.vite/manifest-${locale}.json`), 'utf8'))
}

function assetsOf(manifest: Manifest, page: string, locale: Locale): PageAssets {
  const list = manifest[dashboard]?.dynamicImports?.includes(page) ? [dashboard] : []
  const names = importedBy([entry, hydrate, ...list, page], manifest)
  const chunks = [...names].flatMap((name) => manifest[name] ?? [])
  return {
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
    script: `/${manifest[entry]?.file}`,
    modules: chunks.map(({ file }) => `/${file}`),
    fonts: fontsToPreload(locale).map((name) => `/${fileOf(name, manifest)}`),
  }
}

/** Where the build put the source file of this name. */
function fileOf(name: string, manifest: Manifest): string {
  const found = Object.entries(manifest).find(([source]) => source.endsWith(`/${name}`))
  if (!found) throw new Error(`The build has no ${name}.`)
  return found[1].file
}

/** These chunks and all they import, without repeats, each after what it imports. */
function importedBy(names: readonly string[], manifest: Manifest, seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue
    importedBy(manifest[name]?.imports ?? [], manifest, seen)
    seen.add(name)
  }
  return seen
}

/** The development server's: sources, transformed as they are asked for. */
export function sourceAssets(): PageAssets {
  return {
    styles: ['/src/app/shop.css?direct'],
    script: '/src/app/entry.client.tsx',
    modules: [],
    // Found by the stylesheet: nobody waits for a line here.
    fonts: [],
  }
}

/** The stylesheet that every page of the build in `dir` begins with. */
export function builtStyle(dir: string): string {
  const file = readManifest(dir, mainLocale)[stylesheet]?.file
  if (!file) throw new Error(`The build has no ${stylesheet}.`)
  return readFileSync(path.join(dir, file), 'utf8').trim()
}
