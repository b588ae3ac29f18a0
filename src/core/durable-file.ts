import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

/**
 * Writes a file for this user alone (0600) as a whole or not at all, so that a power cut neither empties nor forgets it.
 * Makes the folder of `file` if need be. `temporary` lies there or in another folder of the same disk.
 */
export async function writeDurably(
  file: string,
  contents: Uint8Array | Readable,
  temporary: string,
): Promise<void> {
  const folder = path.dirname(file)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const handle = await open(temporary, 'w', 0o600)
    try {
      await handle.writeFile(contents)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(folder)
  if (made) await syncFolder(path.dirname(made))
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
