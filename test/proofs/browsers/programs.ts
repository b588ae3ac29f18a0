import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { installFromApt } from '../../install-browser.ts'

/** Where a program of Debian is, its package installed first where it is missing and we are root. */
export function programFromApt(program: string, fromPackage: string): string {
  const found = locate(program)
  if (found) return found
  installFromApt(fromPackage)
  const installed = locate(program)
  if (!installed) throw new Error(`Debian's ${fromPackage} brought no ${program}.`)
  return installed
}

function locate(program: string): string | undefined {
  const directories = (process.env.PATH ?? '').split(path.delimiter)
  const places = program.includes('/') ? [program] : directories.map((one) => path.join(one, program))
  return globSync(places)[0]
}

/** Waits for a line that a program says on its standard error. Throws with all it said when it ends first. */
export async function listened(child: ChildProcess, line: RegExp): Promise<RegExpMatchArray> {
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(child, 'exit')
  for (;;) {
    const found = said.match(line)
    if (found) return found
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended and said: ${said}`)
    await Promise.race([once(child.stderr ?? child, 'data'), ended])
  }
}
