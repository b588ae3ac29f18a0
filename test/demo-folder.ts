import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { warmFirstSight } from '#src/app/warm-first-sight.ts'
import { readConfig } from '#src/config.ts'
import { openDatabase } from '#src/db/open.ts'
import { loadMissingDemo } from '#src/demo/load-demo.ts'
import { openStores } from '#src/media/store/open-stores.ts'
import { createVariants } from '#src/media/variants.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a shop with the demo, its receipts and the pictures of its first sight, that nobody has opened yet. */
    demoFolder: string
  }
}

/** Makes the demo's folder once for the run, whichever project wants it first: each shop copies it instead of loading. */
export default async function demoFolder(project: TestProject): Promise<(() => void) | undefined> {
  const run = project.vitest.getRootProject()
  if (run.getProvidedContext().demoFolder) return undefined
  const dir = mkdtempSync(path.join(tmpdir(), 'haqiba-demo-'))
  const remove = () => rmSync(dir, { recursive: true, force: true })
  try {
    await fill(dir)
  } catch (error) {
    remove()
    throw error
  }
  run.provide('demoFolder', dir)
  return remove
}

/** A new folder with the demo in it. */
export function copyDemo(from: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'haqiba-running-'))
  cpSync(from, dir, { recursive: true })
  return dir
}

/** As a first start does, but for the admin, whom each shop makes from its own settings, as its secret. */
async function fill(dir: string): Promise<void> {
  const config = readConfig({ DATA_DIR: dir })
  const { db, close } = await openDatabase({ dir })
  const { pictures, proofs } = openStores(config, db)
  await loadMissingDemo({ db, pictures, proofs, clock: () => new Date() }, 'src/demo')
  const variants = createVariants(pictures, (what, error) => {
    throw new Error(what, { cause: error })
  })
  await warmFirstSight(db, variants)
  await variants.close()
  await close()
}
