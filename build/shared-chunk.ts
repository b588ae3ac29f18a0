import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Who imports whom, as the bundler knows it. */
export type ModuleGraph = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** Modules that every page loads before its own. */
const always = /\/src\/app\/(?:entry\.client|hydrate)\.tsx$/

/** Pages that show goods; those of orders and accounts hardly do. */
const showsGoods = /\/src\/(?:catalogue|contact|storefront)\//

/** What only growing lists need of the data layer; every file of it looks as if every page had it. */
const listsOnly = /\/@tanstack\/.*\/(?:useInfiniteQuery|useSuspenseInfiniteQuery|infiniteQueryObserver)\.js$/

/** Where a visit begins: these pages do not carry what only others share. */
const landing = /\/(?:home|product)\.page\.tsx$/

/** The way to an order; the pages of placed orders share things of their own. */
const placesOrder = /\/(?:cart|checkout)\.page\.tsx$/

/** The files of the shop's own pages, as src/app/routes.ts names them: `src/orders/cart/cart.page.tsx`. */
export function shopPages(): string[] {
  const routes = readFileSync('src/app/routes.ts', 'utf8')
  return [...routes.matchAll(/^ {2}page\('[^']+', '([\w/-]+)'/gm)].map(([, file]) => `src/${file}.page.tsx`)
}

/**
 * The file in which a module travels that several have in common: `shared` where every page of the shop has it, what
 * hydrates it included, or three and more of several folders, two pages among them; the folder's own where only its pages do, so that home does not carry what the sign-in
 * pages share; `goods` where only pages do that show some; one that ends in `later` where no page has it that a visit
 * begins with, in `before` or `after` where only the pages do on which an order is placed, or has been; a file of those acts (logging out, say) where one page of a folder shares with acts what is fetched on a press;
 * `lists` what lists that grow need of the data layer; `dashboard` where only the dashboard does, so that no shopper carries it. Else what the bundler chooses. The shop's pages
 * are those of src/app/routes.ts.
 */
export function sharedChunk() {
  const files = shopPages()
  const isPage = (id: string) => id.endsWith('.page.tsx')
  const isDashboard = (id: string) =>
    id.includes('/src/dashboard/') || (isPage(id) && !files.some((file) => id.endsWith(`/${file}`)))

  return (id: string, graph: ModuleGraph): string | null => {
    if (listsOnly.test(id)) return 'lists'
    const roots = withoutGuests(rootsOf(id, graph), graph)
    // What only hydration begins with every page has, too: in two files they would be joined by lists of names.
    if (roots.length < 2) return always.test(roots[0] ?? '') && !always.test(id) ? 'shared' : null
    const shop = roots.filter((root) => !isDashboard(root))
    if (shop.length === 0) return 'dashboard'
    if (shop.some((root) => always.test(root))) return 'shared'
    // Nearly every dialog opens on a press, and would otherwise come before it with whatever stands in `later`.
    if (/\/ui\/overlay\/(?:dialog|confirm)\.tsx$/.test(id)) return 'dialog'
    const [folder, ...others] = new Set(shop.map((root) => /\/src\/(\w+)\//.exec(root)?.[1] ?? ''))
    const begins = shop.some((root) => landing.test(root))
    if (others.length > 0) {
      if (shop.length < 3) return null
      // Fetched on a press, it must not come before it with what pages share, nor where one page alone has it besides.
      if (shop.filter(isPage).length < 2) return null
      if (shop.every((root) => showsGoods.test(root))) return 'goods'
      return begins ? 'shared' : 'later'
    }
    if (shop.length < 2 || !folder) return null
    const acts = shop.filter((root) => !isPage(root)).map((root) => basename(root).split('.')[0])
    // What two pages share their acts find there: they are opened on one of those.
    const pages = shop.length - acts.length
    if (pages < 2) return shop.length < 3 ? null : [folder, ...acts.sort()].join('-')
    if (begins) return folder
    if (folder !== 'orders') return `${folder}-later`
    const before = shop.filter((root) => placesOrder.test(root)).length
    return before === pages ? 'orders-before' : before > 0 ? 'orders-later' : 'orders-after'
  }
}

/** Where loading begins for a module: the entry, and whatever is imported when wanted and has it in its own imports. */
function rootsOf(id: string, graph: ModuleGraph): Set<string> {
  const roots = new Set<string>()
  const seen = new Set<string>()
  const climb = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(at) ?? {}
    if (importers.length === 0 || dynamicImporters.length > 0) roots.add(at)
    for (const importer of importers) climb(importer)
  }
  climb(id)
  return roots
}

/** Without what is loaded later by a root that is there anyway: a dialog of one page makes nothing common to two. */
function withoutGuests(roots: Set<string>, graph: ModuleGraph): string[] {
  return [...roots].filter((root) => {
    if (always.test(root) || /\.(?:page|layout)\.tsx$/.test(root)) return true
    const importers = graph.getModuleInfo(root)?.dynamicImporters ?? []
    const hosts = importers.flatMap((importer) => [...rootsOf(importer, graph)])
    return !hosts.some((host) => host !== root && roots.has(host))
  })
}
