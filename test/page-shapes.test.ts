import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { dashboardRoutes } from '#src/app/dashboard-routes.ts'
import { isForm } from '#src/dashboard/frame/page-skeleton.tsx'

// Else the shape of the first paint gives way to another one before the page is there (I7).
it('a page that comes as fields or as rows has that shape from the first paint', async () => {
  const shapes = dashboardRoutes.map(async ({ path: address, file }) => {
    const source = await readFile(path.join(import.meta.dirname, '../src/app', file), 'utf8')
    const shape = /<(Field|Row)Skeletons\b/.exec(source)?.[1]
    return shape && { address, shape }
  })
  const found = (await Promise.all(shapes)).filter((one) => one !== undefined && one !== '')
  expect(found.length).toBeGreaterThan(8)
  expect(found.filter(({ address, shape }) => isForm(address) !== (shape === 'Field'))).toEqual([])
})
