import { expect, it } from 'vitest'
import { dashboardRoutes } from './dashboard-routes.ts'
import { shopPages } from './routes.ts'

// docs/decisions/090: a form that was sent must not come back, and neither must who had signed in.
it('home and every list of goods stay for Back, and no other page', () => {
  const lists = /\/(?:home|shop|category)\.page\.tsx$/
  const isList = ({ file }: { file: string }) => lists.test(file)
  expect(shopPages.filter(({ stays }) => stays).map(({ path }) => path)).toEqual(
    shopPages.filter(isList).map(({ path }) => path),
  )
  expect(dashboardRoutes.filter(({ stays }) => stays)).toEqual([])
})
