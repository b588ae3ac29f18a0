import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { deleteLeftovers } from './store/disk-store.ts'
import { makePrivateFolder } from './store/private-folder.ts'

/** Where bodies stand while they come in and wait: a name for one use, and nothing left after it. */
export type UploadFolder = { withFile<T>(use: (file: string) => Promise<T>): Promise<T> }

/** Makes the folder for this process's owner alone and removes what a process that ended has left there. */
export function openUploadFolder(dir: string): UploadFolder {
  makePrivateFolder(dir)
  deleteLeftovers(dir)
  return {
    async withFile(use) {
      const file = path.join(dir, `${process.pid}-${randomUUID()}`)
      try {
        return await use(file)
      } finally {
        await rm(file, { force: true })
      }
    },
  }
}
