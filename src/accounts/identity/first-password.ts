import { fstatSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Where the first password waits when it may not be printed. */
function passwordFile(dir: string): string {
  return path.join(dir, 'first-admin-password')
}

/**
 * Tells the first admin's keys (I4): on the terminal, or to the program that started the shop and reads what it prints.
 * Where that would stay in a log, the password goes into a file of DATA_DIR that only the shop's own user can read.
 */
export function tellFirstPassword(
  { email, password }: { email: string; password: string },
  dir: string,
  { say, stays }: { say: (line: string) => void; stays: boolean },
): void {
  if (!stays) {
    say(`Admin: ${email} / ${password}`)
    return
  }
  const file = passwordFile(dir)
  writeFileSync(file, `${password}\n`, { mode: 0o600, flush: true })
  say(`Admin: ${email} / the password in ${file}, which is removed at the first sign-in`)
}

/** Removes the file once an admin has signed in: whoever could read it does not need it any more. */
export function removeFirstPassword(dir: string): void {
  rmSync(passwordFile(dir), { force: true })
}

/**
 * Whether what is printed stays: in a file, in the journal of systemd (which names itself in JOURNAL_STREAM), or in the
 * log of a container, which is whatever its first process writes to. A terminal and a program that reads do not keep it.
 */
export function outputStays(fd = 1, journal = process.env.JOURNAL_STREAM): boolean {
  const output = fstatSync(fd)
  if (output.isFile()) return true
  if (output.isCharacterDevice()) return false
  return journal === `${output.dev}:${output.ino}` || isOfFirstProcess(fd)
}

function isOfFirstProcess(fd: number): boolean {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`) === readlinkSync('/proc/1/fd/1')
  } catch {
    return false
  }
}
