import type { TestProject } from 'vitest/node'
import { copyDemo } from './demo-folder.ts'
import { startShop } from './running-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one running shop is that journeys share which change nothing on the server. */
    sharedShop: string
  }
}

/** Starts the shop that is only looked at, once for all test files of a project. */
export default async function sharedShop(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop({ DATA_DIR: copyDemo(project.getProvidedContext().demoFolder) })
  project.provide('sharedShop', shop.origin)
  return () => shop.remove()
}
