import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { matchPath } from '#src/ui/router/match-path.ts'
import { dashboardRoutes } from './dashboard-routes.ts'
import { shopPages } from './routes.ts'

/** What the server answers beside the pages and their files: where a basket goes without JavaScript. */
const besidePages = ['/order-form']

const paths = [...shopPages, ...dashboardRoutes].map(({ path }) => path)
const link =
  /(?:\b(?:href|pathIn|navigate|redirect)\((?:[\w.]+, *)?|\b(?:to|href)[=:] *\{?)['"`](\/[^'"`\s]*)['"`]/g

/** The page paths a text names, whatever stands for an id in them, without query and fragment. */
function linksIn(text: string): string[] {
  // Of an address that is put together only the beginning can be known.
  return [...text.matchAll(link)].map(([, path = '']) =>
    path.replace(/\$\{[^}]*\}/g, 'x').replace(/[?#].*/, ''),
  )
}

const leads = (path: string) =>
  besidePages.includes(path) ||
  path.startsWith('/api/') ||
  /\.\w+$/.test(path) ||
  paths.some((page) => matchPath(page, path))

test('a path of a page that no page has is found', () => {
  const links = linksIn(
    `<Link to={href('/product-checkout')} /> href(\`/track/\${token}\`) href("/checkout") pathIn(locale, '/shop?q=a') href('/cart/next?a=1')`,
  )
  expect(links.filter((path) => !leads(path))).toEqual(['/checkout', '/cart/next'])
})

test('whatever page the code names is there', () => {
  const named = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|sample)\.tsx?$/.test(file))
    .flatMap((file) => linksIn(readFileSync(file, 'utf8')).map((path) => ({ file, path })))
  expect(new Set(named.map(({ path }) => path)).size).toBeGreaterThan(40)
  expect(named.filter(({ path }) => !leads(path))).toEqual([])
})
