import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import { importRulesOf } from './import-rules.ts'

// Files that the browser loads, and what must never come with them: SQL, keys and the server itself.
const browserFile = /^src\/(?:ui\/.*\.tsx?|.*\.(?:query|messages)\.ts|.*\.tsx|app\/routes\.ts)$/
const neverBrowser = /^src\/(?:render\/document|app\/entry\.server)\.tsx$|^src\/mail\/|\.test\.tsx?$/
// Younger than Safari 16.4, which the styles ask for; the build brings no stand-ins.
const tooNew =
  /\b(?:(?:Map|Object)\.groupBy|URL\.(?:canParse|parse)|Promise\.(?:withResolvers|try)|Array\.fromAsync|RegExp\.escape)\(/
const serverFile = /\.(?:store|api)\.tsx?$|^src\/(?:db|http)\/|^src\/(?:app\/create-app|server|config)\.ts$/

// Where a shopper's pages begin, beside those of routes.ts, and where the dashboard's do.
const shopFiles = [
  'entry.client.tsx',
  'entry.server.tsx',
  'hydrate.tsx',
  'app-root.tsx',
  'closed-doors.ts',
].map((file) => `src/app/${file}`)
const dashboardsOwn = /^src\/(?:app\/dashboard-routes\.ts|dashboard\/frame\/dashboard\.layout\.tsx)$/

/** Every import under src/ of `directory` that points the wrong way (architecture.md), one readable line each. */
export async function findWrongImports(directory: string): Promise<string[]> {
  const { output } = await cruise(['src'], {
    baseDir: directory,
    parser: 'swc',
    validate: true,
    doNotFollow: { path: 'node_modules' },
    ruleSet: { forbidden: importRulesOf(directory) },
  })
  if (typeof output === 'string') throw new Error(output)
  return [
    ...wrongDirections(output),
    ...serverFilesInTheBrowser(output.modules),
    ...tooNewInTheBrowser(output.modules, directory),
    ...unstyledInTheShop(output.modules, directory),
  ]
}

function wrongDirections(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to, cycle }) => {
    const chain = cycle ? [from, ...cycle.map((step) => step.name)] : [from, to]
    return `${chain.join(' → ')}   (${rule.name})`
  })
}

function serverFilesInTheBrowser(modules: IModule[]): string[] {
  const imports = new Map(modules.map((module) => [module.source, module.dependencies]))
  const found: string[] = []
  for (const { source } of modules) {
    if (browserFile.test(source) && !neverBrowser.test(source)) found.push(...chainsToServer(source))
  }
  // Two browser files often share the end of a path; the shortest says it best.
  return [
    ...new Map(found.sort((a, b) => b.length - a.length).map((chain) => [lastStep(chain), chain])).values(),
  ]

  function chainsToServer(start: string): string[] {
    const cameFrom = new Map<string, string>([[start, '']])
    const open = [start]
    const chains: string[] = []
    for (const at of open) {
      for (const { resolved, dependencyTypes, coreModule } of imports.get(at) ?? []) {
        if (dependencyTypes.includes('type-only') || cameFrom.has(resolved)) continue
        cameFrom.set(resolved, at)
        if (coreModule || serverFile.test(resolved)) chains.push(chain(cameFrom, resolved))
        else open.push(resolved)
      }
    }
    return chains
  }
}

function tooNewInTheBrowser(modules: IModule[], directory: string): string[] {
  const imports = new Map(modules.map((module) => [module.source, module.dependencies]))
  const loaded = new Set(
    modules.map(({ source }) => source).filter((file) => browserFile.test(file) && !neverBrowser.test(file)),
  )
  for (const at of loaded)
    for (const { resolved, dependencyTypes } of imports.get(at) ?? [])
      if (!dependencyTypes.includes('type-only') && resolved.startsWith('src/')) loaded.add(resolved)
  return [...loaded].flatMap((file) => {
    const [found] = tooNew.exec(readFileSync(path.join(directory, file), 'utf8')) ?? []
    return found ? [`${file}: ${found})   (reaches the browser, and Safari 16.4 does not have it)`] : []
  })
}

/** Files that a shopper sees and whose classes the shop's stylesheet leaves to the dashboard's (src/app/shop.css). */
function unstyledInTheShop(modules: IModule[], directory: string): string[] {
  const stylesheet = path.join(directory, 'src/app/shop.css')
  if (!existsSync(stylesheet)) return []
  const leftOut = [...readFileSync(stylesheet, 'utf8').matchAll(/@source not "\.\.\/([\w/.-]+)"/g)].map(
    ([, place]) => `src/${place}`,
  )
  const routes = readFileSync(path.join(directory, 'src/app/routes.ts'), 'utf8')
  const pages = [...routes.matchAll(/^ {2}page\('[^']+', '([\w/-]+)'/gm)].map(
    ([, file]) => `src/${file}.page.tsx`,
  )
  const imports = new Map(modules.map((module) => [module.source, module.dependencies]))
  const seen = new Set([...pages, ...shopFiles])
  for (const at of seen)
    for (const { resolved, dependencyTypes } of imports.get(at) ?? [])
      if (!dependencyTypes.includes('type-only') && !dashboardsOwn.test(resolved)) seen.add(resolved)
  return [...seen]
    .filter((file) => /\.(?:tsx|class\.ts)$/.test(file))
    .filter((file) => leftOut.some((place) => file === place || file.startsWith(`${place}/`)))
    .map((file) => `${file}   (a shopper sees it, and src/app/shop.css leaves it or its room out)`)
}

function chain(cameFrom: Map<string, string>, end: string): string {
  const steps: string[] = []
  for (let at = end; at !== ''; at = cameFrom.get(at) ?? '') steps.unshift(at)
  return `${steps.join(' → ')}   (reaches the browser, and only a type may)`
}

function lastStep(chain: string): string {
  return chain.split(' → ').slice(-2).join(' → ')
}
