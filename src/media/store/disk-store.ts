import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { writeDurably } from '#src/core/durable-file.ts'
import { readPictureName } from '#src/core/picture-name.ts'
import type { PictureStore } from '#src/shop.ts'
import { makePrivateFolder } from './private-folder.ts'
import { storeUnavailable } from './store-unavailable.ts'

/**
 * Pictures as files under `dir`, in folders named by the first two characters. What a crash left half-written in
 * `dir/incoming` is emptied here. Throws when `dir` cannot be made; `put` throws Problem `unavailable` where the disk fails.
 */
export function createDiskStore(dir: string): PictureStore {
  const incoming = path.join(dir, 'incoming')
  makePrivateFolder(dir)
  makePrivateFolder(incoming)
  deleteLeftovers(incoming)

  return {
    async put(name, bytes) {
      const file = fileOf(dir, name)
      await writeDurably(file, bytes, path.join(incoming, `${process.pid}-${randomUUID()}`)).catch(
        (error) => {
          throw storeUnavailable(error)
        },
      )
    },
    async find(name) {
      try {
        return await readFile(fileOf(dir, name))
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(name) {
      await rm(fileOf(dir, name), { force: true })
    },
  }
}

function fileOf(dir: string, name: string): string {
  if (!readPictureName(name))
    throw new RangeError(`not a picture's name: ${JSON.stringify(name.slice(0, 80))}`)
  return path.join(dir, name.slice(0, 2), name)
}

/** Files start with the number of the process that writes them, so a command line beside a running shop spares its uploads. */
export function deleteLeftovers(incoming: string): void {
  for (const file of readdirSync(incoming)) {
    const writer = Number.parseInt(file, 10)
    if (writer === process.pid || !isAlive(writer)) rmSync(path.join(incoming, file), { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
