import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { readPictureName } from '#src/core/picture-name.ts'
import type { PictureStore } from '#src/shop.ts'
import { makePrivateFolder } from './private-folder.ts'

/**
 * Pictures as files under `dir`, in folders named by the first two characters. What a crash left half-written in
 * `dir/incoming` is emptied here. Throws when `dir` cannot be made.
 */
export function createDiskStore(dir: string): PictureStore {
  const incoming = path.join(dir, 'incoming')
  makePrivateFolder(dir)
  makePrivateFolder(incoming)
  deleteLeftovers(incoming)

  return {
    async put(name, bytes) {
      const target = fileOf(dir, name)
      const folder = path.dirname(target)
      const temporary = path.join(incoming, `${process.pid}-${randomUUID()}`)
      try {
        await writeDurably(temporary, bytes)
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await rename(temporary, target)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      await syncFolder(folder)
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

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Without it a power cut may forget the new name; Windows cannot open folders and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
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
