import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { dashboardModules, dashboardRoutes } from './dashboard-routes.ts'

const patternsOf = async (file: string) =>
  [
    ...(await readFile(path.join(import.meta.dirname, file), 'utf8')).matchAll(/'(!?\.\.\/[^']*\*[^']*)'/g),
  ].map(([, pattern]) => pattern)

// A bundler reads the patterns as they are written, so that no list can serve both files.
it('leaves every page of the dashboard out of the files that shoppers load, and no other', async () => {
  const own = await patternsOf('dashboard-routes.ts')
  expect(await patternsOf('routes.ts')).toEqual(['../**/*.page.tsx', ...own.map((pattern) => `!${pattern}`)])
  const files = dashboardRoutes.map(({ file }) => file)
  expect(files.filter((file) => !dashboardModules[file])).toEqual([])
})
