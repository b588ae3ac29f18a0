import { chmodSync, mkdirSync } from 'node:fs'

/** Makes a folder that only the shop's own user can look into, and closes one that was made before that was so. */
export function makePrivateFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  try {
    chmodSync(dir, 0o700)
  } catch {
    // Somebody else's folder, or a disk without modes; doctor tells.
  }
}
